"""What a desk tells those who run it: is it well, what it does, and a line for each request.

Nothing of what is told names anybody: of an address the first word alone, because links have
secrets in them; of whoever asks only whether they were signed in.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from bisect import bisect_left
from collections import Counter
from datetime import UTC, datetime
from itertools import accumulate

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bridgelaw import __version__
from bridgelaw.desk.desk import Desk
from bridgelaw.store import Unavailable
from bridgelaw.web.server.app_state import AppState

REQUESTS = logging.getLogger("bridgelaw.requests")
_BOUNDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds
_API = "api"
_FRESH = 1.0  # seconds for which the database is not asked again
_WRITTEN_EVERY = 10.0  # seconds
_WELL = "well at"  # a setting
_LONG = 2**16  # more than a ruling takes


class Measures:
    """Counts what was answered, since the desk has begun."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._answered: Counter[tuple[str, int]] = Counter()
        self._within = [0] * (len(_BOUNDS) + 1)
        """How many lasted up to each bound, and longer than the one before."""
        self._seconds = 0.0
        self._open = 0

    def begun(self) -> None:
        with self._lock:
            self._open += 1

    def ended(self, method: str, status: int, seconds: float) -> None:
        with self._lock:
            self._open -= 1
            self._answered[method, status] += 1
            self._seconds += seconds
            self._within[bisect_left(_BOUNDS, seconds)] += 1

    def text(self, state: AppState, entries: int | None) -> str:
        """In the format that Prometheus reads."""
        with self._lock:
            answered, within = self._answered.copy(), list(accumulate(self._within))
            seconds, running = self._seconds, self._open
        count = sum(answered.values())
        lines = [
            "# TYPE bridgelaw_info gauge",
            f'bridgelaw_info{{version="{__version__}"}} 1',
            "# TYPE bridgelaw_requests_total counter",
            *(
                f'bridgelaw_requests_total{{method="{method}",status="{status}"}} {number}'
                for (method, status), number in sorted(answered.items())
            ),
            "# TYPE bridgelaw_requests_running gauge",
            f"bridgelaw_requests_running {running}",
            "# TYPE bridgelaw_request_seconds histogram",
            *(
                f'bridgelaw_request_seconds_bucket{{le="{bound}"}} {number}'
                for bound, number in zip(_BOUNDS, within, strict=False)
            ),
            f'bridgelaw_request_seconds_bucket{{le="+Inf"}} {count}',
            f"bridgelaw_request_seconds_sum {seconds:.6f}",
            f"bridgelaw_request_seconds_count {count}",
            "# TYPE bridgelaw_watchers gauge",
            f"bridgelaw_watchers {state.live.listeners}",
            "# TYPE bridgelaw_database_up gauge",
            f"bridgelaw_database_up {int(entries is not None)}",
        ]
        if entries is not None:
            lines += ["# TYPE bridgelaw_log_entries gauge", f"bridgelaw_log_entries {entries}"]
        if state.strangers is not None:
            both = [one for one in (state.strangers, state.strangers.computing) if one is not None]
            lines += [
                "# TYPE bridgelaw_strangers_answered_total counter",
                f"bridgelaw_strangers_answered_total {sum(one.answered for one in both)}",
                "# TYPE bridgelaw_strangers_ended_total counter",
                f"bridgelaw_strangers_ended_total {sum(one.ended for one in both)}",
            ]
        return "\n".join(lines) + "\n"


class Health:
    """Does the database answer, and does it keep anything?

    The first is asked once a second and the second every ten, however many want to know.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: int | None = None
        self._read_at = float("-inf")
        self._writes = True
        self._wrote_at = float("-inf")
        self._lock = threading.Lock()

    def writes(self) -> bool:
        """Can something be written? A setting is, since only that shows a full disk; on which a
        short one may still find a place where a ruling found none."""
        store = self._desk.store
        with self._lock:
            if time.monotonic() - self._wrote_at > _WRITTEN_EVERY:
                long = "." * _LONG if store.is_refused else ""
                try:
                    store.set_setting(_WELL, datetime.now(UTC).isoformat() + long)
                    self._writes, store.is_refused = True, False
                except Unavailable:
                    self._writes = False
                self._wrote_at = time.monotonic()
            return self._writes

    def entries(self) -> int | None:
        """How many entries the log has; `None` where the database does not answer."""
        with self._lock:
            if time.monotonic() - self._read_at > _FRESH:
                try:
                    self._known = self._desk.store.newest()
                except Unavailable:
                    self._known = None
                self._read_at = time.monotonic()
            return self._known


class Measured:
    """Counts every answer, and writes a line of it where somebody keeps them."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self._app, self._measures = app, measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, began = 0, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        self._measures.begun()
        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in _METHODS else "OTHER"
            self._measures.ended(method, status, seconds)
            if REQUESTS.isEnabledFor(logging.INFO):
                told = {"method": method, "about": about(scope["path"]), "status": status,
                        "ms": round(seconds * 1000, 1)}  # fmt: skip
                REQUESTS.info("answered", extra={"told": told})


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def about(path: str) -> str:
    """What an address is about: its first word, of the API the name of what is asked for."""
    words = path.split("/")[1:]
    if words[:1] == [_API]:
        words = words[2:]
    word = words[0] if words else ""
    return word if word.replace("-", "").replace(".", "").isalpha() and len(word) < 30 else ""


class AsJson(logging.Formatter):
    """A line of JSON. Of an error its kind and its place are told, and not its words: they may
    quote what somebody typed."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            **getattr(record, "told", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["in"] = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
        elif "told" not in record.__dict__:
            line["event"] = str(record.msg)[:200]  # as it stands in the program, without its values
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """From now on everything is logged so, on the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
