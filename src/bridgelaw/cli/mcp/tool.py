"""A tool: its name, what it takes and gives, and how it is called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mcp_types import CallToolResult, TextContent, ToolAnnotations
from mcp_types import Tool as Described
from pydantic import ValidationError

from bridgelaw.cli.mcp.models import Asked
from bridgelaw.cli.mcp.slim import given, taken
from bridgelaw.locale import LANGUAGES, Language, Refusal, Text, language
from bridgelaw.web.api.answers import Got

A = TypeVar("A", bound=Asked)
_MOST_FAULTS = 5  # of arguments that do not fit, in one message


@dataclass(frozen=True, slots=True)
class Tool(Generic[A]):
    """One thing that an assistant can have worked out. Nothing is kept between two calls."""

    name: str
    title: Text
    about: str
    """For the assistant, in English as all descriptions for programs."""
    takes: type[A]
    gives: type[Got]
    run: Callable[[A, Language], dict[str, Any]]

    def described(self, spoken: Language) -> Described:
        """As the list of tools has it."""
        return Described(
            name=self.name,
            title=spoken.say(self.title),
            description=self.about,
            input_schema=taken(self.takes),
            output_schema=given(self.gives),
            annotations=ToolAnnotations(
                read_only_hint=True, destructive_hint=False, open_world_hint=False
            ),
        )

    def called(self, arguments: dict[str, Any], spoken: Language) -> CallToolResult:
        """What it finds; what cannot be read or done is said in a sentence."""
        if arguments.get("lang") in LANGUAGES:
            spoken = language(arguments["lang"])
        try:
            asked = self.takes.model_validate(arguments)
        except ValidationError as error:
            return failed(_faults(error, spoken))
        try:
            worked_out = self.run(asked, spoken)
        except Refusal as error:
            return failed(spoken.explain(error))
        answer = self.gives.model_validate(worked_out)
        return CallToolResult(
            content=[TextContent(text=answer.model_dump_json())],
            structured_content=answer.model_dump(mode="json"),
        )


def failed(words: str) -> CallToolResult:
    """That it could not be done, and why."""
    return CallToolResult(content=[TextContent(text=words)], is_error=True)


def _faults(error: ValidationError, spoken: Language) -> str:
    """What of the arguments does not fit: where, and why."""
    lines = [
        f"{'/'.join(map(str, fault['loc'])) or '-'}: {fault['msg']}"
        for fault in error.errors(include_url=False, include_context=False, include_input=False)
    ]
    head = spoken.tr("These arguments do not fit the tool:")
    return "\n".join((head, *lines[:_MOST_FAULTS]))
