"""A director at the score desk: imports files, fills in the form of an adjusted score."""

from __future__ import annotations

from httpx2 import Response

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from tests.web.visitor import Visitor


class ScoreDesk:
    """One session and who works on it."""

    def __init__(self, visitor: Visitor, desk: Desk, name: str = "Tuesday") -> None:
        self.visitor, self.desk = visitor, desk
        self.id = desk.open_session(name).id
        self.token = visitor.token

    @property
    def club_session(self) -> ClubSession:
        return self.desk.club_session(self.id)

    @property
    def address(self) -> str:
        return f"/scores/{self.id}"

    def get(self, path: str = "", status: int = 200) -> str:
        return self.visitor.get(self.address + path, status)

    def post(self, path: str, status: int = 303, seen: int | None = None, **fields: object) -> str:
        """Sends a form; gives the page, or the address that it leads to."""
        seen = self.club_session.seq if seen is None else seen
        data = {"token": self.token, "seen": str(seen), **fields}
        response = self.visitor.client.post(self.address + path, data=data)
        assert response.status_code == status, (response.status_code, response.text[-3000:])
        return response.headers.get("location", response.text)

    def send_file(
        self,
        data: str | bytes,
        name: str = "event.yaml",
        status: int = 303,
        seen: int | None = None,
    ) -> Response:
        fields = {"token": self.token, "seen": str(self.club_session.seq if seen is None else seen)}
        content = data.encode() if isinstance(data, str) else data
        response = self.visitor.client.post(
            f"{self.address}/import", data=fields, files={"file": (name, content)}
        )
        assert response.status_code == status, (response.status_code, response.text[-3000:])
        return response
