"""68C: what cannot be read of a statement is named, with its place and what can be said."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.analysis.claims.statement.steps import (
    Cash,
    DrawTrumps,
    GiveUp,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale import Refusal, language
from bridgelaw.locale.text import Text


def read(text: str, trump: Suit | None = Suit.SPADES, claimer: Seat = Seat.SOUTH) -> Statement:
    return read_statement(text, claimer=claimer, declarer=Seat.SOUTH, trump=trump)


@pytest.mark.parametrize(
    ("text", "part", "problem"),
    [
        ("draw trumps then bananas", "bananas", errors.UNKNOWN),
        ("set up the clubs", "set up", errors.NOT_HERE),
        ("draw trumps ending in dummy", "in dummy", errors.WHICH_CARDS),
        ("切り札を狩ってぽんぽん", "ぽんぽん", errors.UNKNOWN),
        ("切り札を狩らない", "ない", errors.NOT),
        ("squeeze West", "squeeze", errors.SQUEEZE),
        ("run the clubs, endplaying East", "endplaying", errors.SQUEEZE),
        ("throw East in with a throw-in", "throw-in", errors.SQUEEZE),
        ("スクイズする", "スクイズ", errors.SQUEEZE),
        ("ウエストをエンドプレイ", "エンドプレイ", errors.SQUEEZE),
        ("cash spades, if the queen drops hearts", "if", errors.IF),
        ("spades or hearts", "or", errors.IF),
        ("もし♠Qが落ちたらスペード", "もし", errors.IF),
        ("don't draw trumps", "don't", errors.NOT),
        ("draw hearts", "hearts", errors.NOT_TRUMPS),
        ("ハートを狩る", "ハート", errors.NOT_TRUMPS),
        ("ruff a trump", "trump", errors.CANNOT_BE_RUFFED),
        ("ruff a spade in dummy", "spade", errors.CANNOT_BE_RUFFED),
        ("ace then king", "ace", errors.WHICH_SUIT),
        ("finesse against the king", "king", errors.WHICH_CARD),
        ("ruff my losers in dummy", "dummy", errors.WHICH_CARDS),
        ("draw", "draw", errors.WHICH_SUIT),
        ("the finesse", "finesse", errors.WHICH_CARD),
        ("finesse hearts and clubs", "finesse", errors.WHICH_CARD),
        ("finesse HQ, repeat the club finesse", "club", errors.NO_FINESSE),
        ("finesse through West", "finesse", errors.WHICH_CARD),
        ("フィネス", "フィネス", errors.WHICH_CARD),
        ("cash", "cash", errors.WHICH_CARDS),
        ("in dummy", "dummy", errors.WHICH_CARDS),
        ("cross", "cross", errors.WHERE_TO),
        ("repeat the finesse", "repeat", errors.NO_FINESSE),
        ("もう一度フィネス", "フィネス", errors.NO_FINESSE),
        ("finesse spade queen through North", "North", errors.NOT_AN_OPPONENT),
        ("cash hearts and run clubs after drawing trumps", "drawing trumps", errors.NOT_HERE),
        ("before drawing trumps", "drawing trumps", errors.NOT_HERE),
        ("hearts once the clubs are gone", "clubs", errors.NOT_HERE),
        ("your clubs are good", "clubs", errors.NOT_HERE),
        ("all the trumps are out", "all", errors.NOT_HERE),
        ("overtake the heart queen", "overtake", errors.WHICH_CARDS),
        ("overtake HA with HQ", "overtake", errors.NOT_HERE),
        ("unblock", "unblock", errors.WHICH_CARDS),
        ("a club to the ace of hearts", "to the", errors.NOT_HERE),
        ("cash clubs with the ace", "with", errors.NOT_HERE),
        ("give up a diamond in dummy", "dummy", errors.NOT_HERE),
        ("ruff the heart queen in dummy", "heart queen", errors.NOT_HERE),
        ("ruff a heart, a diamond", "diamond", errors.WHAT_IS_DONE),
        ("ruff a heart 3 times 2", "2", errors.NOT_HERE),
        ("cross in diamonds with the ace of clubs", "with", errors.NOT_HERE),
        ("throw a heart to the ace", "throw", errors.WHICH_SUIT),
        ("crossruff the ace", "ace", errors.WHICH_SUIT),
        ("finesse spade queen through N", "N", errors.NOT_AN_OPPONENT),
        ("Nに対して♠Qでフィネス", "N", errors.NOT_AN_OPPONENT),
        ("ハートを飛ばす", "ハート", errors.WHICH_CARD),
        ("もう1回ラフ", "ラフ", errors.WHICH_SUIT),
        ("give up diamonds", "diamonds", errors.HOW_MANY),
    ],
)
def test_law_68C_what_cannot_be_read_is_named(text: str, part: str, problem: Text) -> None:
    with pytest.raises(NotAStatement) as caught:
        read(text)
    error = caught.value
    assert isinstance(error, Refusal)
    assert error.source == text
    assert part in text[error.start : error.end]
    assert error.problem == problem


HALF_READ = [
    # numbers that the step has no use for
    "ハートをAで2回ラフ", "cross to dummy twice", "ダイヤで2回ダミーに渡る",
    "crossruff three times",
    "クロスラフを3回",
    "2回フィネス",
    "cash HA twice", "throw HK twice", "run the jack of hearts twice", "two hearts to the ace",
    "give two diamonds to the ace", "draw 2-3 rounds of trumps", "draw 0 rounds of trumps",
    "ruff 14 hearts", "win two in dummy", "ハートとダイヤを2回ラフ",
    "ruff hearts and diamonds twice",
    "draw rounds of trumps", "draw all but one trump", "repeat the finesse twice", "cash 3♥",
    "discard 2♦", "give up 2♦", "draw 2♠",
    "finesse two hearts against the king",
    # cards
    "ハートのAでラフ", "ruff a heart with the king and ace", "cross with AK of clubs",
    "♣AKでダミーに渡る", "finesse clubs with the heart queen", "ダミーのAへハートを出す",
    "lead from the ace of hearts", "lead away from HA", "draw the spade queen",
    "crossruff with spades",
    # hands and seats
    "ruff through East", "draw trumps through E", "lose a heart to East", "ダイヤをEに渡す",
    "give E a diamond", "run the jack of hearts to East", "♥Jをイーストに回す", "E",
    "finesse HQ through West and East", "crossruff in dummy", "cash everything in dummy",
    "take the rest in dummy", "ruff a heart in dummy and a diamond",
    "ruff a heart in the other hand", "cross to the other hand", "ruff a heart in each hand",
    "you ruff a heart", "they draw trumps", "West ruffs a heart", "♥Qでフィネス（W）",
    # high and low, all and the rest
    "throw high hearts", "give up a high diamond", "ruff a high heart",
    "cross to dummy with a high club", "draw low trumps", "draw trumps from the bottom",
    "ruff the hearts good", "ruff out the hearts", "lose all the diamonds", "残りのダイヤを渡す",
    "low ace of hearts", "クラブで2枚捨てる", "my last two cards are trumps",
    # the order
    # lists

    "ハートを2回、ダイヤを1回ラフ", "ハートを2枚、ダイヤを1枚捨てる", "no trumps and clubs",
]  # fmt: skip


@pytest.mark.parametrize("text", HALF_READ)
def test_law_68C_nothing_is_half_read(text: str) -> None:
    with pytest.raises(NotAStatement):
        read(text)


def test_the_error_says_the_part_the_place_and_what_can_be_said() -> None:
    with pytest.raises(NotAStatement) as caught:
        read("draw trumps then bananas")
    said = str(caught.value)
    for part in (
        "“bananas”",
        "“draw trumps then bananas”",
        "character 18",
        "ruff a heart in dummy",
    ):
        assert part in said
    assert language("ja").explain(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == said


@pytest.mark.parametrize("code", ["en", "ja"])
def test_what_can_be_said_can_be_read(code: str) -> None:
    examples = re.split("[;；]", language(code).say(errors.CAN_BE_SAID))
    assert len(examples) == 13
    assert all(read(text).steps for text in examples[:-1])


def test_a_place_in_a_full_width_text_is_the_place_as_it_was_written() -> None:
    with pytest.raises(NotAStatement) as caught:
        read("ｽﾍﾟｰﾄﾞを取る、ぽんぽん")
    assert caught.value.source[caught.value.start : caught.value.end] == "ぽんぽん"


@pytest.mark.parametrize(
    "text",
    ["draw trumps", "ruff a heart", "crossruff", "ace of trumps", "切り札を狩る", "one trump out"],
)
def test_without_trumps_nothing_is_said_of_them(text: str) -> None:
    with pytest.raises(NotAStatement) as caught:
        read(text, trump=None)
    assert caught.value.problem == errors.NO_TRUMPS


@pytest.mark.parametrize(
    "text",
    ["ruff a heart in dummy", "cross to dummy", "cross in diamonds", "crossruff", "ダミーのクラブ"],
)
def test_law_70D2_a_defender_speaks_for_his_own_cards_only(text: str) -> None:
    with pytest.raises(NotAStatement) as caught:
        read(text, claimer=Seat.EAST)
    assert caught.value.problem == errors.DEFENDER


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("draw trumps", (DrawTrumps(),)),
        ("cash my clubs", (Cash(Suit.CLUBS),)),
        ("CA then CK", (PlayCards((Card.parse("CA"), Card.parse("CK"))),)),
        ("ruff a heart", (Ruff(Suit.HEARTS),)),
        ("give up a diamond", (GiveUp(Suit.DIAMONDS),)),
    ],
)
def test_law_68C_a_defender_states_his_line_too(text: str, steps: tuple[Step, ...]) -> None:
    assert read(text, claimer=Seat.EAST).steps == steps


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        statement = read(text)
    except NotAStatement as error:
        assert 0 <= error.start < error.end <= len(text)
    else:
        assert statement.words == text.strip()


_WORDS = [
    "draw", "trumps", "ace", "a", "of", "king", "two", "spades", "club", "and", "then", ",", "ruff",
    "in", "dummy", "to", "with", "finesse", "West", "on", "throw", "give up", "rest", "are", "good",
    "out", "cross", "high", "no", "after", "SQ", "切り札", "を", "で", "に", "ハート", "ラフ",
    "捨てる",
    "と", "、", "残り", "2", "回", "♠", "A", "の", "ダミー", "渡る", "フィネス", "スルーして",
    "W", "S", "through", "against", "に対して", "ハイ", "もう1回", "from", "first", "last", "you",
    "again", "low", "は", "後で", "running",
]  # fmt: skip


@given(st.lists(st.sampled_from(_WORDS), max_size=10), st.sampled_from(["", " "]), st.booleans())
def test_any_words_are_read_or_refused(words: list[str], between: str, trumps: bool) -> None:
    text = between.join(words)
    try:
        read(text, Suit.SPADES if trumps else None)
    except NotAStatement as error:
        assert 0 <= error.start < error.end <= len(text)


@pytest.mark.parametrize(
    "words",
    [
        "draw -1 rounds of trumps",
        "draw 1.5 rounds of trumps",
        "1/2 trumps",
        "0 clubs",
        "切り札を100回",
    ],
)
def test_law_68C_a_number_that_counts_nothing_is_refused(words: str) -> None:
    with pytest.raises(NotAStatement):
        read_statement(words, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=Suit.CLUBS)


def test_law_68C_a_long_statement_is_quoted_in_part() -> None:
    with pytest.raises(NotAStatement) as caught:
        read_statement("x" * 40_000, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=None)
    assert len(str(caught.value)) < 1_500
