"""What stands between the desk and its browsers: https, or another server that knows who asks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bridgelaw.locale import Refusal, tr
from bridgelaw.store.database import default_database
from bridgelaw.web.server.access.proxy import Proxy, addresses_of
from bridgelaw.web.server.addresses.certificate import Certificate, given, own
from bridgelaw.web.server.addresses.lan_addresses import all_addresses


def certificate_for(
    https: bool, certificate: Path | None, key: Path | None, names: Iterable[str]
) -> Certificate | None:
    """What is shown to browsers; `None` for plain http."""
    if certificate is not None:
        return given(certificate, key)
    if key is not None:
        raise Refusal(tr("A key alone is no use: name its certificate with --certificate."))
    if not https:
        return None
    folder = default_database().parent / "certificate"
    return own(folder, names, all_addresses())


def proxy_at(addresses: tuple[str, ...], user_header: str, role_header: str) -> Proxy | None:
    """The server whose word is taken; `None` where none was named."""
    if not addresses:
        return None
    try:
        return Proxy(addresses_of(addresses), user_header, role_header)
    except ValueError as error:
        raise Refusal(
            tr("“{address}” is no address in numbers, such as 127.0.0.1.",
               address=" ".join(addresses))
        ) from error  # fmt: skip
