"""A director who plays: which hands they must not see yet, and who rules in their place.

The desk asks here whenever it gives out a table, the hands of a file or a file itself; no page
looks at it. Nothing is impossible: whoever goes on all the same says their name, which is logged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgelaw.desk.at_table import TELL_NO_CARD
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.playing import ALL_BOARDS, OWN_TABLE, PlayingDirector
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord, openly
from bridgelaw.desk.signature import reader
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.movement import Movement
from bridgelaw.store import Fact, Store
from bridgelaw.table.events import Event
from bridgelaw.table.table import Table

if TYPE_CHECKING:
    from bridgelaw.desk.results import Results


@dataclass(frozen=True, slots=True)
class HandOver:
    """Why somebody else should rule, and what the director says to the players."""

    session: str
    what: str
    """What an override is about: a board, `OWN_TABLE` or `ALL_BOARDS`."""
    reason: Text
    who: Text
    """Who else should rule."""
    words: Text | None
    """To be said at the table; `None` where nobody waits there."""

    @property
    def is_board(self) -> bool:
        return self.what.isdecimal()


class ForAnother(Refusal):
    """Something that a director who plays should leave to somebody else."""

    def __init__(self, hand_over: HandOver) -> None:
        super().__init__(tr("{reason} {who}", reason=hand_over.reason, who=hand_over.who))
        self.hand_over = hand_over


def unplayed(store: Store, club_session: ClubSession, board: str) -> bool:
    """Has the director still to play this board?

    The movement says which boards their pair meets, and the results which of them are over. Where
    neither is known every board counts until they say that they have played it.
    """
    seat = club_session.director
    if not seat.sits or not board.isdecimal() or seat.has_seen(board):
        return False
    left = boards_left(store, club_session)
    if left is not None:
        return int(board) in left
    results = _results(store, club_session)
    return results is None or int(board) not in _played(results, seat.pair)


def boards_left(store: Store, club_session: ClubSession) -> tuple[int, ...] | None:
    """The boards that the movement has still for the director; `None` where it does not say.

    Who named a table alone may be either pair that begins there: what either has to play counts.
    """
    seat, results = club_session.director, _results(store, club_session)
    movement = None if results is None else results.document.movement
    if results is None or movement is None:
        return None
    planned = [
        (pair, board)
        for pair in _pairs(movement, seat)
        for one in movement.encounters if one.is_played and pair in (one.ns, one.ew)
        for board in one.boards
    ]  # fmt: skip
    if not planned:
        return None
    left = dict.fromkeys(b for pair, b in planned if b not in _played(results, pair))
    return tuple(b for b in left if not seat.has_seen(str(b)))


def sides_to_choose(store: Store, club_session: ClubSession, place: str) -> tuple[str, ...]:
    """Who begins at this table by the movement: the director has to say which they are."""
    from bridgelaw.desk.board_plans import movement_of  # late: it reads results

    movement = movement_of(store, club_session)
    return () if movement is None else _beginning_at(movement, place)


def pairs_of(store: Store, club_session: ClubSession) -> tuple[tuple[str, str], ...]:
    """Who plays, with their names, where a results file says it."""
    results = _results(store, club_session)
    return () if results is None else tuple(results.field.names.items())


def take_seat(
    store: Store, club_session: ClubSession, who: str, pair: str, place: str, deputy: str
) -> Fact:
    """Where the director sits; refused for a pair that the results do not know.

    Where a movement is known a table alone is not enough: two pairs begin there.
    """
    results = _results(store, club_session)
    movement = None if results is None else results.document.movement
    if place and not pair and movement is not None:
        sides = _beginning_at(movement, place)
        if not sides:
            raise Misfit(tr("In the movement nobody begins at table “{table}”.", table=place))
        raise Misfit(
            tr("Which pair are you at table {table}: {pairs}?", table=place,
               pairs=" / ".join(sides))
        )  # fmt: skip
    if pair and results is not None:
        known = {name for line in results.field.lines for name in (line.ns, line.ew)}
        if movement is not None:
            known |= {name for one in movement.encounters for name in (one.ns, one.ew)}
        if pair not in known:
            raise Misfit(tr("The results know no pair or team “{name}”.", name=pair))
    return PlayingDirector.sitting(who, pair, place, deputy)


def _results(store: Store, club_session: ClubSession) -> Results | None:
    from bridgelaw.desk.results import results_of  # late: it scores

    try:
        return results_of(store, club_session)
    except Refusal:
        return None  # a file that cannot be read any more tells nothing


def _played(results: Results, pair: str) -> frozenset[int]:
    return frozenset(
        line.board
        for line in results.field.lines
        if pair in (line.ns, line.ew) and (line.result is not None or line.adjusted is not None)
    )


def _pairs(movement: Movement, seat: PlayingDirector) -> tuple[str, ...]:
    """Their pair, or both that it may be."""
    return (seat.pair,) if seat.pair else _beginning_at(movement, seat.place)


def _beginning_at(movement: Movement, place: str) -> tuple[str, ...]:
    """Who sits at a table in the first round."""
    first = movement.at(place, 1) if place else None
    return () if first is None else tuple(filter(None, (first.ns, first.ew)))


def hides(store: Store, club_session: ClubSession | None, board: str) -> bool:
    """Are the hands of this board closed to whoever reads now?"""
    if club_session is None or not club_session.director.sits:
        return False
    name, is_known = reader()
    if not is_known or not club_session.director.is_it(name):
        return False
    return unplayed(store, club_session, board)


def hand_over(
    store: Store, club_session: ClubSession | None, place: str, board: str
) -> HandOver | None:
    """Who else should rule here, where who works now plays at this table or has still to play it.

    `None` where nothing speaks against it, or where they have said that they rule all the same.
    """
    if club_session is None or not club_session.director.sits:
        return None
    seat, (name, is_known) = club_session.director, reader()
    if not is_known or not seat.is_it(name) or seat.is_overridden(board or OWN_TABLE):
        return None
    if _is_own_table(store, club_session, place, board):
        reason = tr("You play at this table.")
        words = (
            tr("“I play at this table, so I do not rule here. {deputy} will: please wait.”",
               deputy=seat.deputy) if seat.deputy else
            tr("“I play at this table, so I do not rule here. Somebody else will: please wait.”")
        )  # fmt: skip
        return HandOver(club_session.id, board or OWN_TABLE, reason, _who(club_session), words)
    if unplayed(store, club_session, board):
        return _of_board(club_session, board)
    return None


def closed(club_session: ClubSession, board: str) -> ForAnother:
    """The refusal to show hands of this board."""
    return ForAnother(_of_board(club_session, board))


def as_seen(store: Store, club_session: ClubSession | None, record: TableRecord) -> TableRecord:
    """A table as who is at work may see it."""
    hidden = hides(store, club_session, record.summary.board)
    return record.without_hands() if hidden else record


def table_when_given(
    store: Store, club_session: ClubSession | None, record: RulingRecord
) -> Table | None:
    """The table as a ruling that was given saw it, and who is at work may see it."""
    kept = None if record.given is None else record.given.get("table")
    if kept is None:
        return None
    table = Table.from_json(kept)
    return openly(table) if hides(store, club_session, record.board) else table


def ensure_tells_no_card(
    club_session: ClubSession, record: TableRecord, events: Sequence[Event]
) -> None:
    """A card that somebody does not hold is refused, which would tell who does."""
    if not all(isinstance(event, TELL_NO_CARD) for event in events):
        raise closed(club_session, record.summary.board)


def ensure_keeps_hands(
    club_session: ClubSession, record: TableRecord, facts: Iterable[Fact]
) -> None:
    """Nobody changes hands that they do not see: an empty form would take them away."""
    if any(fact.kind == "dealt" for fact in facts):
        raise closed(club_session, record.summary.board)


def ensure_may_take_out(
    store: Store, club_session: ClubSession | None, whole: bool = False
) -> None:
    """`ForAnother` where a file that leaves the desk would have hands that are closed to them.

    `whole`: it has everything, the hands that were entered at tables too.
    """
    if club_session is None or not club_session.director.sits:
        return
    from bridgelaw.desk.hand_records import all_hands  # late: it reads files

    left = boards_left(store, club_session)
    boards: Iterable[int] = all_hands(store, club_session)
    if whole:
        boards = (0,) if left is None else left
    if any(hides(store, club_session, str(board)) for board in boards):
        deputy = club_session.director.deputy
        who = (
            tr("{deputy} should take it out.", deputy=deputy)
            if deputy
            else tr("Somebody should take it out who does not play.")
        )
        reason = tr("The file has hands of boards that you have still to play.")
        raise ForAnother(HandOver(club_session.id, ALL_BOARDS, reason, who, None))


def _of_board(club_session: ClubSession, board: str) -> HandOver:
    seat = club_session.director
    reason = tr("You have still to play board {board}.", board=board)
    words = (
        tr("“I have still to play this board. {deputy} will rule: please tell me nothing about "
           "it.”", deputy=seat.deputy) if seat.deputy else
        tr("“I have still to play this board. Somebody else will rule: please tell me nothing "
           "about it.”")
    )  # fmt: skip
    return HandOver(club_session.id, board, reason, _who(club_session), words)


def _who(club_session: ClubSession) -> Text:
    deputy = club_session.director.deputy
    if deputy:
        return tr("{deputy} should rule.", deputy=deputy)
    return tr("Somebody should rule who does not play, or who has played it.")


def _is_own_table(store: Store, club_session: ClubSession, place: str, board: str) -> bool:
    """Does their pair, or one that it may be, sit at this table now, or for this board?"""
    seat = club_session.director
    if not place:
        return False
    from bridgelaw.desk.board_plans import movement_of  # late: it reads results

    movement = movement_of(store, club_session)
    pairs = () if movement is None else _pairs(movement, seat)
    if movement is None or not pairs:
        return place == seat.place
    for pair in pairs:
        at = movement.planned(pair, int(board)) if board.isdecimal() else None
        if at is None or (club_session.round and at.round != club_session.round):
            at = movement.in_round(pair, club_session.round)
        if at is not None and at.table == place:
            return True
    return False
