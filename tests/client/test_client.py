"""The client: every operation of the API, with its own models, against a desk that is served."""

from __future__ import annotations

import inspect
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import pytest
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.applications import Starlette

from bridgelaw.client import Client, NoAnswer, Overtaken, Refused, got, sent
from bridgelaw.client.groups import Rulings, Sessions, Tables, Tokens
from bridgelaw.web.api.application import OPERATIONS
from tests.web.visitor import PIN
from tools.serving import serving

FILE = b"board,table,ns,ew,result\n1,1,1,4,4S= by N\n1,2,2,5,4S+1 by N\n1,3,3,6,4S-1 by N\n"
ROUTES = [
    (method, route)
    for operations in OPERATIONS
    for route in operations.router.routes
    if isinstance(route, APIRoute)
    for method in route.methods or ()
]


@pytest.fixture
def address(app: Starlette) -> Iterator[str]:
    app.state.access.set_pin(PIN)
    with serving(app) as found:
        yield found


@pytest.fixture
def client(address: str) -> Client:
    made = Client(address)
    made.sign_in(PIN)
    return made


# It has every operation, with the models of the operation.


class _Recorder:
    """Takes the place of a connection, and remembers what was asked of it."""

    def __init__(self) -> None:
        self.token = ""
        self.asked: list[tuple[str, str, type[BaseModel] | None, set[str]]] = []

    def send(
        self, method: str, path: str, gives: type[BaseModel], data: Any = None, **query: Any
    ) -> Any:
        self.asked.append((method, path, gives, set(query)))
        return got.Token(token="t", token_type="Bearer", expires_at="")

    def fetch(self, method: str, path: str, data: Any = None, **query: Any) -> bytes:
        self.asked.append((method, path, None, set(query)))
        return b""

    def events(self, path: str, after: int | None) -> Iterator[tuple[int, str]]:
        self.asked.append(("GET", path, None, {"after"}))
        return iter(())


def _methods() -> Iterator[Callable[..., Any]]:
    client = Client("http://desk")
    recorder: Any = _Recorder()
    client._connection = recorder
    groups = [kind(recorder) for kind in (Tables, Rulings, Sessions, Tokens)]
    for one in (client, *groups):
        for name, method in inspect.getmembers(one, inspect.ismethod):
            if not name.startswith("_"):
                yield method


METHODS = list(_methods())


def _called(method: Callable[..., Any]) -> tuple[str, str, type[BaseModel] | None, set[str]]:
    """The request that a method makes."""
    given: list[Any] = []
    for name, parameter in inspect.signature(method).parameters.items():
        if parameter.default is inspect.Parameter.empty:
            hint = get_type_hints(method)[name]
            given.append(_value(name, hint))
    owner: Any = method.__self__  # type: ignore[attr-defined]
    made = method(*given)
    if isinstance(made, Iterator):
        list(made)
    found: tuple[str, str, type[BaseModel] | None, set[str]] = owner._connection.asked[-1]
    return found


