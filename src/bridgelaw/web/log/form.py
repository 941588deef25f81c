"""What narrows the log."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bridgelaw.desk.records.record import no_such
from bridgelaw.desk.ruling_log import STATES, LogFilter
from bridgelaw.desk.times import lately, read_local
from bridgelaw.game import NotationError
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import spelled
from bridgelaw.locale import Refusal, Text
from bridgelaw.web.server.request import Visit

_FIELDS = ("session", "place", "board", "law", "procedure", "state", "words", "since", "until")


def typed_in(visit: Visit) -> dict[str, str]:
    """What narrows the log. Where no session is named, it is the one that is open."""
    params = visit.request.query_params
    typed = {name: params.get(name, "").replace("\x00", "").strip()[:200] for name in _FIELDS}
    if "session" not in params:
        current = visit.desk.current_session()
        typed["session"] = "all" if current is None else current.id
    return typed


def wanted_by(typed: Mapping[str, str]) -> tuple[LogFilter, dict[str, Text]]:
    """The rulings that are wanted, and what of it cannot be read, by field."""
    errors: dict[str, Text] = {}
    law = typed["law"]
    if law:
        try:
            law = spelled(law)
        except Refusal as error:
            errors["law"] = error.text
    times: dict[str, datetime | None] = {}
    for name in ("since", "until"):
        try:
            times[name] = read_local(typed[name], lately()) if typed[name] else None
        except NotationError as error:
            errors[name] = error.text
    if typed["state"] and typed["state"] not in STATES:
        errors["state"] = no_such(typed["state"]).text
    if typed["procedure"] and typed["procedure"] not in PROCEDURES:
        errors["procedure"] = no_such(typed["procedure"]).text
    session = "" if typed["session"] == "all" else typed["session"]
    wanted = LogFilter(
        session, typed["place"], typed["board"], law, typed["procedure"], typed["state"],
        typed["words"], times.get("since"), times.get("until"),
    )  # fmt: skip
    return wanted, errors
