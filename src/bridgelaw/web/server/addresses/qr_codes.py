"""Addresses for the camera of a phone."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from bridgelaw.web.server.addresses.lan_addresses import code_as_svg, room_address
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.request import Visit


@dataclass(frozen=True, slots=True)
class Code:
    """An address as a QR code, as a browser shows it without another request."""

    address: str
    picture: str
    is_local: bool
    """No other device can open it."""


def code_of(base: str, path: str) -> Code:
    address = base.rstrip("/") + path
    is_local = _is_own(urlsplit(address).hostname)
    picture = "data:image/svg+xml," + quote(code_as_svg(address), safe=" =:/")
    return Code(address, picture, is_local)


def reachable(visit: Visit) -> str:
    """Where another device finds the desk: as this one does, or by its address in the room."""
    url = visit.request.url
    here = f"{url.scheme}://{url.netloc}"
    return (room_address(state_of(visit.request)) or here) if _is_own(url.hostname) else here


def _is_own(host: str | None) -> bool:
    """A name that means another machine on every other machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
