"""What has not changed is not sent again, and nobody overwrites what they have not seen."""

from __future__ import annotations

import pytest
from httpx2 import Response
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from tests.web.api_platform import Platform


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


def read(platform: Platform, path: str, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return platform.client.get(f"/api/v1{path}", headers={**platform.headers, **named})


def test_what_has_not_changed_is_not_sent_again(platform: Platform) -> None:
    table = platform.open_table()
    path = f"/tables/{table['id']}"
    first = read(platform, path)
    tag = first.headers["etag"]
    assert tag.startswith(f'"{table["seq"]}-')
    again = read(platform, path, If_None_Match=tag)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert read(platform, path, If_None_Match=f'"x", W/{tag}').status_code == 304
    assert read(platform, path, If_None_Match="*").status_code == 304
    platform.post(f"{path}/events", {"after": table["seq"], "events": "S P"})
    changed = read(platform, path, If_None_Match=tag)
    assert changed.status_code == 200
    assert changed.headers["etag"] != tag


def test_another_language_and_another_reader_have_another_tag(
    platform: Platform, app: Starlette
) -> None:
    deal = "N:KQJT.432.432.432 5432.AKQ.AKQ.J65 9876.JT9.JT9.KQT A.8765.8765.A987"
    table = platform.open_table(deal=deal, events="S 1C, W 1S, N 1H")
    path = f"/tables/{table['id']}"
    stranger = Platform(platform.client)
    tags = {
        read(platform, path).headers["etag"],
        read(platform, f"{path}?lang=ja").headers["etag"],
        read(stranger, path).headers["etag"],
    }
    assert len(tags) == 3
    assert "Authorization" in read(platform, path).headers["vary"]


def test_lists_have_tags_too(platform: Platform) -> None:
    tag = read(platform, "/rulings").headers["etag"]
    assert read(platform, "/rulings", If_None_Match=tag).status_code == 304
    platform.open_ruling("insufficient-bid")
    assert read(platform, "/rulings", If_None_Match=tag).status_code == 200


def test_a_change_with_an_old_tag_is_refused(platform: Platform, desk: Desk) -> None:
    table = platform.open_table()
    path = f"/api/v1/tables/{table['id']}/events"

    def send(tag: str, after: int) -> Response:
        return platform.client.post(
            path, json={"after": after, "events": "S P"},
            headers={**platform.headers, "If-Match": tag},
        )  # fmt: skip

    tag = read(platform, f"/tables/{table['id']}").headers["etag"]
    first = send(tag, table["seq"])
    assert first.status_code == 200
    assert first.headers["etag"].startswith(f'"{table["seq"] + 1}-')
    late = send(tag, table["seq"] + 1)
    assert late.status_code == 412
    assert late.json()["type"] == "/api/v1/problems/precondition-failed"
    assert late.json()["head"] == table["seq"] + 1
    assert desk.table(table["id"]).seq == table["seq"] + 1
    for odd in ("", '"x"', 'W/"1-zz"'):
        assert send(odd, table["seq"] + 1).status_code == 412, odd
    assert send("*", table["seq"] + 1).status_code == 200


def test_a_stranger_learns_nothing_from_a_precondition(platform: Platform) -> None:
    table = platform.open_table()
    response = platform.client.post(
        f"/api/v1/tables/{table['id']}/events", json={"after": 1, "events": "S P"},
        headers={"If-Match": '"9-0123456789abcdef"'},
    )  # fmt: skip
    assert response.status_code == 401
