"""Random requests to every operation of the API, made from its own description.

Nothing is ever a 500, and every answer has the status, the media type and the form that the
description says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, CheckFunction, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.score_desk import import_results
from bridgelaw.table.table import Table
from tests.rotation import either, rotated
from tests.web.visitor import PIN

_ROOT = "/api/v1"

# What is well formed is still read: a text may be no event, and an event may be impossible.
_NOT_CHECKED: list[CheckFunction] = [positive_data_acceptance]


_TAKES_FILES = ("POST /fields/file", "PUT /sessions/{session}/results")
_RESULTS = b"board,table,ns,ew,result\n1,1,1,4,4S= by N\n1,2,2,5,4S-1 by N\n"


@pytest.fixture
def described(app: Starlette) -> BaseSchema:
    app.state.access.set_pin(PIN)
    schema = schemathesis.openapi.from_asgi(f"{_ROOT}/openapi.json", app)
    # A text that is too long may make the whole request too large.
    schema.config.checks.negative_data_rejection.expected_statuses.append("413")
    return schema


def _each(
    schema: BaseSchema, mode: GenerationMode, examples: int, check: Callable[[Case[Any]], None]
) -> int:
    """Checks random requests to operations, others in the next run; gives the number of them."""
    few = settings(
        max_examples=examples, derandomize=True, database=None, deadline=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    count = 0
    for result in rotated(list(schema.get_all_operations()), part=2):
        assert isinstance(result, Ok)
        operation = result.ok()
        if mode is GenerationMode.NEGATIVE and operation.label in _TAKES_FILES:
            continue  # any body may be a file
        if operation.label == "GET /changes/stream":
            continue  # it never ends
        few(given(case=operation.as_strategy(generation_mode=mode))(check))()
        count += 1
    return count


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_whatever_anybody_sends_is_answered_as_described(
    described: BaseSchema, mode: GenerationMode
) -> None:
    def check(case: Case[Any]) -> None:
        case.call_and_validate(excluded_checks=_NOT_CHECKED)

    assert _each(described, mode, either(2, exhaustive=20), check) > either(20, exhaustive=45)


def test_whatever_a_director_sends_is_answered_as_described(
    described: BaseSchema, app: Starlette
) -> None:
    """To tables and rulings that exist, and mostly after the newest entry."""
    visitor = TestClient(app, base_url="http://localhost")
    token = visitor.post(f"{_ROOT}/tokens", json={"pin": PIN}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}

    def check(case: Case[Any]) -> None:
        _lead_to_what_exists(case, app.state.desk)
        case.call_and_validate(headers=headers, excluded_checks=_NOT_CHECKED)

    _each(described, GenerationMode.POSITIVE, either(3, exhaustive=30), check)


def _lead_to_what_exists(case: Case[Any], desk: Desk) -> None:
    record: TableRecord | RulingRecord | ClubSession
    if "table" in case.path_parameters:
        record = desk.table(_newest(desk, "table"))
        case.path_parameters["table"] = record.id
    elif "ruling" in case.path_parameters:
        record = desk.ruling(_newest(desk, "ruling"))
        case.path_parameters["ruling"] = record.id
    elif "session" in case.path_parameters:
        record = _session_with_results(desk)
        case.path_parameters["session"] = record.id
        if isinstance(case.body, dict) and isinstance(case.body.get("line"), dict):
            case.body["line"] = {"board": 1, "table": "2"}
    else:
        return
    if isinstance(case.query.get("after"), int):
        case.query["after"] = record.seq
    after = case.body.get("after") if isinstance(case.body, dict) else None
    if isinstance(after, int) and after % 4:
        assert isinstance(case.body, dict)
        case.body["after"] = record.seq


def _session_with_results(desk: Desk) -> ClubSession:
    found = desk.session_or_new()
    return found if found.file else import_results(desk, found, found.seq, "a.csv", _RESULTS)


def _newest(desk: Desk, kind: str) -> str:
    for listed in desk.store.find(kind, limit=1):
        return listed.stream
    if kind == "ruling":
        return desk.open_ruling("insufficient-bid").id
    return desk.open_table(desk.session_or_new().id, Table.parse("board 7\nS 1C, W 1S, N 1H")).id
