"""A verdict in words: what is said to the players, and the evidence card by card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, Rule
from bridgelaw.analysis.claims.statement.steps import Cash, DrawTrumps, Statement
from bridgelaw.analysis.claims.verdict import How, Level, Play, Verdict
from bridgelaw.analysis.claims.words import explain, line_text, rule_text, sentence
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS
from bridgelaw.game.suits import Suit
from bridgelaw.locale import language

N, E, S, W = SEATS


def hand(text: str) -> Hand:
    return Hand.of(map(Card.parse, text.split()))


CLAIM = Claim(
    Position((hand("D6"), hand("S7 D8"), hand("S9 S6"), hand("S8 HJ")), Suit.SPADES, N,
             (Card.parse("H8"),)),
    S, S, 2,
)  # fmt: skip
LINE = (
    Play(E, Card.parse("S7")),
    Play(S, Card.parse("S9"), Rule.RUFFS_LOW),
    Play(W, Card.parse("HJ"), wins=S),
    Play(S, Card.parse("S6"), Rule.FORCED),
    Play(W, Card.parse("S8")),
    Play(N, Card.parse("D6"), Rule.FORCED),
    Play(E, Card.parse("D8"), wins=W),
)
NORMAL = Level(How.NORMAL, 1, 1, LINE)
ONE = Verdict(
    CLAIM, Level(How.BEST, 1, 1, LINE), NORMAL, Level(How.IRRATIONAL, 0, 0, LINE), True, 2
)


def decided(claimed: int, least: int, most: int | None = None) -> Verdict:
    level = Level(How.NORMAL, least, least if most is None else most)
    return replace(ONE, claim=replace(CLAIM, tricks=claimed), normal=level)


def evidence(verdict: Verdict) -> str:
    return "\n".join(map(str, explain(verdict)))


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (decided(2, 2), ("claim stands", "North-South get all")),
        (decided(1, 1), ("claim stands", "North-South get 1", "East-West 1")),
        (decided(2, 1), ("claim of 2 does not hold", "North-South get 1", "East-West 1")),
        (decided(2, 0), ("claim of 2 does not hold", "East-West get all")),
        (decided(0, 0), ("concession stands", "East-West get all")),
        (decided(1, 2), ("North-South get 2", "More than was claimed")),
        (decided(2, 1, 2), ("not certain", "at least 1 and at most 2", "director decides")),
        (decided(2, 0, 1), ("does not hold", "at least 0 and at most 1", "director decides")),
        (decided(1, 1, 2), ("claim stands", "North-South get 1")),
    ],
)
def test_law_70A_what_is_said_to_the_players(verdict: Verdict, words: tuple[str, ...]) -> None:
    said = str(sentence(verdict))
    for each in words:
        assert each in said


def test_law_70_the_line_is_told_card_by_card() -> None:
    assert [str(text) for text in line_text(CLAIM, NORMAL)] == [
        "Trick 1: North has led ♥8, East ruffs with ♠7, South ruffs with ♠9 [ruffs-low, 70A], "
        "West ♥J. South wins.",
        "Trick 2: South leads ♠6, West ♠8, North throws ♦6, East throws ♦8. West wins.",
    ]


def test_every_rule_of_the_line_is_explained_once_with_its_law() -> None:
    found = evidence(ONE)
    assert found.count(f"ruffs-low (Law 70A): {RULES[RULES.index(Rule.RUFFS_LOW)].text}") == 1
    assert "forced" not in found


def test_what_comes_after_the_line_is_in_plain_sight() -> None:
    short = Level(How.NORMAL, 2, 2, LINE[:3])
    assert "other tricks are in plain sight for North-South" in str(line_text(CLAIM, short)[-1])
    fewer = Level(How.NORMAL, 1, 1, LINE[:3])
    assert "North-South gets none of the other tricks" in str(line_text(CLAIM, fewer)[-1])


def test_what_is_in_plain_sight_needs_no_line() -> None:
    assert "All tricks are in plain sight" in str(line_text(CLAIM, Level(How.NORMAL, 2, 2))[0])
    assert "North-South: 1 of 2" in str(line_text(CLAIM, Level(How.NORMAL, 1, 1))[0])


def test_a_line_that_is_not_known_says_nothing_of_the_rest() -> None:
    assert line_text(CLAIM, Level(How.NORMAL, 0, 2)) == ()


def test_law_70A_bounds_are_told_where_it_is_not_decided() -> None:
    found = evidence(decided(2, 0, 1))
    assert "Not decided" in found
    assert "at least 0 and at most 1" in found


def test_best_and_irrational_play_are_shown_but_do_not_count() -> None:
    found = evidence(replace(ONE, best=Level(How.BEST, 2, 2, LINE)))
    assert "best play: 2." in found
    assert "irrational play, which does not count: 0." in found
    assert "N♥8 E♠7 S♠9 W♥J / S♠6 W♠8 N♦6 E♦8" in found
    unknown = evidence(replace(ONE, best=Level(How.BEST, 1, 2), irrational=Level(
        How.IRRATIONAL, 0, 1)))  # fmt: skip
    assert "best play: 1–2; it was not searched to the end" in unknown
    assert "does not count: 0–1; it was not searched to the end" in unknown


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (ONE, ("♠8 and ♠7", "Nobody has said", "South", "70C", "would get 2")),
        (replace(ONE, if_remembered=1), ("would be the same number",)),
        (
            replace(ONE, claim=replace(CLAIM, forgotten_trump=True), assumed_forgotten=False),
            ("may have forgotten", "70C"),
        ),
        (
            replace(ONE, claim=replace(CLAIM, forgotten_trump=False), assumed_forgotten=False),
            ("has not forgotten",),
        ),
    ],
)
def test_law_70C_the_trump_that_is_out(verdict: Verdict, words: tuple[str, ...]) -> None:
    found = evidence(verdict)
    for each in words:
        assert each in found


def test_law_70C1_a_trump_that_was_spoken_of_needs_no_words() -> None:
    said = Statement((DrawTrumps(),), "draw trumps")
    claim = replace(CLAIM, statement=said)
    found = evidence(replace(ONE, claim=claim, assumed_forgotten=False, if_remembered=None))
    assert "“draw trumps”" in found
    assert "Trumps are out" not in found


def test_law_68C_a_statement_stands_there_as_it_was_understood() -> None:
    claim = replace(CLAIM, statement=Statement((Cash(Suit.DIAMONDS),), "run the diamonds"))
    found = evidence(replace(ONE, claim=claim))
    assert "South said: “run the diamonds”" in found
    assert "Diamonds are led from the top" in found


def test_rules_switched_off_are_named() -> None:
    claim = replace(CLAIM, off=frozenset({Rule.WINS, Rule.ANY_ORDER}))
    assert "any-order and wins" in evidence(replace(ONE, claim=claim))


@pytest.mark.parametrize("verdict", [ONE, decided(2, 0, 1), decided(1, 2), decided(0, 0)])
def test_everything_can_be_said_in_both_languages(verdict: Verdict) -> None:
    for text in (sentence(verdict), *explain(verdict), *map(rule_text, RULES)):
        english, japanese = language("en").say(text), language("ja").say(text)
        assert "{" not in english + japanese
