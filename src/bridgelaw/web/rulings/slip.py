"""The page of a ruling for its players: what was ruled, and a code by which it can be checked."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from bridgelaw import __version__
from bridgelaw.desk.ruling_log import Logged
from bridgelaw.desk.slips import NotYet, slip_of_ruling, slip_secret
from bridgelaw.locale import Text
from bridgelaw.slips.signature import public_key
from bridgelaw.slips.slip import fingerprint
from bridgelaw.web.parts.told import called, said_of
from bridgelaw.web.server.addresses.qr_codes import Code, code_of, reachable
from bridgelaw.web.server.request import Visit

_MOST = 2300
"""Letters of an address that a code can hold."""
_NOWHERE = ".invalid"
"""The host of the desk in one file: its addresses lead nowhere, and its codes hold the slip."""


def slip_page(visit: Visit, ruling: str) -> Response:
    """The ruling in the words of its day, and its slip as a code; without it where not yet."""
    desk = visit.desk
    hearing = desk.hearing(ruling)
    record = hearing.record
    is_over = bool(visit.query.text("over", most=3))
    not_yet: Text | None = None
    text, secret = "", slip_secret(desk.store)
    try:
        text = slip_of_ruling(desk, hearing, is_over).signed(secret)
    except NotYet as error:
        not_yet = error.text
    code = _code(visit, text) if text else None
    view = record.view(visit.language.code)
    return visit.page(
        "rulings/slip.html",
        record=record,
        ruling=view,
        happened=said_of(record) or called(record),
        ends=Logged(0, record, hearing.club_session).deadlines.appeal,
        minutes=hearing.profile.appeal_minutes,
        not_yet=not_yet,
        over=is_over,
        text=text,
        picture=None if code is None else code.picture,
        is_local=code is not None and code.is_local,
        fingerprint=fingerprint(public_key(secret)),
        version=__version__,
    )


def slip_file(visit: Visit, ruling: str) -> Response:
    """The letters alone; who they are given to is the director's to know."""
    is_over = bool(visit.query.text("over", most=3))
    slip = slip_of_ruling(visit.desk, visit.desk.hearing(ruling), is_over)
    visit.note_export(f"slip {ruling}")
    return PlainTextResponse(slip.signed(slip_secret(visit.desk.store)) + "\n")


def _code(visit: Visit, text: str) -> Code | None:
    base = reachable(visit)
    host = visit.request.url.hostname or ""
    if host.endswith(_NOWHERE):
        return code_of("", text)
    address = f"{visit.place.root}/slips?s={text}"
    return code_of(base, address) if len(base) + len(address) <= _MOST else None
