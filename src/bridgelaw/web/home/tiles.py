"""The twelve tiles of the first page: everyday moments by name, and everything else behind one."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws import Procedure
from bridgelaw.locale import Text
from bridgelaw.web.parts.tiles import ELSE, TITLES, opened_by, procedures_of
from bridgelaw.web.parts.topics import TOPICS


@dataclass(frozen=True, slots=True)
class Tile:
    """A moment of one or two words. It opens the page of its commonest procedure."""

    key: str
    title: Text

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Those whose manifest names it, the commonest first."""
        return procedures_of(self.key)

    @property
    def address(self) -> str:
        first = opened_by(self.key)
        return f"/happened/{self.key}" if first is None else f"/rulings/new?procedure={first.key}"

    @property
    def everything(self) -> tuple[tuple[Text, tuple[Procedure, ...]], ...]:
        """All that there is, by topics, below the list of the tile for everything else."""
        if self.key != ELSE:
            return ()
        return tuple((topic.title, topic.procedures) for topic in TOPICS.values())


TILES = tuple(Tile(key, title) for key, title in TITLES.items())

LISTS = {tile.key: tile for tile in TILES if len(tile.procedures) > 1}
"""Those that have several procedures, by the key of the page that lists them."""
