"""Results for the players: by an address that nobody can guess, once the scores are out.

Before that there is nothing to see: a traveller tells what happens on a board to whoever has still
to play it (16D). Hands are shown only where the board is played nowhere any more. Rulings are shown
to those who sat there: by an address of their own. All of them end when a director ends them, and
with the session where the club wishes so.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import hands_on
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Unknown, fold
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.results import Results
from bridgelaw.desk.score_desk import place_of_ruling
from bridgelaw.game import Deal
from bridgelaw.locale import tr
from bridgelaw.scoring.field import BoardKey
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.store import Filter, Store

_MOST_RULINGS = 200
_KEY = 20
_STAYS = "stays"
_ENDS = "ends"


@dataclass(frozen=True, slots=True)
class Shared:
    """The players' address of a session."""

    session: str
    secret: str
    ends: bool
    """With the session."""

    @property
    def code(self) -> str:
        return f"{self.session}.{self.secret}"

    def key_of(self, contestant: str) -> str:
        """What a contestant's own address has besides, so that nobody makes up another's."""
        made = hmac.new(self.secret.encode(), contestant.encode(), "sha256").hexdigest()
        return made[:_KEY]

    def is_own(self, contestant: str, key: str) -> bool:
        return hmac.compare_digest(self.key_of(contestant).encode(), key.encode())


def shared_of(store: Store, session: str) -> Shared | None:
    """`None` where nobody has made one, or where it was ended."""
    secret, _, how = (store.setting(_setting(session)) or "").partition(" ")
    return Shared(session, secret, how == _ENDS) if secret else None


def share(store: Store, session: str, ends: bool) -> Shared:
    """The address as it is, or a new one; `ends`: with the session."""
    known = shared_of(store, session)
    made = Shared(session, known.secret if known else secrets.token_urlsafe(16), ends)
    store.set_setting(_setting(session), f"{made.secret} {_ENDS if ends else _STAYS}")
    return made


def end_sharing(store: Store, session: str) -> None:
    store.set_setting(_setting(session), "")


def session_shared(desk: Desk, code: str) -> tuple[ClubSession, Shared]:
    """The session whose address it is; `Unknown` for everything else, in the same words."""
    session, _, secret = code.partition(".")
    shared = shared_of(desk.store, session) if session.startswith("s-") else None
    if shared is None or not hmac.compare_digest(shared.secret.encode(), secret.encode()):
        raise Unknown(tr("These results are not here, or not any more."))
    club_session = desk.club_session(session)
    if shared.ends and club_session.is_closed:
        raise Unknown(tr("These results are not here, or not any more."))
    return club_session, shared


def hands_after_play(
    store: Store, club_session: ClubSession, results: Results, key: BoardKey
) -> Deal | None:
    """The hands of a board, where it is known that nobody plays it any more.

    A table at which it was opened here plays it until it has a result.
    """
    if club_session.posted is None or key.session != 1:
        return None
    lines = {place: results.field.lines[place] for place in results.field.boards[key]}
    if any(line.result is None and line.adjusted is None for line in lines.values()):
        return None
    done = {table_name(results.field, place) for place in lines}
    board = str(key.number)
    live = store.find("table", Filter(session=club_session.id, board=board, states=("live",)))
    if any(one.summary.place not in done for one in live):
        return None
    return hands_on(store, club_session, key.number)


def rulings_about(
    desk: Desk, club_session: ClubSession, results: Results, contestant: str
) -> tuple[RulingRecord, ...]:
    """The rulings that were given where the contestant sat, the first one first."""
    rulings = []
    listed = desk.store.find(
        "ruling", Filter(session=club_session.id, states=("given",)), limit=_MOST_RULINGS
    )
    for one in reversed(listed):
        record = fold(RulingRecord, desk.store.read(one.stream))
        place = None if record is None else place_of_ruling(results, record)
        if record is None or place is None:
            continue
        line = results.field.lines[place]
        if contestant in (line.ns, line.ew):
            rulings.append(record)
    return tuple(rulings)


def _setting(session: str) -> str:
    return f"results {session}"
