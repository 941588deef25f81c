"""What is refused, as problem documents (RFC 9457), each kind with a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.responses import JSONResponse

from bridgelaw.locale import Language, Text, tr

MEDIA_TYPE = "application/problem+json"


@dataclass(frozen=True, slots=True)
class ProblemType:
    """A kind of problem: its name in addresses, its HTTP status, and what to do about it."""

    name: str
    status: int
    title: Text
    remedy: Text


MALFORMED = ProblemType(
    "malformed", 400, tr("The request cannot be read."),
    tr("Send JSON in UTF-8 with the content type application/json."),
)  # fmt: skip
NOT_SIGNED_IN = ProblemType(
    "not-signed-in", 401, tr("This needs a token."),
    tr("Get a token with the PIN (POST /tokens) and send it as “Authorization: Bearer …”."),
)  # fmt: skip
FORBIDDEN = ProblemType(
    "forbidden", 403, tr("This is not permitted."),
    tr("The PIN is wrong, or the request comes from the page of another site."),
)  # fmt: skip
OUT_OF_SCOPE = ProblemType(
    "out-of-scope", 403, tr("The token may not do this."),
    tr("“scope” is what it needs: ask who manages the desk for a token that has it."),
)  # fmt: skip
UNKNOWN = ProblemType(
    "unknown", 404, tr("There is no such thing here."),
    tr("Look at the address and at the names in it; lists have those that exist."),
)  # fmt: skip
NO_SUCH_METHOD = ProblemType(
    "no-such-method", 405, tr("This address takes no such request."),
    tr("The header “Allow” names the methods that it takes."),
)  # fmt: skip
CONFLICT = ProblemType(
    "conflict", 409, tr("Somebody else was quicker."),
    tr("Nothing was written. “head” is the newest entry: read again, and send with that “after”."),
)  # fmt: skip
MOVED = ProblemType(
    "moved", 409, tr("The table has gone on since the ruling looked at it."),
    tr("Nothing was written. Let the ruling look again (POST …/look-again), then give it."),
)  # fmt: skip
PRECONDITION_FAILED = ProblemType(
    "precondition-failed", 412, tr("Somebody else was quicker."),
    tr("Nothing was written. The tag in “If-Match” is of an older state: read again."),
)  # fmt: skip
TOO_LARGE = ProblemType(
    "too-large", 413, tr("That is too large."),
    tr("Send it in parts; the documentation has the limits."),
)  # fmt: skip
INVALID = ProblemType(
    "invalid", 422, tr("The request does not have the form that is documented."),
    tr("“errors” names each place, and what is wrong there."),
)  # fmt: skip
UNREADABLE = ProblemType(
    "unreadable", 422, tr("A word of the notation cannot be read."),
    tr("“text” is what was sent, “expected” what should stand there."),
)  # fmt: skip
IMPOSSIBLE = ProblemType(
    "impossible", 422, tr("That cannot have happened at this table."),
    tr("Irregularities are taken; only what is physically impossible is refused."),
)  # fmt: skip
BAD_ANSWER = ProblemType(
    "bad-answer", 422, tr("That is no answer to the question."),
    tr("“question” is asked; its “options” and “expected” say which answers fit."),
)  # fmt: skip
OTHER_QUESTION = ProblemType(
    "other-question", 422, tr("Another question is asked."),
    tr("“expected” is the question that is asked at this step."),
)  # fmt: skip
NOTHING_TO_RULE = ProblemType(
    "nothing-to-rule", 422, tr("The table does not show what this procedure rules on."),
    tr("“calls_for” of the table names the procedure that has something to rule on."),
)  # fmt: skip
REFUSED = ProblemType(
    "refused", 422, tr("That does not fit where things stand."),
    tr("“detail” says why. Nothing was written."),
)  # fmt: skip
TOO_MANY_ATTEMPTS = ProblemType(
    "too-many-attempts", 429, tr("Too many wrong PINs."),
    tr("Wait as long as “Retry-After” says."),
)  # fmt: skip
BROKEN = ProblemType(
    "broken", 500, tr("Something is wrong with the desk."),
    tr("This is an error of the program; please report it. Read before you send it again."),
)  # fmt: skip
BUSY = ProblemType(
    "busy", 503, tr("The desk is busy."),
    tr("Too much is being computed at once. Try again after “Retry-After”."),
)  # fmt: skip
UNAVAILABLE = ProblemType(
    "unavailable", 503, tr("The desk cannot read or write."),
    tr("The database does not answer, or the disk is full. Read before you send it again."),
)  # fmt: skip

KINDS: Mapping[str, ProblemType] = {
    kind.name: kind for kind in list(globals().values()) if isinstance(kind, ProblemType)
}
"""Every kind by its name."""

OF_STATUS: Mapping[int, ProblemType] = {
    kind.status: kind for kind in reversed(list(KINDS.values()))
}
"""For each status its first kind."""


def problem(
    kind: ProblemType,
    language: Language,
    *,
    root: str,
    path: str,
    detail: str | None = None,
    headers: Mapping[str, str] | None = None,
    **more: Any,
) -> JSONResponse:
    """The answer to a request that is refused. `root` is where the API is mounted."""
    body = {
        "type": f"{root}/problems/{kind.name}",
        "title": language.say(kind.title),
        "status": kind.status,
        "detail": language.say(kind.remedy) if detail is None else detail,
        "instance": path,
        **more,
    }
    return JSONResponse(body, kind.status, dict(headers or {}), MEDIA_TYPE)


# How operations document what they refuse: each status once, with its kinds of problems.

_EXAMPLES: dict[str, dict[str, Any]] = {
    "conflict": {"stream": "r-abcdefghjkmn", "head": 4},
    "moved": {"stream": "r-abcdefghjkmn", "head": 4},
    "invalid": {"errors": [{"at": "body/after", "code": "missing", "reason": "Field required"}]},
    "unreadable": {"text": "W 1Q", "expected": "an event such as 'W 1C'"},
    "bad-answer": {"question": "accepts", "answer": "perhaps"},
    "other-question": {"question": "meant", "expected": "accepts", "step": 0},
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation. What cannot be read, all of them refuse."""
    return {status: {"description": ""} for status in sorted({400, 422, 503, *statuses})}


