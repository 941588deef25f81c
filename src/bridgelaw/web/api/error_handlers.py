"""Which problem an error is."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from bridgelaw.comparable.errors import MeaningError
from bridgelaw.desk.at_table import NotAtTable
from bridgelaw.desk.desk import Moved
from bridgelaw.desk.records.record import Unknown
from bridgelaw.game import NotationError
from bridgelaw.laws import AnswersDoNotMatch, BadAnswer, NothingToRule
from bridgelaw.laws.digest import UnknownClause
from bridgelaw.locale import Language, Refusal, Text
from bridgelaw.locale.patience import OutOfTime
from bridgelaw.store import Conflict, Unavailable
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.web.api import problems
from bridgelaw.web.api.caller import OutOfScope, language_of
from bridgelaw.web.api.conditional import PreconditionFailed
from bridgelaw.web.api.identity import SCOPE_OF
from bridgelaw.web.api.problems import ProblemType, problem
from bridgelaw.web.server.access.hashing import BadPin
from bridgelaw.web.server.access.pin_check import TooManyAttempts
from bridgelaw.web.server.access.who import NotAllowed
from bridgelaw.web.server.limits.throttle import Busy
from bridgelaw.web.server.live.watchers import TooMany
from bridgelaw.web.server.request import NotSignedIn

_QUOTED = 300  # characters of what was sent that a problem repeats
_ERRORS = 20  # places that one problem names


def handle_refusals(api: FastAPI) -> None:
    """Every error becomes a problem document."""
    for error in (Refusal, OutOfTime, RequestValidationError, HTTPException, Exception):
        api.add_exception_handler(error, _refused)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    if isinstance(error, Unavailable):
        logging.getLogger(__name__).error(error.detail)
    language = language_of(request)
    kind, detail, more = _told(error)
    headers: dict[str, str] = {}
    if kind is problems.NOT_SIGNED_IN:
        headers["WWW-Authenticate"] = 'Bearer realm="bridgelaw"'
    if kind in (problems.BUSY, problems.TOO_MANY_ATTEMPTS):
        headers["Retry-After"] = str(more.get("retry_after", 1))
    if isinstance(error, HTTPException):
        headers.update(error.headers or {})
    return problem(
        kind, language, root=request.scope.get("root_path", ""), path=request.url.path,
        detail=None if detail is None else language.say(detail), headers=headers,
        **{name: _said(value, language) for name, value in more.items()},
    )  # fmt: skip


def _said(value: Any, language: Language) -> Any:
    if isinstance(value, Text):
        return language.say(value)
    return value[:_QUOTED] if isinstance(value, str) else value


def _told(error: Exception) -> tuple[ProblemType, Text | None, dict[str, Any]]:
    """The kind of problem, its sentence, and what a program wants to know of it."""
    more: dict[str, Any]
    match error:
        case Moved() | Conflict():
            kind = problems.MOVED if isinstance(error, Moved) else problems.CONFLICT
            return kind, error.text, {"stream": error.stream, "head": error.head}
        case PreconditionFailed():
            more = {"stream": error.stream, "head": error.head}
            return problems.PRECONDITION_FAILED, error.text, more
        case OutOfScope():
            return problems.OUT_OF_SCOPE, error.text, {"scope": error.scope.value}
        case NotAtTable():
            return problems.OUT_OF_SCOPE, error.text, {"scope": SCOPE_OF[error.needs].value}
        case UnknownClause():
            return problems.UNKNOWN, error.text, {"clause": error.number, "near": error.near}
        case TooManyAttempts():
            wait = dict(error.text.values).get("seconds", 1)
            return problems.TOO_MANY_ATTEMPTS, error.text, {"retry_after": wait}
        case BadAnswer():
            return problems.BAD_ANSWER, error.text, {"question": error.key, "answer": error.answer}
        case AnswersDoNotMatch():
            more = {"question": error.found, "expected": error.expected, "step": error.place}
            return problems.OTHER_QUESTION, error.text, more
        case MeaningError():
            more = {"text": error.source, "expected": error.expected, "start": error.start,
                    "end": error.end}  # fmt: skip
            return problems.UNREADABLE, error.text, more
        case NotationError():
            more = {"text": error.quoted, "expected": error.expected}
            return problems.UNREADABLE, error.quoting(error.quoted[:_QUOTED]).text, more
        case Refusal():
            kind = next(kind for of, kind in _KINDS if isinstance(error, of))
            return kind, error.text, {}
        case OutOfTime():
            return problems.REFUSED, error.text, {}
        case RequestValidationError():
            return _invalid(error)
        case HTTPException():
            return problems.OF_STATUS.get(error.status_code, problems.MALFORMED), None, {}
    return problems.BROKEN, None, {}


_KINDS: tuple[tuple[type[Exception], ProblemType], ...] = (
    (Unknown, problems.UNKNOWN),
    (NotSignedIn, problems.NOT_SIGNED_IN),
    (BadPin, problems.FORBIDDEN),
    (NotAllowed, problems.FORBIDDEN),
    (Busy, problems.BUSY),
    (TooMany, problems.BUSY),
    (Unavailable, problems.UNAVAILABLE),
    (ImpossibleEvent, problems.IMPOSSIBLE),
    (NothingToRule, problems.NOTHING_TO_RULE),
    (Refusal, problems.REFUSED),
)


def _invalid(error: RequestValidationError) -> tuple[ProblemType, Text | None, dict[str, Any]]:
    wrong = error.errors()
    if any(one["type"] == "json_invalid" for one in wrong):
        return problems.MALFORMED, None, {}
    if all(one["loc"][:1] == ("path",) for one in wrong):
        return problems.UNKNOWN, None, {}
    # The input is not repeated: it may be long, and it may be a PIN.
    errors = [
        {"at": _place(one["loc"]), "code": one["type"], "reason": one["msg"][:_QUOTED]}
        for one in wrong[:_ERRORS]
    ]
    return problems.INVALID, None, {"errors": errors}


def _place(steps: tuple[int | str, ...]) -> str:
    """Where in the request: `body/events/0`. A name in it can be anything that was sent."""
    text = "/".join(str(step)[:40] for step in steps)
    return text.encode("utf-8", "replace").decode()
