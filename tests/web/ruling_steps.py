"""A director who rules on the pages: taps options, writes answers, saves."""

from __future__ import annotations

import re
from typing import Any

from httpx2 import Response

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.laws import Asked
from tests.web.visitor import Visitor, hidden_fields


class Ruler:
    """Rules through the pages. What is asked is looked up in the desk, not on the page."""

    def __init__(self, visitor: Visitor, desk: Desk, lang: str = "en") -> None:
        self.visitor, self.desk = visitor, desk
        self.token = visitor.token
        visitor.client.cookies.set("lang", lang)

    def post(self, address: str, **fields: str) -> Response:
        return self.visitor.client.post(address, data={"token": self.token, **fields})

    def open(self, procedure: str, **fields: str) -> str:
        """Opens a ruling; its id."""
        response = self.post("/rulings", procedure=procedure, **fields)
        assert response.status_code == 303, response.text[-900:]
        return response.headers["location"].split("/")[2]

    def begin(self, address: str, who: str = "") -> str:
        """Answers the first question of a ruling that is not kept yet; its id."""
        page = self.visitor.get(address)
        if who:
            page = self.visitor.get(f"{address}&who={who}")
        step, fields = re.findall(r'action="/rulings/new/(\d+)"', page)[0], hidden_fields(page)
        answer = re.findall(r'name="answer" value="([^"]+)"', page)[0]
        response = self.post(f"/rulings/new/{step}", **{**fields, "answer": answer})
        assert response.status_code == 303, response.text[-900:]
        return response.headers["location"].split("/")[2]

    def record(self, ruling: str) -> RulingRecord:
        return self.desk.ruling(ruling)

    def asked(self, ruling: str) -> Asked[Any] | None:
        return self.desk.interview(self.record(ruling)).question

    def answer(self, ruling: str, value: str, step: int | None = None, **fields: str) -> Response:
        record = self.record(ruling)
        at = len(record.answers) if step is None else step
        return self.post(f"/rulings/{ruling}/{at}", **{"answer": value, "seen": str(record.seq),
                                                       **fields})  # fmt: skip

    def rule(self, ruling: str, answers: dict[str, str] | None = None, last: bool = False) -> str:
        """Answers to the end, with the first or last of what can be answered; the last page."""
        page = self.visitor.get(f"/rulings/{ruling}")
        for step, one in enumerate(self.record(ruling).answers):  # the everyday answers
            if (answers or {}).get(one.key, one.value) != one.value:
                page = self.visitor.get(
                    self.answer(ruling, (answers or {})[one.key], step).headers["location"]
                )
                break
        while (asked := self.asked(ruling)) is not None:
            samples = asked.samples()
            value = (answers or {}).get(asked.key, samples[-1] if last else samples[0])
            response = self.answer(ruling, value, key=asked.key)
            assert response.status_code == 303, (asked.key, value, response.text[-900:])
            page = self.visitor.get(response.headers["location"])
        return page

    def give(self, ruling: str, **fields: str) -> Response:
        return self.post(f"/rulings/{ruling}/give", seen=str(self.record(ruling).seq), **fields)
