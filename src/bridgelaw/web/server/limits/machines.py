"""The machine behind an address."""

from __future__ import annotations

import ipaddress


def machine_of(client: str) -> str:
    """The machine behind an address, which may have many of IPv6.

    Empty for this machine, on which a web server may speak for everybody.
    """
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return ""
    if address.is_loopback:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
