"""Somebody at the page of a live table, who taps and types there."""

from __future__ import annotations

import re
from html import unescape

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.table import TableRecord
from tests.table.tables import DEAL
from tests.web.visitor import Visitor, words_of


class AtTable:
    """A director at a table that the director has opened."""

    def __init__(self, director: Visitor, desk: Desk, *lines: str, **fields: str) -> None:
        self.visitor, self.desk = director, desk
        self._token = director.token
        data = {"board": "3", "place": "5", "deal": str(DEAL), **fields, "token": self._token}
        response = director.client.post("/tables/new", data=data)
        assert response.status_code == 303, said(response.text)
        self.address = str(response.headers["location"])
        for line in lines:
            self.enter(line)

    @property
    def record(self) -> TableRecord:
        return self.desk.table(self.address.rpartition("/")[2])

    @property
    def page(self) -> str:
        return self.visitor.get(self.address)

    @property
    def words(self) -> str:
        return said(self.page)

    def send(self, where: str = "events", status: int = 303, **fields: str) -> str:
        """Sends a form; gives where it leads to, or the page that says what is wrong."""
        data = {"token": self._token, "seen": str(self.record.seq), **fields}
        response = self.visitor.client.post(f"{self.address}/{where}", data=data)
        assert response.status_code == status, (fields, response.status_code,
                                                said(response.text)[:400])  # fmt: skip
        return str(response.headers["location"]) if status == 303 else response.text

    def enter(self, line: str) -> None:
        self.send(line=line)


def said(html: str) -> str:
    """What a page says, with plain symbols of the suits."""
    return words_of(html).replace("\ufe0e", "")


def buttons(html: str, name: str) -> dict[str, str]:
    """The buttons of a name: their values, each with its words and its title."""
    found = re.findall(rf'<button name="{name}" value="([^"]+)"([^>]*)>(.*?)</button>', html)
    return {unescape(value): f"{said(inside)} {unescape(attributes)}".strip()
            for value, attributes, inside in found}  # fmt: skip


def barred(html: str) -> dict[str, str]:
    """The cards that may not be played now, each with the reason."""
    found = re.findall(
        r'<a id="card-\w+" class="pc [^"]*illegal[^"]*" href="[^"?]*\?seat=(\w)&amp;why=(\w+)#why"'
        r' title="([^"]*)"',
        html,
    )
    return {f"{seat} {card}": unescape(reason) for seat, card, reason in found}
