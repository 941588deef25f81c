"""Old, stolen and forged proofs of who one is, on every address that writes: nothing is written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole, Right
from bridgelaw.game import Board, Seat
from bridgelaw.table import Table
from bridgelaw.web.server.access import cookies
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.tokens import Scope, Tokens
from tests.rotation import rotated
from tests.web.accounts import browser
from tests.web.api.test_tokens import WRITING, address
from tests.web.api_platform import Platform
from tests.web.filled import fill
from tests.web.people.test_rights import WRITES, addressed
from tests.web.server.test_safety_routes import field_names, real
from tests.web.visitor import PIN, Visitor

HERE = "127.0.0.1"


class Held:
    """What somebody may hold in their hand who must not come in; each by how they got it."""

    def __init__(self, app: Starlette, desk: Desk) -> None:
        self.access: Access = app.state.access
        self.desk = desk
        self.cookies = dict(self._cookies())
        self.tokens = dict(self._tokens())

    def _cookies(self) -> Iterator[tuple[str, str]]:
        access = self.access
        signed_out = access.sign_in(PIN, HERE)
        access.sign_out(access.sign_in_of(signed_out) or "")
        yield "signed out", signed_out
        person = access.register.add("Gone", DeskRole.CHIEF)
        access.set_own_pin(person, "1234")
        of_gone = access.sign_in("1234", HERE, None, "Gone")
        access.register.change(lambda people: people.closing(people.person(person.id), True))
        yield "of a closed account", of_gone
        old = access.sign_in(PIN, HERE)
        access.set_pin("0815")
        access.set_pin(PIN)  # the same again, but its hash is another
        yield "of an older PIN", old
        good = access.sign_in(PIN, HERE)
        yield "cut short", good[:-1]
        yield "with another signature", good.rpartition(".")[0] + ".AAAAAAAAAAAAAAAAAAAAAAAAAAA"
        mark = cookies.Signer("session").read(access._now().secret, good)
        assert mark is not None
        forged = cookies.Signer("session").sign("guessed", mark.subject, mark.proof)
        yield "signed with another secret", forged
        secret = access._now().secret
        yield (
            "of a sign-in that never was",
            cookies.Signer("session").sign(secret, "a-never", mark.proof),
        )
        table = self.desk.open_table(self.desk.session_or_new().id, Table(Board(Seat.NORTH)), "3")
        yield "the link of a table", access.link(table.id, table.session, "3")
        yield "an invitation", access.invitation(access.register.add("New", DeskRole.CHIEF))

    def _tokens(self) -> Iterator[tuple[str, str]]:
        tokens, every = Tokens(self.desk.store), tuple(Scope)
        revoked, kept = tokens.make("revoked", every)
        tokens.revoke(kept.id)
        yield "revoked", revoked
        yield "expired", tokens.make("expired", every, days=-1)[0]
        good, other = tokens.make("good", every)[0], tokens.make("other", every)[0]
        begins = "_".join(good.split("_")[:2])
        yield "another one's secret", f"{begins}_{other.split('_', 2)[2]}"
        yield "without its secret", f"{begins}_"


@pytest.fixture
def held(app: Starlette, director: Visitor, desk: Desk) -> Held:
    return Held(app, desk)


def test_no_such_cookie_writes_on_any_page(app: Starlette, desk: Desk, held: Held) -> None:
    filled = fill(desk)
    phone = browser(app)
    fields = dict.fromkeys(field_names(), "1")
    written, settings = desk.store.newest(), desk.store.setting("tokens")
    for how, cookie in {**held.cookies, **held.tokens}.items():
        phone.client.cookies.set(cookies.cookie_name(None), cookie)
        signed = cookies.Signer("session").read(held.access._now().secret, cookie)
        # Even who knew the token of the form would not come in.
        token = held.access.token_of("" if signed is None else signed.subject)
        for route in rotated(WRITES, part=3):
            path = next(iter(real(addressed(route), filled)), addressed(route).filled("nothing"))
            answer = phone.client.post(path, data={**fields, "token": token})
            assert answer.status_code == 403, (how, path)
            assert 'name="pin"' in answer.text, (how, path)
    assert (desk.store.newest(), desk.store.setting("tokens")) == (written, settings)


def test_no_such_token_writes_by_any_operation(app: Starlette, desk: Desk, held: Held) -> None:
    chief = Platform(browser(app).client, held.access.sign_in(PIN, HERE))
    ready = [(method, address(route, chief, desk)) for method, route in WRITING]
    written, settings = desk.store.newest(), desk.store.setting("tokens")
    for how, token in {**held.cookies, **held.tokens}.items():
        caller = Platform(browser(app).client, token)
        for method, path in ready:
            caller.refused(method, path, 401, {"after": 1})
        assert caller.send("GET", "/rulings").status_code == 401, how
    assert (desk.store.newest(), desk.store.setting("tokens")) == (written, settings)


def test_players_come_in_by_a_link_and_write_nothing_but_at_their_table(
    app: Starlette, desk: Desk, held: Held
) -> None:
    """Also with the table's number of another session, and after their table is gone."""
    filled = fill(desk)
    record = desk.open_table(desk.session_or_new().id, Table(Board(Seat.NORTH)), "7")
    phone = browser(app)
    link = f"/at/{held.access.link(record.id, record.session, '7')}"
    assert phone.client.post(link).headers["location"] == f"/tables/{record.id}"
    fields = {**dict.fromkeys(field_names(), "1"), "token": phone.token}
    written = desk.store.newest()
    for route in WRITES:
        if route.right is Right.COME_IN:
            continue
        for path in {addressed(route).filled("nothing", "0"), *real(addressed(route), filled)}:
            assert phone.client.post(path, data=fields).status_code == 403, path
    assert desk.store.newest() == written
