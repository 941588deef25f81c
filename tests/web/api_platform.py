"""A platform that calls the API, and holds every answer against what is documented."""

from __future__ import annotations

from typing import Any

from fastapi.routing import APIRoute
from httpx2 import Response
from pydantic import BaseModel
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.web.api.application import OPERATIONS
from tests.web.visitor import PIN

DEAL = "N:KQJT.432.432.432 5432.AKQ.AKQ.J65 9876.JT9.JT9.KQT A.8765.8765.A987"


class Platform:
    """A program with or without a token."""

    def __init__(self, client: TestClient, token: str = "") -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    @classmethod
    def signed_in(cls, app: Starlette) -> Platform:
        app.state.access.set_pin(PIN)
        client = TestClient(app)
        response = client.post("/api/v1/tokens", json={"pin": PIN})
        return cls(client, response.json()["token"])

    def send(self, method: str, path: str, sent: Any = None) -> Response:
        return self.client.request(method, f"/api/v1{path}", json=sent, headers=self.headers)

    def get(self, path: str) -> Any:
        return self._taken(self.send("GET", path), 200)

    def post(self, path: str, sent: Any, status: int = 200) -> Any:
        return self._taken(self.send("POST", path, sent), status)

    def refused(self, method: str, path: str, status: int, sent: Any = None) -> dict[str, Any]:
        """The problem document of a request that is refused."""
        response = self.send(method, path, sent)
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/problem+json"
        problem: dict[str, Any] = response.json()
        return problem

    def _taken(self, response: Response, status: int) -> Any:
        assert response.status_code == status, response.text
        made = response.json()
        model = _documented(response)
        if model is not None:
            model.model_validate(made, strict=True, extra="forbid")
        return made

    def open_table(self, **sent: Any) -> dict[str, Any]:
        given = {"board": 7, "place": "4", "players": {"N": "Ito"}, **sent}
        table: dict[str, Any] = self.post("/tables", given, 201)
        return table

    def open_ruling(self, procedure: str, **sent: Any) -> dict[str, Any]:
        ruling: dict[str, Any] = self.post("/rulings", {"procedure": procedure, **sent}, 201)
        return ruling

    def answer(self, ruling: dict[str, Any], *values: str) -> dict[str, Any]:
        """Answers the questions of a ruling one after the other."""
        for value in values:
            sent = {"after": ruling["seq"], "step": ruling["step"], "answer": value}
            ruling = self.post(f"/rulings/{ruling['id']}/answers", sent)
        return ruling

    def give(self, ruling: dict[str, Any]) -> dict[str, Any]:
        given: dict[str, Any] = self.post(f"/rulings/{ruling['id']}/give", {"after": ruling["seq"]})
        return given


def _documented(response: Response) -> type[BaseModel] | None:
    """What the answer is documented to be; `None` for the description itself."""
    method, path = response.request.method, response.request.url.path.removeprefix("/api/v1")
    for operations in OPERATIONS:
        for route in operations.router.routes:
            assert isinstance(route, APIRoute)
            if method in (route.methods or ()) and route.path_regex.fullmatch(path):
                model: type[BaseModel] | None = route.response_model
                return model
    return None
