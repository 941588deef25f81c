"""What lies on a table as the pages draw it."""

from __future__ import annotations

from bridgelaw.web.parts.table_diagram import diagram_of
from tests.table.tables import AUCTION, DEAL, E, ruling, table


def test_a_penalty_card_hides_no_other_card_of_a_hand_that_lies_open() -> None:
    hand = DEAL[E]
    assert hand is not None
    shown = ", ".join(f"E exposes {card}" for card in hand)
    at = table(AUCTION, *shown.split(", "), ruling("E has major penalty card HK by 50B"))
    drawn = diagram_of(at, hands=False).hands["E"]
    assert {one.card for one in drawn.lying} == set(hand)
