"""What is refused, as problem documents (RFC 9457), each kind with a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.responses import JSONResponse

from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

MEDIA_TYPE = "application/problem+json"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: its name in addresses, its HTTP status, and what to do about it."""

    name: str
    status: int
    title: Text
    remedy: Text


MALFORMED = Kind(
    "malformed", 400, tr("The request cannot be read."),
    tr("Send JSON in UTF-8 with the content type application/json."),
)  # fmt: skip
NOT_SIGNED_IN = Kind(
    "not-signed-in", 401, tr("This needs a token."),
    tr("Get a token with the PIN (POST /tokens) and send it as “Authorization: Bearer …”."),
)  # fmt: skip
FORBIDDEN = Kind(
    "forbidden", 403, tr("This is not permitted."),
    tr("The PIN is wrong, or the request comes from the page of another site."),
)  # fmt: skip
UNKNOWN = Kind(
    "unknown", 404, tr("There is no such thing here."),
    tr("Look at the address and at the names in it; lists have those that exist."),
)  # fmt: skip
NO_SUCH_METHOD = Kind(
    "no-such-method", 405, tr("This address takes no such request."),
    tr("The header “Allow” names the methods that it takes."),
)  # fmt: skip
CONFLICT = Kind(
    "conflict", 409, tr("Somebody else was quicker."),
    tr("Nothing was written. “head” is the newest entry: read again, and send with that “after”."),
)  # fmt: skip
MOVED = Kind(
    "moved", 409, tr("The table has gone on since the ruling looked at it."),
    tr("Nothing was written. Let the ruling look again (POST …/look-again), then give it."),
)  # fmt: skip
TOO_LARGE = Kind(
    "too-large", 413, tr("That is too large."),
    tr("Send it in parts; the documentation has the limits."),
)  # fmt: skip
INVALID = Kind(
    "invalid", 422, tr("The request does not have the form that is documented."),
    tr("“errors” names each place, and what is wrong there."),
)  # fmt: skip
UNREADABLE = Kind(
    "unreadable", 422, tr("A word of the notation cannot be read."),
    tr("“text” is what was sent, “expected” what should stand there."),
)  # fmt: skip
IMPOSSIBLE = Kind(
    "impossible", 422, tr("That cannot have happened at this table."),
    tr("Irregularities are taken; only what is physically impossible is refused."),
)  # fmt: skip
BAD_ANSWER = Kind(
    "bad-answer", 422, tr("That is no answer to the question."),
    tr("“question” is asked; its “options” and “expected” say which answers fit."),
)  # fmt: skip
OTHER_QUESTION = Kind(
    "other-question", 422, tr("Another question is asked."),
    tr("“expected” is the question that is asked at this step."),
)  # fmt: skip
NOTHING_TO_RULE = Kind(
    "nothing-to-rule", 422, tr("The table does not show what this procedure rules on."),
    tr("“calls_for” of the table names the procedure that has something to rule on."),
)  # fmt: skip
REFUSED = Kind(
    "refused", 422, tr("That does not fit where things stand."),
    tr("“detail” says why. Nothing was written."),
)  # fmt: skip
TOO_MANY_ATTEMPTS = Kind(
    "too-many-attempts", 429, tr("Too many wrong PINs."),
    tr("Wait as long as “Retry-After” says."),
)  # fmt: skip
BROKEN = Kind(
    "broken", 500, tr("Something is wrong with the desk."),
    tr("This is an error of the program. Nothing was written; please report it."),
)  # fmt: skip
BUSY = Kind(
    "busy", 503, tr("The desk is busy."),
    tr("Too much is being computed at once. Try again after “Retry-After”."),
)  # fmt: skip
UNAVAILABLE = Kind(
    "unavailable", 503, tr("The desk cannot read or write."),
    tr("The database does not answer, or the disk is full. Nothing was written."),
)  # fmt: skip

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        MALFORMED, NOT_SIGNED_IN, FORBIDDEN, UNKNOWN, NO_SUCH_METHOD, CONFLICT, MOVED, TOO_LARGE,
        INVALID, UNREADABLE, IMPOSSIBLE, BAD_ANSWER, OTHER_QUESTION, NOTHING_TO_RULE, REFUSED,
        TOO_MANY_ATTEMPTS, BROKEN, BUSY, UNAVAILABLE,
    )
}  # fmt: skip
"""Every kind by its name."""

OF_STATUS: Mapping[int, Kind] = {kind.status: kind for kind in reversed(list(KINDS.values()))}
"""For each status its first kind."""


def problem(
    kind: Kind,
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
