"""The address of the desk for phones in the room, also as a QR code."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.desk.records.record import Unknown
from bridgelaw.locale import tr
from bridgelaw.web.server.addresses.lan_addresses import code_as_svg, room_address
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()


@pages.get("/phone")
def phone(visit: Visit) -> Response:
    state = state_of(visit.request)
    return visit.page(
        "phone/phone.html", address=_address(visit), lan=state.hosts.lan,
        certificate=state.certificate,
    )  # fmt: skip


@pages.get("/phone/code.svg")
def code(visit: Visit) -> Response:
    address = _address(visit)
    if address is None:
        raise Unknown(tr("This machine is in no network."))
    return Response(code_as_svg(address), media_type="image/svg+xml")


@pages.get("/phone/authority.crt", to_all=True)
def authority(visit: Visit) -> Response:
    """The desk's own authority, for a phone that is to trust its certificates."""
    certificate = state_of(visit.request).certificate
    if certificate is None or certificate.authority is None:
        raise HTTPException(404)
    return Response(certificate.authority_file, media_type="application/x-x509-ca-cert")


def _address(visit: Visit) -> str | None:
    """What a phone opens; `None` where none can."""
    return room_address(state_of(visit.request))
