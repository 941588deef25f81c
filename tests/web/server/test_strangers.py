"""Strangers get a small share of the machine, and nothing goes on when they have gone."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.cli.desk.stranger_process import Over
from bridgelaw.cli.desk.strangers import Strangers
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.pin_process import PinProcess
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.limits.strangers import (
    ForStrangers,
    StrangerAnswered,
    StrangerAsked,
    TookTooLong,
)
from bridgelaw.web.server.limits.throttle import Busy
from bridgelaw.web.server.limits.turns import FIRST, Turns
from tests.web.visitor import PIN, Visitor


def never() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


# Whose turn it is


def test_who_asks_a_hundred_times_waits_for_themselves() -> None:
    async def asked() -> list[str]:
        turns, served = Turns(), list[str]()

        async def visits(machine: str) -> None:
            assert await turns.begin(machine, never())
            served.append(machine)
            await asyncio.sleep(0)
            turns.end()

        flood = [asyncio.create_task(visits("flood")) for _ in range(8)]
        await asyncio.sleep(0)
        await asyncio.gather(*flood, visits("phone"), visits("tablet"))
        return served

    served = asyncio.run(asked())
    assert len(served) == 10
    assert served.index("phone") <= 3 and served.index("tablet") <= 4


def test_who_has_gone_leaves_their_place_and_too_many_are_sent_away() -> None:
    async def asked() -> None:
        turns = Turns()
        assert await turns.begin("first", never())
        assert not await turns.begin("second", asyncio.sleep(0.01)), "they did not wait"
        waiting = [asyncio.create_task(turns.begin("third", never())) for _ in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.begin("third", never())
        for task in waiting:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        turns.end()
        assert await turns.begin("fourth", never()), "nobody is before them any more"

    asyncio.run(asked())


def test_who_takes_long_waits_behind_those_who_do_not() -> None:
    async def asked() -> list[str]:
        turns, served = Turns(), list[str]()

        async def visits(machine: str, seconds: float) -> None:
            assert await turns.begin(machine, never())
            served.append(machine)
            await asyncio.sleep(0)
            turns.end(machine, seconds)

        assert await turns.begin("files", never())
        files = [asyncio.create_task(visits("files", 10.0)) for _ in range(3)]
        pages = [asyncio.create_task(visits("pages", 0.1)) for _ in range(6)]
        await asyncio.sleep(0)
        turns.end("files", 10.0)
        await asyncio.gather(*files, *pages)
        return served

    assert asyncio.run(asked()) == [*["pages"] * 6, *["files"] * 3]


@pytest.mark.parametrize("before", [0, 1000])
def test_the_clock_on_the_wall_comes_within_a_round_however_often_it_has_asked(before: int) -> None:
    async def asked() -> list[str]:
        turns, served = Turns(), list[str]()

        async def visits(machine: str) -> None:
            assert await turns.begin(machine, never())
            served.append(machine)
            await asyncio.sleep(0)
            turns.end(machine, 0.005)

        async def many(machine: str, times: int) -> None:
            for _ in range(times):
                await visits(machine)

        await many("clock", before)
        served.clear()
        flood = [asyncio.create_task(many(f"stranger {each}", 50)) for each in range(60)]
        await asyncio.sleep(0)
        await many("clock", 20)
        await asyncio.gather(*flood)
        return served

    served = asyncio.run(asked())
    came = [place for place, one in enumerate(served) if one == "clock"]
    assert max(later - earlier for earlier, later in pairwise([-1, *came])) <= 62


def test_who_stands_first_comes_next_and_pushes_nobody_back() -> None:
    async def asked() -> list[str]:
        turns, served = Turns(), list[str]()

        async def visits(machine: str, times: int) -> None:
            for _ in range(times):
                assert await turns.begin(machine, never())
                served.append(machine)
                await asyncio.sleep(0)
                turns.end(machine, 0.01)

        await asyncio.gather(*(visits(name, 4) for name in ("a", "b", "c", FIRST)))
        return served

    served = asyncio.run(asked())
    places = [place for place, one in enumerate(served) if one == FIRST]
    assert all(later - earlier == 2 for earlier, later in pairwise(places)), served
    assert [one for one in served if one != FIRST] == list("abc" * 4)


# Who is sent where


class Recorded:
    """Answers everything, and remembers what it was asked."""

    is_ready = True

    def __init__(self, computing: Recorded | None = None) -> None:
        self.turns, self.asked, self.computing = Turns(), list[StrangerAsked](), computing

    async def answer(
        self, asked: StrangerAsked, gone: Awaitable[object]
    ) -> StrangerAnswered | None:
        self.asked.append(asked)
        return StrangerAnswered(200, ((b"content-type", b"text/plain"),), b"elsewhere")


def test_strangers_are_answered_elsewhere_and_everybody_else_here(
    app: Starlette, director: Visitor, anybody: Visitor
) -> None:
    app.state.strangers = others = Recorded()
    for address in ("/", "/laws/27", "/casebook", "/compare", "/log", "/nowhere", "/api/v1/laws"):
        assert anybody.client.get(address).text == "elsewhere", address
        if not address.startswith("/api"):
            assert director.client.get(address).text != "elsewhere", address
    assert anybody.client.post("/rulings", data={"procedure": "revoke"}).text == "elsewhere"
    sent = anybody.client.post("/api/v1/legal", json={"table": "dealer N", "seat": "N"})
    assert sent.text == "elsewhere" and others.asked[-1].body
    style = next(iter(app.router.routes)).path  # type: ignore[attr-defined]
    assert anybody.client.get(style).text != "elsewhere"
    before = len(others.asked)
    response = anybody.client.post("/sign-in", data={"pin": PIN})
    assert response.status_code == 303 and len(others.asked) == before, "this writes"
    assert anybody.client.get("/log").text != "elsewhere", "they are known now"
    token = anybody.client.post("/api/v1/tokens", json={"pin": PIN}).json()["token"]
    signed = {"Authorization": f"Bearer {token}"}
    assert anybody.client.get("/api/v1/rulings", headers=signed).status_code == 200
    assert len(others.asked) == before
    made_up = {"Authorization": f"Bearer {token[:-3]}xyz"}
    assert anybody.client.get("/api/v1/rulings", headers=made_up).text == "elsewhere"
    sent = anybody.client.post(
        "/api/v1/compare", json={"withdrawn": "5+", "replacement": "6+"}, headers=signed
    )
    assert sent.text == "elsewhere", "what keeps nothing is computed there for everybody"


def test_what_is_computed_is_answered_apart_from_pages(app: Starlette, anybody: Visitor) -> None:
    app.state.strangers = pages = Recorded(computing := Recorded())
    anybody.client.post("/api/v1/fields/file?name=x.pbn", content=b"[")
    made_up = {"Authorization": "Bearer bridgelaw_aaaaaa_AAAAAAAAAAAA"}
    anybody.client.post("/api/v1/claims", json={}, headers=made_up)
    assert [one.path for one in computing.asked] == ["/api/v1/fields/file", "/api/v1/claims"]
    anybody.client.get("/clock")
    anybody.client.get("/api/v1/procedures", headers=made_up)
    assert [one.path for one in pages.asked] == ["/clock", "/api/v1/procedures"]


def test_sixty_who_type_wrong_pins_keep_nobody_from_the_desk(
    app: Starlette, director: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgelaw.web.app.SENT_AWAY_AFTER", 0.0)
    app.state.strangers = Recorded()
    is_checked, is_over, checked = threading.Event(), threading.Event(), list[str]()

    def fits(_: str, pin: str) -> bool:
        if pin == PIN:
            return True
        checked.append(pin)
        is_checked.set()
        return not is_over.wait(60)

    app.state.access.check_elsewhere(fits)

    def guesses(number: int) -> int:
        client = TestClient(app, client=(f"192.168.1.{number}", 5000))
        return client.post("/api/v1/tokens", json={"pin": f"{number:04}"}).status_code

    with ThreadPoolExecutor(60) as room:
        flood = [room.submit(guesses, number) for number in range(60)]
        assert is_checked.wait(60)
        assert "What happened?" in director.get("/")
        assert director.send("/rulings", procedure="revoke").startswith("/rulings/r-")
        assert checked == [checked[0]], "one PIN is looked at, and the others wait for that"
        is_over.set()
        assert {one.result() for one in flood} == {403}
    assert len(set(checked)) == 60, "each came in its turn"


def test_a_device_that_knew_a_pin_does_not_wait_behind_those_who_guess(
    app: Starlette, director: Visitor
) -> None:
    app.state.strangers = Recorded()
    here = app.build_middleware_stack()
    while not isinstance(here, ForStrangers):
        here = here._app if hasattr(here, "_app") else here.app  # type: ignore[attr-defined]

    def who_answers(client: TestClient) -> object:
        request = client.build_request("POST", "/sign-in", data={"pin": "0000"})
        headers = [(name.lower(), value) for name, value in request.headers.raw]
        scope = {"type": "http", "method": "POST", "path": "/sign-in", "headers": headers,
                 "query_string": b"", "app": app}  # fmt: skip
        return asyncio.run(here._who_answers(scope, app.state.strangers))

    stranger = TestClient(app, client=("192.168.1.30", 5000))
    assert who_answers(stranger) is here._pins
    app.state.access.set_pin("another")
    assert director.client.get("/log").text == "elsewhere", "not signed in any more"
    assert who_answers(director.client) is here._known, "but the cookie was good once"


def test_a_process_of_its_own_looks_whether_a_pin_fits() -> None:
    process = PinProcess()
    hashed = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("４7é ")
    assert process.fits(hashed, "４7é ") and not process.fits(hashed, "47é ")
    assert not process.fits("no hash", "4711") and not process.fits(hashed, "\ud800")
    first = process._process
    assert first is not None and first.poll() is None, "it was that process"
    first.kill()
    first.wait()
    assert process.fits(hashed, "４7é "), "another took its place"
    process.close()


# The process


def request(path: str, body: bytes = b"", method: str = "GET") -> StrangerAsked:
    headers = ((b"host", b"localhost"), (b"content-length", str(len(body)).encode()))
    return StrangerAsked(method, "http", path, b"", headers, ("192.168.1.30", 1), None, "", body)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_process_answers_as_the_desk_does_and_is_ended_in_time(tmp_path: Path) -> None:
    database = str(tmp_path / "desk.db")
    store = Store(database)
    Access(store).set_pin(PIN)
    results = "boards:\n  1:\n" + "".join(f"    - {n}-x{n}: 4S= by N\n" for n in range(9000))
    slow = request("/api/v1/fields/file", results.encode(), "POST")

    async def asked() -> None:
        strangers = Strangers(Over(database, "", Hosts(), 2017, "key"), longest=60)
        await strangers.begin()
        assert strangers.is_ready
        page = await strangers.answer(request("/laws/27"), never())
        assert page is not None and page.status == 200 and b"27" in page.body
        closed = await strangers.answer(request("/log"), never())
        assert closed is not None and closed.status == 303, "the PIN is asked for"

        first = strangers._process
        assert first is not None
        strangers._longest = 0.5
        with pytest.raises(TookTooLong):
            await strangers.answer(slow, never())
        assert strangers.ended == 1 and first.returncode is not None
        assert not is_running(first.pid), "its work is over"

        strangers._longest = 60.0
        second = strangers._process
        assert second is not None and await strangers.answer(request("/laws/27"), never())
        assert await strangers.answer(slow, asyncio.sleep(0.1)) is None, "they have gone"
        assert strangers.ended == 2 and not is_running(second.pid)

        third = strangers._process
        assert third is not None
        third.kill()
        with suppress(Busy):
            await strangers.answer(request("/laws/27"), never())
        page = await strangers.answer(request("/laws/27"), never())
        assert page is not None and page.status == 200, "another took its place"
        await strangers.close()

    asyncio.run(asked())
    store.close()


def test_a_visitor_is_told_that_it_took_too_long(app: Starlette, anybody: Visitor) -> None:
    class Slow(Recorded):
        async def answer(
            self, asked: StrangerAsked, gone: Awaitable[object]
        ) -> StrangerAnswered | None:
            raise TookTooLong

    app.state.strangers = Slow()
    page = anybody.client.get("/laws/27")
    assert page.status_code == 503 and "took too long" in page.text
    problem = anybody.client.get("/api/v1/laws/27")
    assert problem.status_code == 503 and problem.headers["content-type"].startswith(
        "application/problem+json"
    )


def test_until_the_process_has_begun_strangers_are_answered_here(
    app: Starlette, anybody: Visitor
) -> None:
    class Starting(Recorded):
        is_ready = False

    app.state.strangers = Starting()
    client = TestClient(app, client=("192.168.1.30", 5000))
    assert "27" in client.get("/laws/27").text
    assert client.get("/laws/27").headers["content-security-policy"]
