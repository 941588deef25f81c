"""The language that a program asks for, checked and described by the languages that there are."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, WithJsonSchema

from bridgelaw.locale import LANGUAGES, language


def _known(code: str) -> str:
    return language(code).code


Lang = Annotated[
    str, AfterValidator(_known), WithJsonSchema({"type": "string", "enum": [*LANGUAGES]})
]
