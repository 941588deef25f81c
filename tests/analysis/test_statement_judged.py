"""70C, 70D1: overtaking, unblocking, a finesse by its suit, and what was said of trumps."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import FrameType
from typing import Any

import pytest

from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.analysis.claims.statement.steps import NoteKind
from bridgelaw.analysis.claims.understanding import said_with
from bridgelaw.analysis.claims.words import explain
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from tests.analysis.claims_made import claimed
from tests.analysis.plan_lines import line
from tests.rotation import rotated


def test_a_card_is_overtaken() -> None:
    play = line(".AJ.2.", ".32.3.", ".Q.54.", ".54.6.", "overtake the heart queen with the ace")
    assert play.required == "HQ"
    assert play.play("HQ H4").required == "HA"
    assert play.play("HA H2").is_finished


def test_overtaking_waits_for_the_hand_with_the_card() -> None:
    said = "overtake the heart queen with the ace"
    play = line(".AJ.2.", ".32.3.", ".Q.A4.", ".54.6.", said, lead="N")
    assert play.required == ""
    assert play.play("D2 D3 DA D6").required == "HQ"
    assert line(".AJ.2.", ".Q2.3.", ".3.54.", ".54.6.", said).is_finished  # not claimer's queen


def test_a_suit_is_unblocked_until_the_short_hand_has_none() -> None:
    hands = (".QJ2.A.", ".543.2.", ".AK.43.", ".876.5.")
    play = line(*hands, "unblock hearts, cross to dummy in diamonds, hearts", trump="NT")
    assert play.required == "HA"
    assert play.play("HA H6 H2 H3").required == "HK"
    assert play.play("HK H7 HJ H4").required == "D3"
    assert play.play("D3 D5 DA D2").required == "HQ"


def test_what_comes_last_waits_for_everything_else() -> None:
    play = line("3.2.2.", "4..AK.", "A.A.3.", ".KQ.4.", "the heart ace last")
    assert play.required == ""  # everything else is played as it normally is
    assert play.kept_back == "HA"
    assert play.play("SA HK S3 S4").kept_back == "HA"
    assert play.play("D3 D4 D2 DA").kept_back == ""
    assert play.play("DK").required == ""  # nothing else is left to play


@pytest.mark.parametrize(
    ("said", "tricks"), [("hearts last", 0), ("最後にハート", 0), ("hearts", 1)]
)
def test_law_70D1_who_keeps_a_card_for_the_end_may_lose_it(said: str, tricks: int) -> None:
    """East takes two diamonds, and the ace of hearts falls on West's clubs."""
    claim = line("..32.2", "..AK.3", ".A.Q4.", ".K..AK", said, trump="NT", tricks=1).claim
    assert judge(claim).tricks == tricks


@pytest.mark.parametrize(("said", "card"), [("a diamond low", "S2"), ("a diamond", "SK")])
def test_a_low_ruff_is_low_although_an_overruff_can_be_foreseen(said: str, card: str) -> None:
    play = line("K2.3..", "5.4..A", "3.5.2.", "4.6.A.", f"ruff {said} in dummy")
    assert play.play("D2 DA").required == card


@pytest.mark.parametrize(("said", "tricks"), [("the spade finesse", 0), ("spades", 2)])
def test_law_70D1_a_finesse_in_a_suit_is_against_the_best_card_it_can_catch(
    said: str, tricks: int
) -> None:
    claim = line("AQ...", "K.5..", "32...", "54...", said, trump="NT").claim
    assert judge(claim).tricks == tricks


def test_law_70E1_the_marked_finesse_is_in_the_suit_of_which_an_opponent_has_shown_out() -> None:
    marked = line("AQ.2..", ".543..", "32.A..", "K54...", "HA, marked finesse", trump="NT").claim
    out = frozenset({(Seat.EAST, Suit.SPADES)})
    assert judge(replace(marked, shown_out=out)).tricks == 3
    # Nobody has shown out: there is no such finesse, and the guess is wrong.
    unknown = line("AQ.2..", "K.43..", "32.A..", "65.5..", "HA, marked finesse", trump="NT").claim
    assert judge(unknown).tricks < 3


def test_law_70C_who_says_that_trumps_are_in_has_forgotten_the_one_that_is_out() -> None:
    hands = ("3.43..", "..532.", "A.AK..", "2.2.4.")
    said = line(*hands, "trumps are in, the rest are good").claim
    verdict = judge(said)
    assert (verdict.tricks, verdict.assumed_forgotten) == (2, False)
    assert any("said that none is" in str(text) for text in explain(verdict))
    # The director may find that they knew, and then it is their finding that counts.
    assert judge(replace(said, forgotten_trump=False)).tricks == 3
    # Said after they are drawn, it is no mistake.
    assert judge(line(*hands, "draw trumps, then trumps are in, hearts").claim).tricks == 3


def test_law_70E1_who_plays_for_the_drop_does_not_finesse() -> None:
    hands = ("AJ2...", "Q6.2..", "K54...", "T98...")
    silent = line(*hands, "the rest are good", trump="NT").claim
    dropped = line(*hands, "playing for the drop", trump="NT").claim
    assert judge(silent).tricks < judge(dropped).tricks == 3


def test_law_70D1_cards_that_are_named_for_later_are_thrown_after_others() -> None:
    """Dummy throws three times: a small heart with the others would block the suit."""
    hands = ("32.K43..", "9.9.T98.", ".A2.AKQ.", "AK.QJ..9")
    stated = line(*hands, "ace king queen of diamonds, then hearts", trump="D").claim
    assert judge(stated).tricks == 5
    assert judge(line(*hands, "ace king queen of diamonds", trump="D").claim).tricks == 4