READ = refusals(404)
READ_WITH_TOKEN = refusals(401, 403, 404)
SEND = refusals(404, 413)
WRITE = refusals(401, 403, 404, 409, 412, 413)


def document_refusals(described: dict[str, Any], problem: dict[str, Any]) -> None:
    """Puts the one schema of all problems into a description, and leads every refusal to it."""
    components = described["components"]
    components["schemas"] |= {**problem.pop("$defs", {}), "Problem": problem}
    components["responses"] = {
        str(status): _documented(status) for status in sorted({k.status for k in KINDS.values()})
    }
    for path in described["paths"].values():
        for operation in path.values():
            for status in operation["responses"]:
                if status in components["responses"]:
                    operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}


def _documented(status: int) -> dict[str, Any]:
    kinds = [kind for kind in KINDS.values() if kind.status == status]
    return {
        "description": " ".join(f"`{kind.name}`: {kind.title}" for kind in kinds),
        "content": {
            MEDIA_TYPE: {
                "schema": {"$ref": "#/components/schemas/Problem"},
                "examples": {kind.name: {"value": _example(kind)} for kind in kinds},
            }
        },
    }


def _example(kind: ProblemType) -> dict[str, Any]:
    return {
        "type": f"/api/v1/problems/{kind.name}",
        "title": str(kind.title),
        "status": kind.status,
        "detail": str(kind.remedy),
        "instance": "/api/v1/rulings/r-abcdefghjkmn/answers",
        **_EXAMPLES.get(kind.name, {}),
    }
