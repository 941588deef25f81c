"""People with accounts at a desk, each with a browser of their own."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.web.server.access.access import Access
from tests.web.visitor import Visitor

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1"


def browser(app: Starlette, agent: str = IPHONE) -> Visitor:
    """A device on which nobody has signed in."""
    headers = {"User-Agent": agent}
    return Visitor(TestClient(app, headers=headers, follow_redirects=False))


def account(app: Starlette, name: str, role: DeskRole, pin: str = "") -> Visitor:
    """Somebody with an account, who has chosen a PIN and signed in."""
    access: Access = app.state.access
    person = access.register.add(name, role)
    access.set_own_pin(person, pin or f"pin of {name}")
    access.forget()
    return signed_in(app, name, pin)


def signed_in(app: Starlette, name: str, pin: str = "") -> Visitor:
    """The same person on another device."""
    visitor = browser(app)
    sent = {"name": name, "pin": pin or f"pin of {name}", "next": "/"}
    assert visitor.client.post("/sign-in", data=sent).status_code == 303
    return visitor
