"""Where the desk is found by other machines in the room."""

from __future__ import annotations

import io
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress

from bridgelaw.web.server.app_state import AppState

_ANYWHERE = "192.0.2.1"  # reserved for documents; nothing is sent there
_ADDRESS_OF = 0x8915  # Linux: SIOCGIFADDR


def address_in_the_room() -> str | None:
    """This machine's address in its network; `None` where it has none.

    It is asked for each time: in a club the network may come and go.
    """
    for written in _addresses():
        address = ipaddress.ip_address(written)
        if not (address.is_loopback or address.is_unspecified):
            return written
    return None


def scheme_of(state: AppState) -> str:
    """How the desk of this application is asked."""
    return "http" if state.certificate is None else "https"


def all_addresses() -> tuple[str, ...]:
    """Every address that this machine has in a network now."""
    return tuple(dict.fromkeys(one for one in _addresses() if one != "0.0.0.0"))


def room_address(state: AppState) -> str | None:
    """What a phone opens to reach the desk of this application; `None` where none can."""
    if not state.hosts.lan or state.port is None:
        return None
    host = address_in_the_room()
    return None if host is None else f"{scheme_of(state)}://{host}:{state.port}/"


def _addresses() -> Iterator[str]:
    """The address that leads out, then any other: a laptop may be the network itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect((_ANYWHERE, 9))
        yield asking.getsockname()[0]
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]
    if sys.platform == "linux":
        yield from _of_interfaces()


def _of_interfaces() -> Iterator[str]:
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            question = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking, _ADDRESS_OF, question)
            except OSError:
                continue  # it has none
            yield socket.inet_ntoa(answer[20:24])


def code_as_svg(address: str) -> bytes:
    """The QR code of an address, dark on white whatever is around it."""
    import segno

    written = io.BytesIO()
    segno.make_qr(address, error="m").save(
        written, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return written.getvalue()


def code_as_text(address: str) -> str:
    """The QR code for a terminal, two rows a line; the colours are said, so that it is readable
    on dark and on light ones."""
    import segno

    rows = [list(row) for row in segno.make_qr(address, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
    lines = (
        "".join(blocks[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in lines)
