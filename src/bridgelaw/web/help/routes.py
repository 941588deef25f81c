"""Your first evening, what stands behind the rulings, and what is needed to install the desk."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import bridgelaw
from bridgelaw.desk.times import now
from bridgelaw.locale import tr
from bridgelaw.scoring.editions import EDITIONS, in_force
from bridgelaw.scoring.profile import CHOICES
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()

_ICONS = Path(bridgelaw.__file__).parent / "pocket" / "shell" / "icons"
_SIZES = {"180": 180, "192": 192, "512": 512, "maskable-512": 512}
"""The icons of the app, which are the desk's own: by name, and how wide they are."""


@pages.get("/help", to_all=True)
def first_evening(visit: Visit) -> Response:
    return visit.page("help/help.html")


@pages.get("/about", to_all=True)
def about(visit: Visit) -> Response:
    """The edition of the Laws, the documents, and this program."""
    current = visit.desk.current_session() if visit.may_read else None
    held = in_force(now().date()) if current is None else EDITIONS[current.edition]
    return visit.page(
        "help/about.html", version=bridgelaw.__version__, edition=held,
        editions=tuple(EDITIONS.values()), authorities=CHOICES,
    )  # fmt: skip


@pages.get("/manifest.webmanifest", to_all=True)
def manifest(visit: Visit) -> Response:
    """What a phone or a laptop needs to install the desk; addresses are relative to this one."""
    icons = [
        {
            "src": f"icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png",
            "purpose": "maskable" if name.startswith("maskable") else "any",
        }
        for name, size in _SIZES.items()
    ]  # fmt: skip
    about = visit.language.say(tr("The director's desk for duplicate bridge"))
    described = {
        "name": "bridgelaw", "short_name": "bridgelaw", "description": about, "id": "./",
        "lang": visit.language.code, "start_url": "./", "scope": "./", "display": "standalone",
        "background_color": "#f3f5f2", "theme_color": "#0b5d47", "icons": icons,
    }  # fmt: skip
    return JSONResponse(described, media_type="application/manifest+json")


@pages.get("/icons/{name}.png", to_all=True)
def app_icon(visit: Visit, name: str) -> Response:
    if name not in _SIZES:
        raise HTTPException(404)
    drawn = (_ICONS / f"{name}.png").read_bytes()
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "max-age=86400"})
