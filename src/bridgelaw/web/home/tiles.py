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
    keys: tuple[str, ...] = ()

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(PROCEDURES[key] for key in self.keys)

    @property
    def address(self) -> str:
        if len(self.keys) == 1:
            return f"/rulings/new?procedure={self.keys[0]}"
        return f"/happened/{self.key}"

    @property
    def groups(self) -> tuple[tuple[Text | None, tuple[Procedure, ...]], ...]:
        """What it lists; the tile for everything else has all there is, by moments."""
        if self.keys:
            return ((None, self.procedures),)
        return tuple((moment.title, moment.procedures) for moment in MOMENTS)


TILES = (
    Tile("call-out-of-turn", tr("Call out of turn"), ("call-out-of-turn",)),
    Tile("bid-too-low", tr("Bid too low"), ("insufficient-bid",)),
    Tile("explanation", tr("Explanation, alert"),
         ("misinformation", "misinformation-after", "explanation-duty", "understandings",
          "auction-question", "contract-question")),
    Tile("hesitation", tr("Hesitation, remark"),
         ("unauthorised-information", "tempo-and-deception", "extraneous-information",
          "dummy-conduct")),
    Tile("lead-out-of-turn", tr("Lead out of turn"), ("play-out-of-turn",)),
    Tile("card-shown", tr("Card shown"), ("exposed-card",)),
    Tile("revoke", tr("Revoke"), ("revoke",)),
    Tile("claim", tr("Claim"), ("claim",)),
    Tile("boards", tr("Boards, cards"),
         ("wrong-number-of-cards", "wrong-board", "wrong-pair", "dealing-fault", "fouled-board",
          "defective-trick")),
    Tile("score", tr("Score"),
         ("tricks-disputed", "adjusted-score", "trick-count", "claim-agreed", "concession",
          "director-error", "no-comparable-result")),
    Tile("conduct", tr("Time, conduct"),
         ("conduct", "settled-by-players", "disputed-facts", "appeal")),
    Tile("else", tr("Something else")),
)  # fmt: skip
"""In three rows: the auction, the play, the rest."""

LISTS = {tile.key: tile for tile in TILES if len(tile.keys) != 1}
"""Those that list several procedures, by the key of their page."""
