"""For the chief director: the tokens of programs that use the API."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit, Unknown
from bridgelaw.desk.signature import LONGEST
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.store import Unavailable
from bridgelaw.web.server.access.tokens import MOST_DAYS, KeptToken, Scope, Tokens
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages(reading=Right.PEOPLE, writing=Right.PEOPLE)


class _Listed(NamedTuple):
    """A token in the list."""

    token: KeptToken
    made: str
    expires: str
    """The local day; empty where it lasts until it is revoked."""
    is_over: bool
    used: str
    """The day; empty where it was not used yet."""


class _Asked(NamedTuple):
    """What the form says of a new token."""

    name: str = ""
    scopes: tuple[str, ...] = (Scope.READ.value,)
    days: str = ""


_NOTHING = _Asked()


@pages.get("/people/tokens")
def tokens(visit: Visit) -> Response:
    return _page(visit)


def _page(
    visit: Visit,
    status: int = 200,
    asked: _Asked = _NOTHING,
    trouble: Text | None = None,
    made: tuple[str, KeptToken] | None = None,
) -> Response:
    kept = _tokens(visit)
    used, now = kept.used(), datetime.now(UTC)
    listed = [
        _Listed(
            one, _day(one.made_at), "" if one.expires_at is None else _day(one.expires_at),
            not one.is_good(now), used.get(one.id, ""),
        )
        for one in kept.all()
    ]  # fmt: skip
    return visit.page(
        "people/tokens.html", status, tokens=listed, scopes=tuple(Scope), asked=asked,
        trouble=trouble, made=made, longest=LONGEST, most_days=MOST_DAYS,
    )  # fmt: skip


@pages.post("/people/tokens")
def make(visit: Visit, typed: Typed) -> Response:
    """A new token, on the page that answers and never again."""
    asked = _Asked(typed.text("name", 200), typed.texts("scope", 40), typed.text("days", 10))
    try:
        made = _tokens(visit).make(asked.name, _scopes(asked), _days(asked))
    except Unavailable:
        raise
    except Refusal as error:
        return _page(visit, 422, asked, error.text)
    _note(visit, made[1], made=True)
    return _page(visit, made=made)


@pages.post("/people/tokens/{token}/revoke")
def revoke(visit: Visit, typed: Typed, token: str) -> Response:
    with suppress(Unknown):  # somebody else was quicker
        _note(visit, _tokens(visit).revoke(token), made=False)
    return visit.go("/people/tokens")


def _tokens(visit: Visit) -> Tokens:
    """Where nobody else can open the desk, there is no API."""
    if not visit.place.signs_in:
        raise HTTPException(404)
    return Tokens(visit.desk.store)


def _note(visit: Visit, token: KeptToken, made: bool) -> None:
    visit.access.register.note("token", name=token.name, scopes=list(token.scopes), made=made)


def _scopes(asked: _Asked) -> tuple[Scope, ...]:
    known = {scope.value: scope for scope in Scope}
    if not set(asked.scopes) <= known.keys():
        raise Misfit(tr("A token must be good for something: name a scope."))
    return tuple(known[one] for one in asked.scopes)


def _days(asked: _Asked) -> int | None:
    if not asked.days:
        return None
    days = int(asked.days) if asked.days.isdecimal() else 0
    if not 1 <= days <= MOST_DAYS:
        raise Misfit(tr("A token lasts from 1 to {most} days.", most=MOST_DAYS))
    return days


def _day(moment: str) -> str:
    return f"{datetime.fromisoformat(moment).astimezone():%Y-%m-%d}"
