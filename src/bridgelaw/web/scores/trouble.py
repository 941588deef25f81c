"""What is wrong with a form of a session's pages, and what was typed into it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.locale import Text


@dataclass(frozen=True, slots=True)
class Trouble:
    """Nothing, unless a form is named."""

    form: str = ""
    reason: Text | None = None
    typed: dict[str, str] = field(default_factory=dict)

    def about(self, form: str) -> Text | None:
        return self.reason if self.form == form else None

    def value(self, form: str, name: str, otherwise: str) -> str:
        return self.typed.get(name, otherwise) if self.form == form else otherwise
