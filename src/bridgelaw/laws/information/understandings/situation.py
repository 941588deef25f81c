"""Law 40: how far the board is, and what the regulations say."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.on_the_board import OnTheBoard
from bridgelaw.laws.information.understandings.questions import By, Purpose, Whose


@dataclass(frozen=True, slots=True)
class Methods(OnTheBoard):
    """A board on which somebody complains about an understanding."""

    @property
    def is_restricted(self) -> bool | None:
        """B2(a)(v): no where the regulations restrict no psychic call; else it is asked."""
        return False if self.profile.psychic_artificial_calls is True else None

    @property
    def next_law(self) -> str:
        """Where a wrong explanation is ruled on now."""
        return "misinformation" if self.table.in_auction_period else "misinformation-after"

    def may_vary(self, by: By) -> bool:
        """B2(a)(iv): by the opponents' legal calls always, by their irregularity if allowed."""
        if by is By.OPPONENTS:
            return self.profile.vary_after_irregularity
        return by is By.LEGAL_CALL

    def may_look(self, whose: Whose) -> bool:
        """B2(b), (c): the law, and what the regulations add to it."""
        if whose is Whose.OWN:
            return self.profile.own_card
        if whose is Whose.OPPONENTS_OTHERWISE:
            return self.profile.opponents_card_any_time
        return whose is not Whose.AID

    @property
    def may_look_at_rhos_turn(self) -> bool:
        """B2(c): a regulation allows it when it is the turn of the opponent to the right."""
        profile = self.profile
        return profile.opponents_card_at_rhos_turn and not profile.opponents_card_any_time


CLAUSE_OF_LOOKING = {
    Whose.OWN_CLARIFICATION: "40B2(b)",
    Whose.OWN: "40B2(b)",
    Whose.OPPONENTS: "40B2(c)",
    Whose.OPPONENTS_TO_EXPLAIN: "40B2(c)(iv)",
    Whose.OPPONENTS_OTHERWISE: "40B2(c)",
    Whose.AID: "40B2(d)",
}


def clause_of(by: By) -> str:
    """The clause that allows or forbids it."""
    return str(by.value).split()[0]


def misled_next(asker: Seat, is_over: bool) -> dict[str, str]:
    """What the law of misled opponents need not ask any more."""
    over = "yes" if is_over else "no"
    return {"play_over": over, "by": "question", "who": asker.letter}


def unauthorised_next(asker: Seat, purpose: Purpose, is_over: bool) -> dict[str, str]:
    """What the law of unauthorised information need not ask any more."""
    source = "for_partner" if purpose is Purpose.PARTNER else "manner"
    over, who = "yes" if is_over else "no", asker.letter
    return {"play_over": over, "source": source, "facts": "agreed", "who": who}
