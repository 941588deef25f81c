"""Another server that says who asks: where a federation has a sign-in of its own.

Its word is taken only from addresses that were named when the desk was started, and only where each
header comes once: what a browser sends under the same name never counts.
"""

from __future__ import annotations

import hashlib
import ipaddress
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.people.people import LONGEST
from bridgelaw.desk.people.register import Register
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import SignInBy
from bridgelaw.locale import Refusal
from bridgelaw.store import Conflict, Unavailable
from bridgelaw.web.server.access.who import Who

USER_HEADER, ROLE_HEADER = "X-Remote-User", "X-Remote-Role"
_PEER = "bridgelaw.peer"


@dataclass(slots=True)
class Proxy:
    """The addresses of the server, and the headers in which it names user and role."""

    addresses: frozenset[str]
    user_header: str = USER_HEADER
    role_header: str = ROLE_HEADER
    _noted: set[tuple[str, str]] = field(default_factory=set)
    """Who has come since the desk started: name and role."""

    def who(self, request: HTTPConnection) -> Who | None:
        """Who it says they are; `None` where it says nothing, or nothing that is known here."""
        if not self._is_from(request):
            return None
        user, role = (_only(request, name) for name in (self.user_header, self.role_header))
        name = on_one_line(user)
        if not name or len(name) > LONGEST:
            return None
        try:
            named = DeskRole.parse(role)
        except Refusal:
            return None
        return Who(_sign_in_of(name), named, name)

    def is_new(self, request: HTTPConnection) -> bool:
        """Does somebody come for the first time, or in another role?"""
        who = self.who(request)
        return who is not None and (who.name, who.role.value) not in self._noted

    def note(self, request: HTTPConnection, register: Register) -> None:
        """That they came is an entry, once while the desk runs."""
        who = self.who(request)
        if who is None or (who.name, who.role.value) in self._noted:
            return
        try:
            register.begin(SignInBy.PROXY, who.role, name=who.name)
        except (Unavailable, Conflict):
            return
        self._noted.add((who.name, who.role.value))

    def _is_from(self, request: HTTPConnection) -> bool:
        peer = request.scope.get(_PEER) or (request.client.host if request.client else "")
        return _plain(peer) in self.addresses


class PeerKept:
    """Keeps which machine is connected before `X-Forwarded-For` says on whose behalf."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        await self._app({**scope, _PEER: client[0] if client else ""}, receive, send)


def addresses_of(texts: tuple[str, ...]) -> frozenset[str]:
    """Addresses in numbers; `ValueError` for anything else."""
    return frozenset(str(ipaddress.ip_address(text)) for text in texts)


def _plain(address: str) -> str:
    """One address has many spellings, and an IPv4 one may come as an IPv6 one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return ""
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return str(mapped or ip)


def _only(request: HTTPConnection, name: str) -> str:
    """A header that comes once; its UTF-8 is read as such."""
    values = request.headers.getlist(name)
    if len(values) != 1:
        return ""
    try:
        return values[0].encode("latin-1").decode("utf-8")
    except UnicodeError:
        return ""


def _sign_in_of(name: str) -> str:
    """What the tokens of their forms belong to: the same on every desk."""
    return "x-" + hashlib.sha256(name.encode()).hexdigest()[:16]
