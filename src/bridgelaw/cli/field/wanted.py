"""What was typed after `bridgelaw field`, and what does not go together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bridgelaw.locale import Text, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldOptions:
    """The options, by the names that the command gives them."""

    files: tuple[str, ...]
    board: int | None
    session: int | None
    section: str | None
    travellers: bool
    pair: str | None
    to_enter: bool
    since: str | None
    suspicious: bool
    hands: Path | None
    double_dummy: bool
    exact: bool
    profile: str | None
    settings: tuple[str, ...]
    scoring: str | None
    points: str | None
    as_json: bool
    as_csv: bool
    output: Path | None
    force: bool

    @property
    def misfit(self) -> Text | None:
        """What is wrong with how the options go together."""
        part = self.board, self.travellers, self.pair
        for is_wrong, words in (
            (self.as_json and self.as_csv, tr("give --json or --csv, not both")),
            (
                self.session and not (self.board or self.travellers),
                tr("--session needs --board or --travellers"),
            ),
            (
                sum(map(bool, part)) > 1,
                tr("give only one of --board, --travellers and --pair"),
            ),
            (
                self.to_enter and any((*part, self.as_json, self.as_csv)),
                tr("--to-enter is printed alone"),
            ),
            (self.since and not self.to_enter, tr("--since needs --to-enter")),
            (
                self.suspicious
                and any((*part, self.to_enter, self.as_csv, self.output, self.section)),
                tr("--suspicious is printed alone"),
            ),
            (
                (self.hands or self.double_dummy) and not self.suspicious,
                tr("--hands and --double-dummy need --suspicious"),
            ),
            (
                self.section is not None and self.output,
                tr("--output writes all sections: leave --section out"),
            ),
            (self.force and not self.output, tr("--force needs --output")),
        ):
            if is_wrong:
                return words
        return None
