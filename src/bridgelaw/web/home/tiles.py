"""The twelve tiles of the first page: everyday moments by name, and everything else behind one."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale.text import Text, tr
from bridgelaw.web.home.when_it_happened import MOMENTS


@dataclass(frozen=True, slots=True)
class Tile:
    """A moment of one or two words. One procedure opens at once, several are listed first."""

    key: str
    title: Text

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Those whose manifest names it, the everyday ones first."""
        found = [one for one in PROCEDURES.values() if one.manifest.tile == self.key]
        return tuple(sorted(found, key=lambda one: not one.manifest.everyday))

    @property
    def address(self) -> str:
        if self in LISTS.values():
            return f"/happened/{self.key}"
        return f"/rulings/new?procedure={self.procedures[0].key}"

    @property
    def groups(self) -> tuple[tuple[Text | None, tuple[Procedure, ...]], ...]:
        """What it lists; the tile for everything else has all there is, by moments."""
        if self is not _ELSE:
            return ((None, self.procedures),)
        return tuple((moment.title, moment.procedures) for moment in MOMENTS)


_ELSE = Tile("else", tr("Something else"))
TILES = (
    Tile("call-out-of-turn", tr("Call out of turn")),
    Tile("bid-too-low", tr("Bid too low")),
    Tile("explanation", tr("Explanation, alert")),
    Tile("hesitation", tr("Hesitation, remark")),
    Tile("lead-out-of-turn", tr("Lead out of turn")),
    Tile("card-shown", tr("Card shown")),
    Tile("revoke", tr("Revoke")),
    Tile("claim", tr("Claim")),
    Tile("boards", tr("Boards, cards")),
    Tile("score", tr("Score")),
    Tile("conduct", tr("Time, conduct")),
    _ELSE,
)
"""In three rows: the auction, the play, the rest."""

LISTS = {tile.key: tile for tile in TILES if len(tile.procedures) > 1}
"""Those that list several procedures, by the key of their page."""
