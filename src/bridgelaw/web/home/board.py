"""The board page of a table: who sits there, how far the board is, what holds, what was ruled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlencode

from bridgelaw.desk import times
from bridgelaw.desk.calls import Ringing, dealt_on, live_at, probable
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.room import drafts, is_at_rest, players_at
from bridgelaw.game import Board
from bridgelaw.laws.entrances.moment import Stage
from bridgelaw.store import Filter, Listed
from bridgelaw.table.in_force import InForce, in_force, lead_waits
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.web.home.tiles import TILES, Tile
from bridgelaw.web.home.waiting import WaitingReason, WaitingRow, draft_row, waiting

_MOST = 30  # rulings at one table

_USUAL = {
    Stage.DEAL: ("boards", "card-shown", "conduct", "else"),
    Stage.AUCTION: ("call-out-of-turn", "bid-too-low", "explanation", "hesitation"),
    Stage.LEAD: ("lead-out-of-turn", "card-shown", "explanation", "hesitation"),
    Stage.PLAY: ("lead-out-of-turn", "card-shown", "revoke", "claim"),
    Stage.OVER: ("revoke", "claim", "score", "explanation"),
    Stage.SCORES: ("score", "conduct", "revoke", "else"),
}
"""What mostly happens then."""


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A table of the room, with what a director who comes there wants to know."""

    place: str
    board: str
    boards: tuple[int, ...]
    """The others of the round, where the movement says them."""
    players: Mapping[str, str]
    stage: Stage
    is_told: bool
    """Did somebody say how far the board is? Otherwise the desk only thinks so."""
    live: Listed | None
    call: Ringing | None
    holds: tuple[InForce, ...] = ()
    duties: tuple[WaitingRow, ...] = ()
    drafts: tuple[WaitingRow, ...] = ()
    at_rest: tuple[WaitingRow, ...] = ()
    """Drafts that nobody has touched for a quarter of an hour."""
    rulings: tuple[Listed, ...] = ()
    stages: tuple[Stage, ...] = field(default=tuple(Stage))

    @property
    def dealt(self) -> Board | None:
        """Dealer and vulnerability, where the board has a number."""
        return dealt_on(self.board)

    @property
    def usual(self) -> tuple[Tile, ...]:
        """The four moments of this stage."""
        return tuple(tile for key in _USUAL[self.stage] for tile in TILES if tile.key == key)

    @property
    def others(self) -> tuple[Tile, ...]:
        return tuple(tile for tile in TILES if tile not in self.usual)

    def address(self, tile: Tile) -> str:
        """The page of a moment at this table."""
        known = {"place": self.place, "board": self.board}
        if self.is_told and "?" in tile.address:
            known["stage"] = self.stage.value
        return tile.address + ("&" if "?" in tile.address else "?") + urlencode(known)

    def at(self, stage: Stage) -> str:
        """This page when the board is so far."""
        return self._here(stage=stage.value)

    def with_board(self, board: int) -> str:
        return self._here(board=str(board))

    def _here(self, **changed: str) -> str:
        return "?" + urlencode({"board": self.board, **changed})


def board_page(
    desk: Desk,
    club_session: ClubSession | None,
    place: str,
    board: str,
    stage: str,
    calls: tuple[Ringing, ...],
) -> BoardPage:
    """What is known of a table now; `board` and `stage` as somebody tapped them, or empty."""
    session = None if club_session is None else club_session.id
    likely = probable(desk.store, club_session, place)
    now = times.now()
    begun = drafts(desk.store, session, place)
    fresh = tuple(one for one in begun if not is_at_rest(one, now))
    board = board or likely.board or next((one.summary.board for one in fresh), "")
    live = None if session is None else live_at(desk.store, session, place)
    if live is not None and board and live.summary.board != board:
        live = None
    table = None if live is None else desk.table(live.stream).table
    here = Filter(session=session, place=place, states=("given",))
    given = () if session is None else desk.store.find("ruling", here, limit=_MOST)
    is_told = stage in {one.value for one in Stage}
    return BoardPage(
        place, board, tuple(one for one in likely.boards if str(one) != board),
        players_at(desk, club_session, place, board),
        Stage(stage) if is_told else _stage_of(table), is_told, live,
        next((one for one in calls if one.place == place), None),
        () if table is None else (*in_force(table), *lead_waits(table)),
        tuple(one for one in waiting(desk, session)
              if one.kind is WaitingReason.DUTY and one.place == place),
        tuple(draft_row(desk, one) for one in fresh),
        tuple(draft_row(desk, one) for one in begun if one not in fresh),
        given,
    )  # fmt: skip


def _stage_of(table: Table | None) -> Stage:
    """How far a live table is; elsewhere the auction, which is where most calls come from."""
    if table is None:
        return Stage.AUCTION
    match table.phase:
        case Phase.AUCTION:
            return Stage.AUCTION
        case Phase.CLARIFICATION:
            return Stage.LEAD
        case Phase.PLAY:
            return Stage.PLAY
        case _:
            return Stage.OVER