def _value(name: str, hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return hint.model_construct()
    if hint is int:
        return 1
    if hint is bytes:
        return b""
    return {"table": "t-a", "ruling": "r-a", "session": "s-a"}.get(name, "a")


def _route(method: str, path: str) -> APIRoute:
    # The more exact one first: /rulings/step is no ruling.
    fitting = [
        route for verb, route in ROUTES if verb == method and route.path_regex.fullmatch(path)
    ]
    return min(fitting, key=lambda route: len(route.param_convertors))


@pytest.mark.parametrize("method", METHODS, ids=lambda one: one.__qualname__)
def test_a_method_is_an_operation_with_its_own_models(method: Callable[..., Any]) -> None:
    verb, path, gives, query = _called(method)
    route = _route(verb, path)
    assert gives is route.response_model
    assert {one.name for one in route.dependant.query_params} - {"lang"} >= query
    body = None if route.body_field is None else route.body_field.field_info.annotation
    models = {
        hint
        for name, hint in get_type_hints(method).items()
        if name != "return" and isinstance(hint, type) and issubclass(hint, BaseModel)
    }
    if method.__name__ != "sign_in":  # which takes the PIN alone
        assert models == ({body} if body is not None else set())


def test_no_operation_is_without_a_method() -> None:
    known = {(verb, _route(verb, path).path) for verb, path, _, _ in map(_called, METHODS)}
    assert known == {(method, route.path) for method, route in ROUTES}


# With a desk


def test_a_ruling_from_the_table_to_the_log(client: Client) -> None:
    table = client.tables.open(sent.NewTable(board=7, place="4", events="S 1C, W 1S, N 1H"))
    assert table.calls_for == "insufficient-bid"
    ruling = client.rulings.open(sent.NewRuling(procedure=table.calls_for, table=table.id))
    said = {"unintended": "no", "accepts": "no", "substitute": "Pass", "comparable": "none"}
    while ruling.question is not None:
        answer = sent.NewAnswer(
            after=ruling.seq, step=ruling.step, answer=said[ruling.question.key]
        )
        ruling = client.rulings.answer(ruling.id, answer)
    given = client.rulings.give(ruling.id, sent.Seen(after=ruling.seq))
    assert given.ruling is not None
    assert given.ruling.clauses == ["27B2", "26B"]
    assert client.tables.legal(table.id, "E").to_call == "E"
    assert [one.id for one in client.rulings.list(law="27").rulings] == [ruling.id]


def test_the_score_desk(client: Client) -> None:
    session = client.sessions.open(sent.NewSession(name="Tuesday"))
    detail = client.sessions.import_results(session.id, FILE, "tuesday.csv", session.seq)
    line = sent.LineNamed(board=1, table="3")
    looked = client.sessions.adjust(
        session.id,
        sent.NewAdjustment(
            after=detail.seq, line=line, both="4S= by N", law="12C1(b)", preview=True
        ),
    )
    assert looked.entry is None
    made = client.sessions.adjust(
        session.id,
        sent.NewAdjustment(after=detail.seq, line=line, both="4S= by N", law="12C1(b)"),
    )
    assert made.change.after is not None
    assert made.change.after.points.NS is not None
    assert made.change.after.points.NS.exact == "1"
    assert client.sessions.traveller(session.id, 1).lines[2].adjusted is not None
    assert b"4S= by N" in client.sessions.export(session.id)
    assert client.sessions.report(session.id).adjusted[0].law == "12C1(b)"
    assert made.entry is not None
    assert client.sessions.take_back(session.id, made.entry, made.seq).decisions == []


def test_who_was_slower_is_told_with_the_newest_entry(client: Client) -> None:
    table = client.tables.open(sent.NewTable(board=7))
    client.tables.append(table.id, sent.NewEvents(after=table.seq, events="S P"))
    with pytest.raises(Overtaken) as overtaken:
        client.tables.append(table.id, sent.NewEvents(after=table.seq, events="S 1C"))
    assert overtaken.value.problem.head == table.seq + 1
    assert overtaken.value.kind == "conflict"


def test_a_refusal_says_why_in_the_clients_language(address: str) -> None:
    with pytest.raises(Refused) as refused:
        Client(address, lang="ja").law("27Z")
    assert (refused.value.status, refused.value.kind) == (404, "unknown")
    assert str(refused.value).startswith("条項「27Z」はありません")
    with pytest.raises(Refused) as refused:
        Client(address).rulings.list()
    assert refused.value.status == 401


def test_what_has_not_changed_is_not_sent_again(
    client: Client, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = client.tables.open(sent.NewTable(board=7))
    statuses: list[int] = []
    opened = client._connection._open

    def watched(*given: Any) -> Any:
        try:
            made = opened(*given)
        except Exception as error:
            statuses.append(getattr(error, "code", 0))
            raise
        statuses.append(made.status)
        return made

    monkeypatch.setattr(client._connection, "_open", watched)
    first, second = client.tables.read(table.id), client.tables.read(table.id)
    client.tables.append(table.id, sent.NewEvents(after=table.seq, events="S P"))
    third = client.tables.read(table.id)
    assert statuses == [200, 304, 200, 200]
    assert first == second
    assert third.seq == table.seq + 1


def test_a_follower_goes_on_when_the_desk_comes_back(app: Starlette) -> None:
    """The connection breaks off; nothing that was written meanwhile is left out."""
    app.state.access.set_pin(PIN)
    desk = app.state.desk
    heard: list[got.Change] = []
    enough = threading.Event()
    with serving(app) as address:
        client = Client(address)
        client.sign_in(PIN)
        desk.open_session("One")

        def listen() -> None:
            for change in client.follow(after=0):
                heard.append(change)
                if len(heard) == 3:
                    enough.set()
                    return

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        while len(heard) < 1:
            enough.wait(0.05)
        port = int(address.rpartition(":")[2])
    desk.open_session("Two")  # while nobody is served
    with serving(app, port):
        desk.open_session("Three")
        assert enough.wait(20)
    names = [desk.club_session(change.id).name for change in heard]
    assert names == ["One", "Two", "Three"]


def test_where_no_desk_is_there_is_no_answer() -> None:
    with pytest.raises(NoAnswer):
        Client("http://127.0.0.1:9", timeout=1).index()


def test_it_needs_pydantic_alone() -> None:
    """`pip install bridgelaw[client]` brings no web server and no database."""
    program = """
import sys
for name in ("starlette", "fastapi", "uvicorn", "sqlalchemy", "jinja2", "argon2", "click"):
    sys.modules[name] = None
from bridgelaw.client import Client
Client("http://127.0.0.1:9")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
