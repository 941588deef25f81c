"""What is worked out for strangers keeps nobody waiting who works here, and ends when they go."""

from __future__ import annotations

import http.client
import json
import threading
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette

from bridgelaw.formats.revokes.reading import CannotWeigh
from bridgelaw.locale.text import tr
from bridgelaw.web.api import judging
from tests.until import HANGS, until
from tests.web.api_platform import Platform
from tools.serving import serving

CLAIM = {"hands": {"N": "SAQ", "E": "SK3", "S": "S42", "W": "S65"}, "trump": "NT",
         "declarer": "S", "lead": "S", "claims": 2}  # fmt: skip


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


def test_strangers_take_no_chair_of_who_has_a_token(
    platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, end = threading.Event(), threading.Event()

    def slow(*given: Any) -> dict[str, Any]:
        begun.set()
        end.wait(60)
        raise CannotWeigh(tr("One board at a time."))

    monkeypatch.setattr(judging, "weighed_revokes", slow)
    stranger = Platform(platform.client)
    flood = [
        threading.Thread(target=stranger.send, args=("POST", "/revokes", {})) for _ in range(12)
    ]
    for one in flood:
        one.start()
    try:
        assert begun.wait(HANGS)
        found = platform.post("/compare", {"withdrawn": "6+ H4+", "replacement": "10+ H4+"})
        assert found["verdict"] == "comparable"
    finally:
        end.set()
        for one in flood:
            one.join()


def test_a_claim_is_not_searched_for_who_has_gone(
    app: Starlette, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, begun = threading.Event(), threading.Event()

    def searched(sent: Any, language: Any, stop: Any) -> dict[str, Any]:
        """As a long search does: asks now and then."""
        begun.set()
        until(stop)
        gone.set()
        raise CannotWeigh(tr("One board at a time."))

    monkeypatch.setattr(judging, "judged_claim", searched)
    with serving(app) as address:
        parts = urlsplit(address)
        assert parts.hostname is not None
        connection = http.client.HTTPConnection(parts.hostname, parts.port)
        headers = {"Content-Type": "application/json"}
        connection.request("POST", "/api/v1/claims", json.dumps(CLAIM), headers)
        assert begun.wait(HANGS)
        assert not gone.is_set()
        connection.close()
        assert gone.wait(HANGS)