@pytest.mark.parametrize("west", ["K7", "J7"])
def test_law_70D1_who_finesses_and_then_names_the_ace_plays_two_rounds(west: str) -> None:
    """Covered with the king, the ace wins the first of them, and the queen the second."""
    east = "J" if west == "K7" else "K"
    hands = ("54.AQ..", f"98.{east}..7", "AK.32..", f".{west}..98")
    said = "trump finesse, ace of trumps, ace king of spades"
    assert judge(line(*hands, said, trump="H").claim).tricks == (4 if west == "K7" else 2)


def test_law_68B1_who_gives_a_trick_away_claims_the_others_and_may_lose_it_at_any_time() -> None:
    """Nobody leads the diamond for a winner who has said that it loses."""
    hands = ("3.2..32", "AKQ..8.", ".A.7.AK", "9.9..98")
    assert judge(line(*hands, "I lose a diamond", trump="NT").claim).tricks == 3
    assert judge(line(*hands, "", trump="NT").claim).tricks == 0
    # When the ace of clubs is driven out is not said: at worst when the heart is gone.
    hands = (".2..32", ".98..A", ".A..KQ", "..32.5")
    assert judge(line(*hands, "you get the ace of clubs", trump="NT").claim).tricks == 1
    assert judge(line(*hands, "knock out the ace of clubs", trump="NT").claim).tricks == 2


GROWING = [
    "spades and hearts and ", "spade, heart, ", "ace king ", "two hearts, a diamond and ", "A2",
    "draw trumps, ", "ruff a heart in dummy and ", "throw a heart on the club, ", "1. ", "A♠ ",
    "finesse HQ HQ ", "after clubs ", "before clubs ", "hearts in any order, ", "hearts last, ",
    "give up HA ", "ハート、ダイヤ、", "ハートを2回、", "最後にハート", "trump a ", "a " , "    ",
    "clubs are good and ", "it ", "my ", "in dummy ", "two ", "CA ", "ruff again ", "x", "1",
]  # fmt: skip


@pytest.mark.parametrize("part", rotated(GROWING, part=4))
def test_the_cost_of_reading_grows_with_the_length_and_not_faster(part: str) -> None:
    once, twice = _steps(part * 60), _steps(part * 120)
    assert twice < 2.3 * once + 200


def _steps(text: str) -> int:
    """How many lines of the program are run to read it."""
    steps = 0

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal steps
        steps += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        read_statement(text, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=Suit.SPADES)
    except NotAStatement:
        pass
    finally:
        sys.settrace(before)
    return steps


# ♥AJ3 opposite ♥K64, the queen with East.
_TENACE = ("2.K64..", ".Q95..2", "A.AJ3..", ".T8.2.3")


@pytest.mark.parametrize(
    "said",
    [
        "taking the heart finesse",
        "the heart finesse against East",
        "finessing against the queen of hearts",
        "finesse the heart jack",
        "heart to the king and finesse",
        "ハートをフィネス",
    ],
)
def test_law_70D1_an_announced_finesse_is_carried_out(said: str) -> None:
    """South crosses to dummy for it, and does not spoil it by cashing or leading the jack."""
    assert judge(line(*_TENACE, said, trump="NT").claim).tricks == 4


def test_law_70D1_a_finesse_that_was_announced_and_loses_costs_its_trick() -> None:
    north, _, south, _ = _TENACE
    loses = line(north, ".T85..2", south, ".Q9.2.3", "taking the heart finesse", trump="NT")
    assert judge(loses.claim).tricks == 1  # West has two more to cash


def test_law_70D1_a_card_that_is_run_is_led_whatever_its_company() -> None:
    assert line(*_TENACE, "run the heart jack", trump="NT").required == "HJ"


def test_law_70D1_a_finesse_is_not_thrown_away_before_it_is_taken() -> None:
    """On the trumps dummy keeps the heart that has to be led for the finesse."""
    hands = ("2.4..K2", "43.K..5", "AK.AQ..", ".2.QJ.9")
    play = line(*hands, "draw trumps, heart finesse").play("SA C9 S2 S3 SK DJ")
    assert play.kept_back == "H4"


TRUMP_OUT = "3.AK4.. 7..AK.A A5.32.. .QJT..K"
"""East has a trump and no heart: it must be drawn before the hearts are taken."""


@pytest.mark.parametrize(
    "words", ["draw trumps, hearts, wibbly wobbly", "SA, HA, HK, a trump, flummox"]
)
def test_law_68C_words_that_cannot_matter_are_passed_over(words: str) -> None:
    said = said_with(claimed(TRUMP_OUT, 4, trump="S"), words)
    assert said.steps
    assert [note.words in words for note in said.notes if note.kind is NoteKind.PASSED_OVER]


TOPS = "AK.A.. 43.2.. .KQ.A. 65..J."
"""Whatever is led from either hand, all three tricks are won."""


@pytest.mark.parametrize(
    "words", ["if we ever get there, hearts unless not", "an ace, flummox, no"]
)
def test_law_68C_no_word_matters_where_every_play_brings_the_same(words: str) -> None:
    said = said_with(claimed(TOPS, 3), words)
    assert not said.steps
    assert [note.kind for note in said.notes] == [NoteKind.PASSED_OVER]


@pytest.mark.parametrize("words", ["flummox, hearts", "dummy is good, flummox", "flummox"])
def test_law_68C_words_that_may_matter_are_never_passed_over(words: str) -> None:
    """They may stand for drawing the trump, or not."""
    with pytest.raises(NotAStatement) as caught:
        said_with(claimed(TRUMP_OUT, 4, trump="S"), words)
    assert caught.value.quoted == "flummox"
