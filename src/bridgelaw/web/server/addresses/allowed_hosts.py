"""By which names the desk may be called."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names that a browser may call the desk by.

    A page elsewhere can give its own name the address of this machine, and then read the desk as if
    it were its own. But the browser still says the foreign name, and so it is refused here. An
    address in numbers is nobody's name and cannot be turned around.
    """

    names: tuple[str, ...] = ()
    """Besides `localhost`."""
    lan: bool = False
    """May other machines ask?"""

    def knows(self, header: str | None) -> bool:
        """Is this what a `Host` header may say?"""
        host = _host(header or "")
        if host == "localhost" or host in self.names:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return self.lan or address.is_loopback


@lru_cache(maxsize=64)  # browsers of a room say few, and each says it every time
def _host(header: str) -> str:
    """The host of a `Host` header, without its port; empty where it cannot be read."""
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port  # raises where it is not a number
    except ValueError:
        return ""
    if parts.path or parts.query or parts.fragment or "@" in header:
        return ""
    return (parts.hostname or "").rstrip(".")


def own_names() -> tuple[str, ...]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.split(".")[0]
    return tuple(dict.fromkeys((name, short, f"{short}.local"))) if name else ()
