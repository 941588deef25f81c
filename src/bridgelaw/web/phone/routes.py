"""The address of the desk for phones in the room, also as a QR code."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.records.record import Unknown
from bridgelaw.locale.text import tr
from bridgelaw.web.server.lan_addresses import address_in_the_room, code_as_svg
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()


@pages.get("/phone")
def phone(visit: Visit) -> Response:
    return visit.page(
        "phone/phone.html", address=_address(visit), lan=visit.request.app.state.hosts.lan
    )


@pages.get("/phone/code.svg")
def code(visit: Visit) -> Response:
    address = _address(visit)
    if address is None:
        raise Unknown(tr("This machine is in no network."))
    return Response(code_as_svg(address), media_type="image/svg+xml")


def _address(visit: Visit) -> str | None:
    """What a phone opens; `None` where none can."""
    state = visit.request.app.state
    if not state.hosts.lan or state.port is None:
        return None
    found = address_in_the_room()
    return None if found is None else f"http://{found}:{state.port}/"
