"""How a client speaks to a desk: requests, refusals, tags, and events that may break off."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from pydantic import BaseModel, ValidationError

from bridgelaw.web.api.answers import Problem

G = TypeVar("G", bound=BaseModel)

_REMEMBERED = 200  # answers that need not be sent again while they have not changed
_NOT_MODIFIED = 304
_OVERTAKEN = (409, 412)
_GONE_FOR_NOW = (502, 503, 504)


class NoAnswer(Exception):
    """The desk did not answer, or something else answered in its place."""


class Refused(Exception):
    """The desk refused; nothing was written. `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.problem.status

    @property
    def kind(self) -> str:
        """The kind of problem by its name, such as `bad-answer`."""
        return self.problem.type.rpartition("/")[2]


class Overtaken(Refused):
    """Somebody else was quicker: `problem.head` is the newest entry. Read, look, send again."""


class Connection:
    """Requests to one desk. It is no open connection, so any thread may use it."""

    def __init__(
        self, address: str, token: str = "", lang: str | None = None, timeout: float = 30
    ) -> None:
        self._root = address.rstrip("/") + "/api/v1"
        self.token = token
        self._lang = lang
        self._timeout = timeout
        self._known: OrderedDict[str, tuple[str, bytes]] = OrderedDict()

    def send(
        self, method: str, path: str, gives: type[G], sent: BaseModel | bytes | None = None,
        **query: Any,
    ) -> G:  # fmt: skip
        """What the desk answers; `Refused` where it does not do it."""
        body = self.fetch(method, path, sent, **query)
        try:
            return gives.model_validate_json(body)
        except ValidationError as error:
            raise NoAnswer(f"this is no {gives.__name__} of a desk: {error}") from error

    def fetch(
        self, method: str, path: str, sent: BaseModel | bytes | None = None, **query: Any
    ) -> bytes:
        """The same as it comes."""
        address = self._address(path, query)
        headers, data = {}, sent if isinstance(sent, bytes) else None
        if isinstance(sent, BaseModel):
            headers["Content-Type"] = "application/json"
            data = sent.model_dump_json(exclude_unset=True).encode()
        elif data is not None:
            headers["Content-Type"] = "application/octet-stream"
        known = self._known.get(address) if method == "GET" else None
        if known is not None:
            headers["If-None-Match"] = known[0]
        try:
            with self._open(method, address, data, headers, self._timeout) as response:
                body: bytes = response.read()
                tag = response.headers.get("ETag")
        except HTTPError as error:
            if error.code == _NOT_MODIFIED and known is not None:
                return known[1]
            raise _refusal(error) from error
        except (URLError, HTTPException, OSError) as error:
            raise NoAnswer(f"{address}: {error}") from error
        if method == "GET" and tag:
            self._remember(address, tag, body)
        return body

    def events(self, path: str, after: int | None) -> Iterator[tuple[int, str]]:
        """The numbers and data of events. A connection that breaks off is taken up again."""
        last = after
        while True:
            try:
                for number, data in self._events(path, last):
                    last = number
                    if data:
                        yield number, data
            except HTTPError as error:
                if error.code not in _GONE_FOR_NOW:
                    raise _refusal(error) from error
            except (URLError, HTTPException, OSError):
                pass  # the desk is started again, or the network was away
            time.sleep(1)

    def _events(self, path: str, after: int | None) -> Iterator[tuple[int, str]]:
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        address = self._address(path, {})
        number = after or 0
        data = ""
        # A comment comes every 15 seconds; who hears none for long has lost the connection.
        with self._open("GET", address, None, headers, 60) as response:
            for line in response:
                name, _, value = line.decode().rstrip("\r\n").partition(": ")
                if name == "id":
                    number = int(value)
                elif name == "data":
                    data = value
                elif not name:  # the end of an event
                    yield number, data
                    data = ""

    def _open(
        self, method: str, address: str, data: bytes | None, headers: dict[str, str], wait: float
    ) -> Any:
        if self.token:
            headers = {**headers, "Authorization": f"Bearer {self.token}"}
        request = Request(address, data, {"Accept": "application/json", **headers}, method=method)
        return urlopen(request, timeout=wait)

    def _address(self, path: str, query: dict[str, Any]) -> str:
        wanted = {"lang": self._lang, **query}
        said = {name: _written(value) for name, value in wanted.items() if value is not None}
        return self._root + quote(path) + (f"?{urlencode(said)}" if said else "")

    def _remember(self, address: str, tag: str, body: bytes) -> None:
        self._known[address] = tag, body
        self._known.move_to_end(address)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _refusal(error: HTTPError) -> Refused | NoAnswer:
    """The problem document of a refusal; something else where no desk is there."""
    try:
        problem = Problem.model_validate(json.loads(error.read()))
    except (ValueError, OSError):
        return NoAnswer(f"{error.url}: {error}")
    return (Overtaken if problem.status in _OVERTAKEN else Refused)(problem)
