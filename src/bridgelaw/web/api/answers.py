"""What every answer is made of, what is refused and which tokens there are. Models of the parts
stand in `table_models.py` and its kin; they document the API, and a test holds every answer
against them.

Most are read off the values that they are of (`of`): a member is the attribute of the same name,
or the one that `at` names. So each is declared once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AliasChoices,
    AliasPath,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationInfo,
)

from bridgelaw.locale import Language, Text
from bridgelaw.web.api.requests import LARGEST_NUMBER

Json = dict[str, Any]


class Got(BaseModel):
    """Something that is sent back. A later version may have more members."""

    model_config = ConfigDict(from_attributes=True, validate_by_name=True, validate_by_alias=True)


G = TypeVar("G", bound=Got)


def of(model: type[G], value: object, language: Language | None = None) -> G:
    """The model of a value, its sentences in a language."""
    return model.model_validate(value, context=language)


def at(*attributes: str, description: str | None = None) -> Any:
    """A member that the value has by another name, perhaps of a value in it (`record.id`)."""
    paths = (AliasPath(*one.split(".")) for one in attributes)
    return Field(validation_alias=AliasChoices(*paths), description=description)


def _said(value: object, info: ValidationInfo[Language]) -> object:
    return info.context.say(value) if isinstance(value, Text) else value


def _moment(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


Said = Annotated[str, BeforeValidator(_said)]
"""A sentence in the language of whoever asks."""

Moment = Annotated[str, BeforeValidator(_moment)]


NEXT = Field(
    description="For the next page: send it as `before`. `null` on the last page.",
    le=LARGEST_NUMBER,
)
"""What every list ends with."""


class ProblemError(Got):
    at: str = Field(description="Where in the request, as in `body/events/0`.")
    code: str
    reason: str


class Problem(BaseModel):
    """A refusal (RFC 9457). Which of the further members there are depends on `type`."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(description="The address of a document about this kind of problem.")
    title: str
    status: int
    detail: str
    instance: str
    stream: str | None = Field(default=None, description="`conflict`, `moved`: what has changed.")
    head: int | None = Field(default=None, description="`conflict`, `moved`: its newest entry.")
    question: str | None = Field(default=None, description="`bad-answer`: the key of the question.")
    answer: str | None = None
    step: int | None = None
    expected: str | None = None
    text: str | None = None
    clause: str | None = Field(default=None, description="`unknown`: no clause has this number.")
    near: list[str] | None = None
    scope: str | None = Field(
        default=None, description="`out-of-scope`: what the token would need."
    )
    errors: list[ProblemError] | None = None


class ProblemKind(Got):
    """A kind of problem."""

    name: str
    status: int
    title: Said
    remedy: Said


class ProblemKinds(Got):
    problems: list[ProblemKind]


class Index(Got):
    """What this API is."""

    name: Literal["bridgelaw"]
    version: str
    api: Literal["v1"]
    edition: str = Field(description="The edition of the Laws.")
    languages: list[str]
    openapi: str


class Token(Got):
    """A bearer token."""

    token: str
    token_type: Literal["Bearer"]
    expires_at: str


ScopeName = Literal["read", "enter", "score", "rule", "manage"]


class AccessToken(Got):
    """A token of a program, as it is kept."""

    id: str
    name: str = Field(description="What it writes is signed with this name.")
    scopes: list[ScopeName]
    made_at: str
    expires_at: str | None
    used_on: str | None = Field(
        None, description="The last day (UTC) on which it was used; `null`: not yet."
    )


class AccessTokenMade(AccessToken):
    """A new token. It is shown this once."""

    token: str


class AccessTokens(Got):
    tokens: list[AccessToken]
