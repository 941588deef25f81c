"""One list of what is open, in the order in which the director sees to it."""

from __future__ import annotations

from bridgelaw.game import Suit
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.table import Kind, Table
from bridgelaw.table.agenda import agenda, comes_first, due_now
from bridgelaw.table.effects import LeadRight
from tests.table.tables import AUCTION, TRICK, E, W, card, found, ruling, table


def listed(at: Table) -> list[tuple[str, str | None]]:
    """Each item: its procedure, and the law of the irregularity."""
    return [
        (item.procedure, None if item.irregularity is None else item.irregularity.law)
        for item in due_now(at)
    ]


def test_nothing_is_on_it_at_an_orderly_table() -> None:
    assert agenda(table(TRICK)) == ()
    assert table(TRICK).ruling_needed is None


def test_the_earliest_irregularity_comes_first() -> None:
    at = table(TRICK, "S exposes HQ", "W leads H8")
    assert listed(at) == [("exposed-card", "48A"), ("play-out-of-turn", "56")]
    assert at.ruling_needed == "exposed-card"


def test_what_a_ruling_settles_is_not_on_it_any_more() -> None:
    at = table(TRICK, "S exposes HQ", "W leads H8").after(ruling("S picks up HQ", law="48A"))
    assert listed(at) == [("play-out-of-turn", "56")]


def test_declarers_choice_comes_after_what_is_irregular() -> None:
    at = table(TRICK, ruling("W has major penalty card HT by 50B"), "S exposes HQ")
    assert listed(at) == [("exposed-card", "48A"), ("penalty-card", None)]
    assert [item.decision is None for item in due_now(at)] == [True, False]
    assert len(comes_first(at)) == 1


def test_law_44G_what_was_put_off_waits_at_its_end() -> None:
    at = table(TRICK, "E leads DQ, S plays D4, N leads SA", "ruling x of 2017 [44G]")
    (item,) = agenda(at)
    assert item.waits
    assert due_now(at) == ()


# A claim


def test_law_68_a_lead_out_of_turn_is_ruled_on_before_the_claim() -> None:
    """South leads from hand with East on lead, and claims before anybody has said a word."""
    at = table(TRICK, "S leads S8", "S claims 3")
    assert listed(at) == [("play-out-of-turn", "55"), ("claim", None)]
    back = at.after(ruling("S takes back S8", law="55B1"))
    assert (listed(back), back.to_play) == ([("claim", None)], None)
    assert card("S8") in (back.hand(at.declarer or E) or ())


def test_law_68_a_defenders_lead_out_of_turn_too() -> None:
    at = table(TRICK, "W leads H8", "S claims 3")
    assert at.ruling_needed == "play-out-of-turn"
    for path in Interview.begin(PROCEDURES["play-out-of-turn"], at).paths():
        assert at.after(path.ruling.event).ruling_needed == "claim", path.answers


def test_law_68_a_card_shown_before_the_claim_is_ruled_on_first() -> None:
    at = table(TRICK, "W exposes H8", "S claims 3")
    assert listed(at) == [("exposed-card", "49"), ("claim", None)]


def test_law_68D1_what_needs_another_card_waits_for_the_claim() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays H5", "S claims 3")
    assert listed(at) == [("claim", None)]
    assert [item.irregularity.kind for item in agenda(at) if item.irregularity] == [Kind.REVOKE]


# Cards of one player at one time


def test_law_51B2_a_card_shown_comes_before_the_same_players_lead_out_of_turn() -> None:
    at = table(TRICK, "W leads H8", "W exposes D5")
    assert listed(at) == [("exposed-card", "49"), ("play-out-of-turn", "56")]
    other = table(TRICK, "W leads H8", "S exposes HQ")
    assert listed(other) == [("play-out-of-turn", "56"), ("exposed-card", "48A")]


def test_law_51B2_two_cards_led_out_of_turn_are_ruled_on_together() -> None:
    at = table(TRICK, "W leads H8", "W leads D5")
    interview = Interview.begin(PROCEDURES["play-out-of-turn"], at).answer("no")
    free = interview.answer("neither").ruling
    assert free is not None
    assert free.clauses == ("51B2(c)", "56B")
    after = at.after(free.event)
    assert {one.card: one.penalty.value for one in after.penalty_cards} == {
        card("H8"): "major",
        card("D5"): "major",
    }
    assert found(after) == []
    forbidden = interview.answer("forbid").answer("H D").ruling
    assert forbidden is not None
    then = at.after(forbidden.event)
    assert (then.penalty_cards, found(then)) == ((), [])
    assert then.legal_cards(E).why_not(card("DQ")) is not None
    assert then.legal_cards(E).why_not(card("SQ")) is None


def test_law_53A_the_first_card_is_accepted_and_the_second_ruled_on_by_itself() -> None:
    at = table(TRICK, "W leads H8", "W leads D5")
    accepted = Interview.begin(PROCEDURES["play-out-of-turn"], at).answer("no").answer("accept")
    assert accepted.ruling is not None
    after = at.after(accepted.ruling.event)
    assert [one[0] for one in found(after)] == ["PREMATURE_LEAD"]


# Whose turn it is


def test_nobody_hears_that_it_is_their_turn_while_something_is_to_be_ruled_on() -> None:
    at = table("S 1H, W 1C, E exposes H5")
    ruled = Interview.begin(PROCEDURES["insufficient-bid"], at).answer("no").answer("yes").ruling
    assert ruled is not None
    assert at.after(ruled.event).ruling_needed == "card-in-auction"
    assert not any("turn to call" in str(said.text) for said in afterwards(at, ruled))
    alone = table("S 1H, W 1C")
    said = afterwards(alone, ruled)
    assert [str(one.text) for one in said] == ["It is North's turn to call."]


def test_law_26B_a_lead_that_has_not_waited_for_declarer_is_open_until_the_next_card() -> None:
    right = LeadRight(W, E)
    over = table(AUCTION).would_be(right)
    assert over.ruling_needed == "lead-restriction"
    faced = over.after("W leads S7")
    assert faced.ruling_needed == "lead-restriction"
    assert [one.player for one in faced.decisions_missed] == [W]
    assert faced.after("N plays S2").ruling_needed is None
    given = Interview.begin(PROCEDURES["lead-restriction"], faced).answer("none").answer("S").ruling
    assert given is not None
    back = faced.after(given.event)
    assert back.ruling_needed is None and not back.trick.cards
    assert Suit.SPADES not in {card.suit for card in back.legal_cards(W).legal}
