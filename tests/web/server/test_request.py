"""What an address brings: read as it is meant, or refused as a request that cannot be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException

from bridgelaw.web.server.request import Query


def query(text: str) -> Query:
    return Query(QueryParams(text))


def test_a_query_is_read() -> None:
    found = query("q=a%20b&n=7&call=1S&call=2H&shows=")
    assert found.text("q") == "a b" and found.text("q", most=3) == "a b"
    assert found.text("nothing") == "" and found.text("nothing", "/") == "/"
    assert found.number("n") == 7 and found.number("n", 7, 7) == 7
    assert found.number("nothing", 1, 9) is None
    assert found.texts("call", 2) == ["1S", "2H"] and found.texts("nothing", 2) == []


@pytest.mark.parametrize(
    "read",
    [
        *(
            lambda typed=typed: query(f"n={typed}").number("n")
            for typed in ("", "x", "1.0", "１", "1e9", "1_0", "%201", "--1", "9" * 401)
        ),
        lambda: query("n=0").number("n", 1),
        lambda: query("n=10").number("n", 1, 9),
        lambda: query("q=abcd").text("q", most=3),
        lambda: query("call=1S&call=2H").texts("call", 1),
    ],
)
def test_what_no_page_asks_for_is_refused(read: Callable[[], object]) -> None:
    with pytest.raises(HTTPException) as refused:
        read()
    assert refused.value.status_code == 422
