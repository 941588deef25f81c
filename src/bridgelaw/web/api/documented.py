"""How operations document what they refuse: each status once, with its kinds of problems."""

from __future__ import annotations

from typing import Any

from bridgelaw.web.api.problems import KINDS, MEDIA_TYPE, Kind

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
READ_WITH_TOKEN = refusals(401, 404)
SEND = refusals(404, 413)
WRITE = refusals(401, 404, 409, 413)


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


def _example(kind: Kind) -> dict[str, Any]:
    return {
        "type": f"/api/v1/problems/{kind.name}",
        "title": str(kind.title),
        "status": kind.status,
        "detail": str(kind.remedy),
        "instance": "/api/v1/rulings/r-abcdefghjkmn/answers",
        **_EXAMPLES.get(kind.name, {}),
    }
