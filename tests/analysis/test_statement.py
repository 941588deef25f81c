"""68C: what claimers say, in both languages, and how it is read."""

from __future__ import annotations

import doctest
import re
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bridgelaw.analysis.claims.statement import reading
from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.analysis.claims.statement.steps import (
    NOTHING_SAID,
    At,
    Cash,
    Cross,
    Crossruff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale import language

CLUBS, DIAMONDS, HEARTS, SPADES = Suit
DUMMY, HAND = At.DUMMY, At.HAND
EAST, WEST = Seat.EAST, Seat.WEST


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def card(text: str) -> Card:
    return Card.parse(text)


def read(text: str, trump: Suit | None = SPADES, claimer: Seat = Seat.SOUTH) -> Statement:
    return read_statement(text, claimer=claimer, declarer=Seat.SOUTH, trump=trump)


STEPS: list[tuple[tuple[Step, ...], list[str]]] = [
    ((DrawTrumps(led=True),), ["trumps", "play trumps"]),
    ((DrawTrumps(),), [
        "draw trumps", "drawing the last trump", "pull trumps", "Draw the trumps.",
        "I'll draw trumps", "I will first draw the outstanding trumps",
        "draw trumps and the rest are good", "DRAW TRUMPS", "ｄｒａｗ ｔｒｕｍｐｓ", "draw spades",
        "draw trump, claiming the rest", "take out the trumps", "I’m going to draw trumps",
        "once trumps are drawn the rest are good", "clear the trumps", "切り札を狩る",
        "切り札を集める", "切り札を刈ります", "切り札を抜いて、残りは全部取り",
        "切り札を狩り、残りはすべて勝ちです", "最後の切り札を狩る", "残りの切り札を集めます",
        "スペードを狩る", "切札を狩ってから残りは取りです",
    ]),
    ((DrawTrumps(1),), [
        "draw one round of trumps", "draw a trump", "one round of trumps", "draw another trump",
        "draw one more round", "draw trumps once", "切り札を1回", "切り札を一回狩る",
        "切り札を１回回す", "切り札を1度抜く", "もう1回切り札を狩って", "切り札をもう一度狩る",
        "あと1回切り札を狩る", "draw a round", "draw trumps once more",
    ]),
    ((DrawTrumps(2),), [
        "draw two rounds of trumps", "draw trumps twice", "draw trumps in 2 rounds",
        "2 rounds of trumps", "切り札を2回", "切り札を二回狩る", "切り札を2ラウンド集める",
        "2回切り札を狩る", "♠を2回狩る", "♠2回狩る",
    ]),
    ((Cash(SPADES),), [
        "run the spades", "spades are good", "take my spades",
        "spades", "♠", "S", "cash S", "play spades", "my spades are all good", "run trumps",
        "my remaining spades", "the spade suit",
        "スペードを走る",
        "スペードをランする", "スペード", "ｽﾍﾟｰﾄﾞを取る", "スペードは全部勝ち", "♠を取ります",
        "スペードを流す", "残りのスペードを取る", "スペードはハイ", "スペードは全部ハイです",
        "スペードは立っている", "スペードが立ってます", "spades are running", "trumps are good",
        "spades are all cashing", "切り札はハイです", "切り札はもうない、スペードを取る",
        "no more trumps, spades are good", "I have the ace of hearts and spades are good",
        "West has the heart king and spades are good",
    ]),
    ((Cash(SPADES, down=True),), [
        "cash spades from the top", "spades from the top down", "スペードを上から取る",
        "スペードを上からキャッシュ",
    ]),
    ((Cash(CLUBS, DUMMY),), [
        "cash dummy's clubs", "dummy's clubs are good", "run the clubs in dummy",
        "take the clubs on the table", "clubs from dummy", "ダミーのクラブを取る",
        "ダミーのクラブは勝ち", "ダミーのクラブはハイです", "dummy's clubs are running",
    ]),
    ((Cash(SPADES, rounds=2),), [
        "cash two spades", "cash 2 spades", "play two rounds of spades", "two rounds of spades",
        "スペードを2回", "スペードを2枚キャッシュ", "スペードを2回キャッシュする",
        "♠2回", "♠2 rounds",
    ]),
    ((Cash(HEARTS, rounds=1),), ["play a heart", "cash the heart", "lead the last heart"]),
    ((Cash(SPADES, top=True),), [
        "top spades", "high spades", "my spade winners", "トップのスペード",
    ]),
    ((Cash(CLUBS, rounds=1, low=True),), ["a low club", "a small club", "lead a low club"]),
    ((Cash(CLUBS, low=True),), ["clubs from the bottom", "low clubs", "クラブを下から"]),
    ((Cash(SPADES), Cash(HEARTS)), [
        "spades then hearts", "spades, hearts", "cash spades and hearts", "spades; hearts",
        "spades. Hearts.", "spades\nhearts", "spades and then hearts", "spades -> hearts",
        "spades followed by hearts", "run the spades before the hearts", "S, H",
        "spades and hearts in that order", "1. spades 2. hearts", "(1) spades\n(2) hearts",
        "スペード、ハート", "スペード、それからハート", "スペードを取り、その後ハートを取る",
        "スペードを取って次にハート", "スペード。ハート。", "スペードとハートを取る",
        "スペード、ハートの順に", "スペード、ハートを取る",
    ]),
    ((Cash(SPADES, rounds=2), Cash(HEARTS, rounds=3)), [
        "two spades then three hearts", "two spades, three hearts, in that order",
        "cash two spades, then three hearts", "スペード2枚、それからハート3枚",
    ]),
    ((PlayCards(cards("CA CK")),), [
        "CA then CK", "CA, CK", "ca ck", "♣A, ♣K", "♣AK", "CAK", "A♣ K♣", "AC, KC", "ac then kc",
        "ace and king of clubs", "A and K of clubs", "AK of clubs", "A-K of clubs",
        "ace, king of clubs", "the ace of clubs, then the king", "club ace and king",
        "club ace, club king", "play the ace and the king of clubs", "cash the ace-king of clubs",
        "clubs: A K", "I win with the ace of clubs, then the king", "♣A→♣K", "C A K",
        "♣A、♣Kの順に", "♣A、Kの順に", "クラブのAとK", "クラブA、クラブK",
        "クラブのエースとキングを取る", "クラブエース、クラブキング", "♣Aを取って♣Kを取る",
        "♣Aで取って、♣K", "Ｃ Ａ、Ｋ",
    ]),
    ((PlayCards(cards("HA")),), [
        "play the ace of hearts", "a heart to the ace", "heart to the ace of hearts", "ah", "HA",
        "a low heart to the ace", "take the heart ace", "ハートのエースを出す", "ハートA",
        "heart to the A in dummy", "heart to the A.",
    ]),
    ((PlayCards(cards("H10 H9")),), [
        "♥10, ♥9", "10h 9h", "ten and nine of hearts", "ハートの10、ハートの9", "HT9",
    ]),
    ((Ruff(HEARTS, DUMMY),), [
        "ruff a heart in dummy", "ruff one heart on the table", "trump a heart in dummy",
        "take a heart ruff in dummy", "a heart ruff in dummy", "ruffing the last heart in dummy",
        "over to dummy with a heart ruff", "ruff a heart loser in dummy", "ダミーでハートをラフ",
        "ハートをダミーでラフする", "ダミーでハートを1回ラフします", "ダミーで♥を切る",
    ]),
    ((Ruff(HEARTS, HAND, 2),), [
        "ruff two hearts in hand", "ruff 2 hearts in my hand", "ruff hearts in hand twice",
        "ハンドでハートを2回ラフ", "手でハートを二回ラフする", "2回ハートをハンドでラフ",
        "ハートを2枚ハンドでラフ", "ハンドで♥2回ラフ", "ハートをハンドで2回ラフ",
    ]),
    ((Ruff(HEARTS, DUMMY, None),), [
        "ruff hearts in dummy", "ruff all my hearts in dummy", "ダミーでハートを全部ラフ",
        "残りのハートをダミーでラフ",
    ]),
    ((Ruff(DIAMONDS, high=True),), [
        "ruff the last diamond high", "ruff a diamond high", "ダイヤを高くラフ",
    ]),
    ((Ruff(DIAMONDS, card=card("SA")),), [
        "ruff a diamond with the ace", "ruff a diamond with the trump ace", "♠Aでダイヤをラフ",
        "ダイヤをAでラフ", "Aでダイヤをラフ", "ダイヤを切り札のAでラフ",
    ]),
    ((Ruff(HEARTS, DUMMY), Ruff(DIAMONDS, DUMMY)), [
        "ruff a heart and a diamond in dummy", "ダミーでハートとダイヤをラフ",
        "ダミーでハート、ダイヤをラフ", "ruff a heart in dummy and ruff a diamond in dummy",
    ]),
    ((Ruff(HEARTS, DUMMY), Ruff(DIAMONDS, HAND)), ["ruff a heart in dummy and a diamond in hand"]),
    ((Ruff(None, DUMMY, 2),), [
        "ダミーで2回ラフ", "2回ダミーでラフ", "ruff twice in dummy", "ruff in dummy two times",
    ]),
    ((Ruff(HEARTS, DUMMY), Ruff(HEARTS, DUMMY)), [
        "ダミーでハートをラフ、もう1回ラフ", "ruff a heart in dummy and ruff again",
    ]),
    ((Ruff(None), DrawTrumps()), [
        "ruff, draw trumps", "I ruff and draw trumps", "ラフして切り札を狩る",
    ]),
    ((Crossruff(),), [
        "crossruff", "cross-ruffing the rest", "cross ruff", "クロスラフ", "クロスラフする",
    ]),
    ((Crossruff((HEARTS, DIAMONDS)),), [
        "crossruff hearts and diamonds", "ハートとダイヤでクロスラフ",
    ]),
    ((Cross(DIAMONDS),), [
        "cross in diamonds", "go over in diamonds", "cross with a diamond", "ダイヤで渡る",
    ]),
    ((Cross(DIAMONDS, DUMMY),), [
        "cross to dummy in diamonds", "a diamond to dummy", "go to dummy with a diamond",
        "ダイヤでダミーへ渡る", "ダミーにダイヤで入る",
    ]),
    ((Cross(CLUBS, DUMMY, card("CA")),), [
        "over to dummy with the club ace", "enter dummy with the ace of clubs", "to dummy with ♣A",
        "♣Aでダミーに渡る", "クラブのエースでダミーへ行く",
    ]),
    ((Cross(SPADES, HAND),), [
        "back to hand with a trump", "return to my hand in spades", "切り札でハンドに戻る",
    ]),
    ((Cross(None, DUMMY), Cash(CLUBS)), [
        "cross to dummy, run the clubs", "win in dummy and cash clubs",
        "ダミーに渡ってクラブを取る", "ダミーで勝って、クラブを走る",
    ]),
    ((Finesse(card("SQ"), WEST),), [
        "finesse spade queen through West", "finesse the queen of spades through west",
        "lead the spade queen through West", "finesse ♠Q through LHO",
        "ウエストをスルーして♠Qでフィネス", "スペードのQをウエスト越しにフィネスする",
        "ウェストをスルーしてスペードクイーンでフィネス", "ウエストに対して♠Qでフィネス",
        "Wに対して♠Qでフィネス", "Ｗに対して♠Qでフィネス", "Wをスルーして♠Qでフィネス",
        "W越しに♠Qでフィネス", "Wを通して♠Qでフィネス", "finesse spade queen through W",
        "finesse against W with SQ", "finesse SQ against W", "lead SQ thru W",
    ]),
    ((Finesse(card("HJ")),), [
        "hook the heart jack", "ハートのJでフィネス",
    ]),
    ((Finesse(card("HJ"), run=True),), ["run the jack of hearts", "♥Jを回す"]),
    ((Finesse(card("HK"), against=True),), [
        "finesse against the king of hearts", "finesse hearts against the king",
        "♥Kに対してフィネス", "finesse for the heart king",
    ]),
    ((Finesse(card("HQ"), EAST, against=True),), [
        "finesse East for the queen of hearts", "finesse E for the queen of hearts",
    ]),
    ((Finesse(card("HQ")), Cross(CLUBS, HAND), Finesse(card("HQ"), again=True)), [
        "finesse heart queen, back to hand in clubs, repeat the finesse",
        "finesse heart queen, back to hand in clubs and finesse again",
        "♥Qでフィネス、クラブでハンドに戻り、フィネスを繰り返す",
        "♥Qでフィネス。ハンドにクラブで戻る。もう一度フィネス。",
    ]),
    ((Finesse(card("HQ")), Finesse(card("HQ"), again=True)), ["finesse heart queen twice"]),
    ((Cash(CLUBS), Discard(DIAMONDS)), [
        "run the clubs, pitching diamonds", "run clubs throwing diamonds",
        "cash the clubs and discard my diamonds on them", "クラブを走ってダイヤを捨てる",
        "クラブを走りながらダイヤを捨てます", "クラブを走ってダイヤの負けを捨てる",
    ]),
    ((Cash(CLUBS, rounds=1), Discard(HEARTS, on=CLUBS, times=1)), ["throw a heart on the club"]),
    ((Cash(CLUBS), Discard(HEARTS, on=CLUBS, times=2)), [
        "discard two hearts on the clubs", "ハートをクラブで2枚捨てる", "クラブで2枚ハートを捨てる",
        "クラブの上でハートを2枚捨てる", "クラブでハートを2枚捨てる",
        "クラブでハートの負けを2枚捨てる",
    ]),
    ((Cash(CLUBS, DUMMY), Discard(HEARTS, on=CLUBS, times=2)), [
        "throw two hearts away on dummy's clubs", "ダミーのクラブでハートを2枚捨てる",
    ]),
    ((Cash(CLUBS), Discard(HEARTS, on=CLUBS, times=1, at=DUMMY)), [
        "throw a heart from dummy on the clubs", "クラブでダミーからハートを1枚捨てる",
    ]),
    ((Cash(CLUBS, rounds=2), Discard(HEARTS, on=CLUBS)), ["クラブ2枚でハートを捨てる"]),
    ((PlayCards(cards("CA")), Discard(HEARTS, card("H2"), CLUBS, 1)), [
        "throw the heart two on the club ace", "throw H2 on CA", "♣Aの上に♥2を捨てる",
    ]),
    ((Cash(CLUBS), Discard(HEARTS), Discard(DIAMONDS)), [
        "run clubs, throwing hearts and diamonds", "クラブを走り、ハートとダイヤを捨てる",
        "クラブを走る。ハート、ダイヤを捨てる",
    ]),
    ((PlayCards(cards("CA")), Discard(HEARTS, on=CLUBS, times=1), PlayCards(cards("CK")),
      Discard(DIAMONDS, on=CLUBS, times=1)),
     ["throw a heart on the club ace and a diamond on the king"]),
    ((GiveUp(DIAMONDS),), [
        "give up a diamond", "duck a diamond",
        "ダイヤを渡す",
        "ダイヤをダックする",
    ]),
    ((GiveUp(CLUBS, 2),), ["give up two clubs"]),
    ((GiveUp(CLUBS), Cash(HEARTS)), ["lose a club, then hearts", "クラブを1つ負けてからハート"]),
    ((GiveUp(HEARTS, card=card("HA")),), [
        "lose to the ace of hearts", "knock out the ace of hearts", "give up a heart to the ace",
        "ハートのエースを追い出す", "♥Aに負ける", "♥Aを飛ばす",
        "ハートのAを飛ばします",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "text"), [(steps, text) for steps, texts in STEPS for text in texts]
)
def test_law_68C_a_statement_is_read_as_it_is_said(steps: tuple[Step, ...], text: str) -> None:
    statement = read(text)
    assert statement.steps == steps
    assert statement.words == text.strip()


NOTHING = [
    "the rest are good", "the rest are mine", "all mine", "all high", "all winners", "I claim",
    "the rest", "dummy is good", "dummy's high", "my hand is high", "everything is good",
    "I get two clubs and a heart", "five tricks", "making five", "two clubs",
    "two spades, three hearts and a diamond", "everything is high", "dummy is high",
    "the rest are cashing", "everything else is high", "hearts and clubs are running",
    "no more trumps",
    "there are no more trumps", "spades, hearts and clubs are good", "trumps and clubs are good",
    "I have HA, CK and three diamonds", "West has HK, CQ", "HK, CQ are out", "all but one",
    "I take two spades and three hearts", "I have the ace of hearts", "discard losers",
    "losing one", "lose one diamond", "lose two clubs", "ダイヤを1つ負ける",
    "you get your ace", "conceding one trick", "take the rest", "thank you",
    "spades and hearts in any order", "spades, hearts, in any order", "trumps are drawn",
    "no trumps are out", "the heart king is out", "West has the king of hearts", "!",
    "spades and hearts are good", "cash my winners",
    "残りは全部取り", "残りは全部勝ち", "全部取ります", "取りです", "残り", "あとは全部勝ちです",
    "スペード2つ、ハート3つ", "1トリック負ける", "切り札は終わり", "負け札を捨てる",
    "スペードとハートを順不同で取る", "クレームします", "残りはもらいです",
    "全部ハイです", "みんなハイ", "ダミーはハイ", "ダミーは全部ハイです", "ハンドはハイ",
    "残りはハイ",
    "ダミーは立っています", "残りは全部こちらです", "残りはこちらのものです", "こちらの取り",
    "切り札はもうない", "切り札はもうありません", "切り札は全部出ました", "負けを捨てる",
]  # fmt: skip


@pytest.mark.parametrize("text", NOTHING)
def test_law_68C_some_words_bind_nothing(text: str) -> None:
    statement = read(text)
    assert statement.steps == ()
    assert not statement.mentions_trump
    assert describe(statement)


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_no_words_are_nothing_said(text: str) -> None:
    assert read(text) == NOTHING_SAID
    assert describe(NOTHING_SAID) == ()


@pytest.mark.parametrize(
    "text",
    [
        "trumps are out", "there's one trump out", "one trump outstanding",
        "the trump queen is out", "one spade is missing", "West has a trump", "you have a trump",
        "one trump left", "the last trump is still out",
        "切り札が1枚残っています", "切り札は残り1枚です",
        "ウエストが切り札を持っている", "切り札が1枚出ている", "W has a trump",
        "Wが切り札を持っている", "West has a trump and the king of hearts",
    ],
)  # fmt: skip
def test_law_70C1_the_trump_that_is_out_is_mentioned(text: str) -> None:
    statement = read(text)
    assert statement.steps == ()
    assert statement.mentions_trump
    assert statement.speaks_of_trumps


@pytest.mark.parametrize(
    ("text", "speaks"),
    [
        ("draw trumps", True),
        ("you get your ace of trumps", True),
        ("lose a trump", True),
        ("draw the last trump with the king", True),
        ("finesse against the king of trumps", True),
        ("run the clubs", False),
        ("ruff a heart in dummy", False),
        ("trumps are drawn", False),
        ("切り札は終わった", False),
        ("切り札を1回", True),
    ],
)
def test_law_70C1_what_speaks_of_trumps(text: str, speaks: bool) -> None:
    assert read(text).speaks_of_trumps is speaks


def test_a_trump_is_drawn_with_a_card() -> None:
    assert read("draw the last trump with the king").steps == (PlayCards(cards("SK")),)


def test_a_ruff_is_made_with_a_trump_whatever_is_said() -> None:
    assert read("ruff a heart with a trump").steps == (Ruff(HEARTS),)
    assert read("draw with trumps").steps == (DrawTrumps(),)


def test_one_letter_is_a_seat_where_a_seat_is_expected() -> None:
    against_south = "finesse HQ against S", "Sに対して♥Qでフィネス", "Sをスルーして♥Qでフィネス"
    for text in against_south:
        statement = read_statement(text, claimer=EAST, declarer=EAST, trump=SPADES)
        assert statement.steps == (Finesse(card("HQ"), Seat.SOUTH),)
    assert read("finesse against S K").steps == (Finesse(card("SK"), against=True),)
    assert read("cash S").steps == (Cash(SPADES),)


def test_mixed_languages_are_read() -> None:
    assert read("draw trumps、クラブを走る, then HA").steps == (
        DrawTrumps(),
        Cash(CLUBS),
        PlayCards(cards("HA")),
    )


def test_what_has_no_order_does_not_undo_what_comes_before_it() -> None:
    assert read("draw trumps, spades, hearts, in any order").steps == (DrawTrumps(),)


def test_the_trump_that_is_out_is_said_back() -> None:
    (said,) = describe(read("one trump is out"))
    assert "spoken of" in str(said)


def test_trumps_are_named_by_what_they_are() -> None:
    assert read("CA, ace of trumps", HEARTS).steps == (PlayCards(cards("CA HA")),)
    assert read("切り札のA", DIAMONDS).steps == (PlayCards(cards("DA")),)
    assert read("draw hearts", HEARTS).steps == (DrawTrumps(),)
    assert read("cash hearts", HEARTS).steps == (Cash(HEARTS),)


def test_a_whole_statement() -> None:
    statement = read(
        "Ruff a heart in dummy, back to hand with a trump, draw trumps, then CA and CK throwing "
        "two diamonds; give up a diamond and the rest are good."
    )
    assert statement.steps == (
        Ruff(HEARTS, DUMMY),
        Cross(SPADES, HAND),
        DrawTrumps(),
        PlayCards(cards("CA CK")),
        Discard(DIAMONDS, times=2),
        GiveUp(DIAMONDS),
    )
    assert statement.steps == read(
        "まずダミーでハートをラフ、切り札でハンドに戻って切り札を狩り、それから♣A、♣Kの順に取って"
        "ダイヤを2枚捨てる。ダイヤを1つ負けて、残りは全部取りです。"
    ).steps  # fmt: skip


# The numbers of a list are read only if the statement begins with them; tricks that are counted
# have an order only if nothing else is counted beside them; and what something is thrown on is
# led only once. What comes first cannot come second.
_SAFE = [
    (steps, text)
    for steps, texts in STEPS
    for text in texts
    if not text.startswith(("1", "(", "two spades", "スペード2枚、"))
    and not any(isinstance(step, Discard) and step.on for step in steps)
    and not re.search("first|まず|[Aa]fter|[Bb]efore", text)
]


@given(
    st.lists(st.sampled_from(_SAFE), min_size=1, max_size=4),
    st.sampled_from([". ", "; ", "\n", ", then ", " AND THEN ", "。", "、それから", "。その後、"]),
    st.booleans(),
)
def test_law_68C_steps_are_read_one_after_the_other(
    parts: list[tuple[tuple[Step, ...], str]], joint: str, upper: bool
) -> None:
    said = joint.join(text.rstrip(".。、") for _, text in parts)
    steps = [step for steps, _ in parts for step in steps]
    # Trumps, trumps: so many rounds.
    assume(not any(_draws(one) and _draws(other) for one, other in pairwise(steps)))
    statement = read(said.upper() if upper else said)
    assert _cards_joined(statement.steps) == _cards_joined(steps)


def _draws(step: Step) -> bool:
    return isinstance(step, DrawTrumps) and step.rounds is None


def _cards_joined(steps: list[Step] | tuple[Step, ...]) -> list[Step | Card]:
    found: list[Step | Card] = []
    for step in steps:
        found += step.cards if isinstance(step, PlayCards) else [step]
    return found


@pytest.mark.parametrize(("steps", "texts"), STEPS)
def test_each_step_is_said_back_in_its_own_words(steps: tuple[Step, ...], texts: list[str]) -> None:
    said = describe(Statement(steps, texts[0]))
    assert len(said) == len(steps)
    for code in ("en", "ja"):
        assert all(language(code).say(text) for text in said)


def test_what_is_said_back_tells_the_readings_apart() -> None:
    said = {describe(Statement(steps, "x")) for steps, _ in STEPS}
    assert len(said) == len(STEPS)


def test_doctests() -> None:
    results = doctest.testmod(reading)
    assert results.attempted and not results.failed
