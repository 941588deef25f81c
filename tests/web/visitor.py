"""A visitor of the desk: follows links and sends forms as a browser without scripts does."""

from __future__ import annotations

import re
from html import unescape

from httpx2 import Response
from starlette.testclient import TestClient

PIN = "4711"


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self._tokens: dict[tuple[tuple[str, str], ...], str] = {}

    def get(self, address: str, status: int = 200) -> str:
        """The page at an address, after any redirects."""
        response = self.client.get(address, follow_redirects=True)
        assert response.status_code == status, (address, response.status_code, response.text[:600])
        return response.text

    def post(self, address: str, status: int = 303, **fields: str) -> Response:
        """Sends a form with the token of the sign-in."""
        data = {"token": self.token, **fields}
        response = self.client.post(address, data=data)
        assert response.status_code == status, (address, response.status_code, response.text[:600])
        return response

    def send(self, address: str, **fields: str) -> str:
        """Sends a form, and gives the address of the page that it leads to."""
        return str(self.post(address, 303, **fields).headers["location"])

    @property
    def token(self) -> str:
        """The token that the pages put into their forms: one for each sign-in."""
        signed_in = tuple((one.name, one.value or "") for one in self.client.cookies.jar)
        if not self._tokens.get(signed_in):
            found = re.search(r'name="token" value="([0-9a-f]+)"', self.client.get("/laws").text)
            self._tokens[signed_in] = "" if found is None else found[1]
        return self._tokens[signed_in]


def words_of(html: str) -> str:
    """What a page says, without its marks and its style."""
    body = re.sub(r"<(style|script)\b.*?</\1>", " ", html, flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", body)).split())


def hidden_fields(html: str) -> dict[str, str]:
    found = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', html)
    return {name: unescape(value) for name, value in found}


def tapped(form: str) -> dict[str, str]:
    """What a form sends as it stands: what is hidden, chosen or written in it."""
    found = {}
    for tag in re.findall(r"<input [^>]*>", form):
        name, value = re.search(r' name="(\w+)"', tag), re.search(r' value="([^"]*)"', tag)
        chooses = re.search(r'type="(radio|checkbox)"', tag)
        if name and value and (not chooses or " checked" in tag):
            found[name[1]] = unescape(value[1])
    return found
