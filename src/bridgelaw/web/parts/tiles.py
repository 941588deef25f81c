"""The twelve everyday moments of the first page: what they are called, and where each leads."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import Text, tr

TITLES: dict[str, Text] = {
    "call-out-of-turn": tr("Call out of turn"),
    "bid-too-low": tr("Bid too low"),
    "explanation": tr("Explanation, alert"),
    "hesitation": tr("Pause, remark"),
    "lead-out-of-turn": tr("Lead out of turn"),
    "card-shown": tr("Card shown"),
    "revoke": tr("Revoke"),
    "claim": tr("Claim"),
    "boards": tr("Boards, cards"),
    "score": tr("Score"),
    "conduct": tr("Time, conduct"),
    "else": tr("Something else"),
}
"""In three rows: the auction, the play, the rest."""

ELSE = "else"


def procedures_of(tile: str) -> tuple[Procedure, ...]:
    """Those whose manifest names it, the commonest first."""
    procedures = [one for one in PROCEDURES.values() if one.manifest.tile == tile]
    return tuple(sorted(procedures, key=lambda one: one.manifest.rank))


def opened_by(tile: str) -> Procedure | None:
    """The commonest procedure of a tile, whose moment page it opens; `None` for the rest."""
    return None if tile == ELSE else procedures_of(tile)[0]


def title_of(procedure: Procedure) -> Text:
    """What the page of a procedure is called, in the words of who calls: as the tile that opens
    it, or as its row in a list."""
    tile = procedure.manifest.tile
    if tile in TITLES and opened_by(tile) is procedure:
        return TITLES[tile]
    return procedure.manifest.row or procedure.title


def by_how_often(procedures: Iterable[Procedure]) -> tuple[Procedure, ...]:
    """Those that a tile opens first, then the others as lists have them."""
    order = {opened_by(tile): place for place, tile in enumerate(TITLES)}
    last = len(order)
    return tuple(sorted(procedures, key=lambda one: (order.get(one, last), one.manifest.rank)))
