"""The line that decides a claim, as a page steps through it."""

from __future__ import annotations

from bridgelaw.analysis import Position, judge
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.game import SEATS, Board, Deal, Hand, Seat, Suit
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.web.parts.claim_line import ClaimLine, claim_line
from bridgelaw.web.server.templating.templates import environment
from tests.table.tables import AUCTION, table
from tests.web.visitor import words_of

SPADES = Suit.SPADES


def line(trump: Suit | None, *hands: str, claimed: int) -> ClaimLine:
    """South claims and is on lead."""
    held = tuple(Hand.parse(cards) for cards in hands)
    north, east, south, west = held
    position = Position((north, east, south, west), trump, Seat.SOUTH)
    claim = Claim(position, claimer=Seat.SOUTH, declarer=Seat.SOUTH, tricks=claimed)
    return claim_line(judge(claim), Board.number(2))


def test_each_trick_is_a_step_with_what_is_left_beside_it() -> None:
    """70C: the outstanding trump ruffs a heart that was to be cashed."""
    found = line(SPADES, ".32.5.", ".64.9.", ".AKQ..", "9.5..4", claimed=3)
    first = found.steps[0]
    assert str(first.caption) == f"South {first.trick['S'].symbols} wins"
    assert first.number == 11
    assert set(first.trick) == set("NESW")
    held = {letter: [rank for _, ranks in hand.suits for rank in ranks]
            for letter, hand in first.hands.items()}  # fmt: skip
    assert {letter: len(ranks) for letter, ranks in held.items()} == dict.fromkeys("NESW", 2)
    second = found.steps[1]
    assert str(second.caption) == f"South {second.trick['S'].symbols}, West ruffs"
    # Board 2: North-South are vulnerable.
    assert [first.hands[seat.letter].is_vulnerable for seat in SEATS] == [True, False, True, False]


def test_a_trick_that_another_wins_says_with_what() -> None:
    found = line(None, "AQ...", "K3...", "42...", "65...", claimed=2)
    assert "wins with ♠K" in " ".join(str(step.caption) for step in found.steps)


def test_a_claim_that_needs_no_play_shows_the_cards() -> None:
    found = line(None, "32...", "65...", "AK...", "87...", claimed=2)
    assert len(found.steps) == 1
    page = environment("en").from_string(
        '{% import "parts/claim.html" as claim %}{{ claim.diagram(line) }}'
    )
    html = page.render(line=found)
    assert "♠\ufe0e A K" in words_of(html)
    assert 'href="#step' not in html


def test_the_steps_lead_to_each_other_without_script() -> None:
    found = line(SPADES, ".32.5.", ".64.9.", ".AKQ..", "9.5..4", claimed=3)
    page = environment("en").from_string(
        '{% import "parts/claim.html" as claim %}{{ claim.diagram(line) }}'
    )
    html = page.render(line=found)
    count = len(found.steps)
    for number in range(1, count + 1):
        assert f'id="step-{number}"' in html
    assert html.count('href="#step-') == 2 * (count - 1)
    assert f"trick 11 · 1 of {count}" in words_of(html)


def test_the_question_for_the_number_shows_the_line() -> None:
    deal = Deal.parse("N:2..2.3 .2.J.5 .5.K.A .K.93.")
    played = "W leads D3, N spreads the hand, N plays D2, E plays DJ, S plays DK, S claims 2"
    interview = Interview.begin(PROCEDURES["claim"], table(AUCTION, played, deal=deal))
    page = environment("en").from_string(
        '{% import "parts/question.html" as part %}{{ part.heading(asked) }}'
    )
    shown = {}
    for value in ("director", "none"):
        assert interview.question is not None
        shown[interview.question.key] = page.render(asked=interview.question)
        interview = interview.answer(value)
    assert interview.question is not None
    assert 'id="step-1"' in page.render(asked=interview.question)
    assert not any("step-" in html for html in shown.values())
