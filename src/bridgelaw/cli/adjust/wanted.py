"""What was typed after `bridgelaw adjust`, and what does not go together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bridgelaw.locale import Text, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class AdjustOptions:
    """The options, by the names that the command gives them."""

    file: Path
    board: int | None
    table: str | None
    pair: str | None
    session: int | None
    section: str | None
    both: str | None
    ns: str | None
    ew: str | None
    correct: str | None
    law: str | None
    reason: str | None
    told: str | None
    group: str | None
    undo: bool
    penalties: tuple[str, ...]
    taken_back: tuple[str, ...]
    ruling: str | None
    yes: bool
    dry_run: bool
    output: Path | None
    exact: bool
    profile: str | None
    settings: tuple[str, ...]
    scoring: str | None
    points: str | None
    as_json: bool

    @property
    def target(self) -> Path:
        """The file that is written."""
        return self.file if self.output is None else self.output

    @property
    def why(self) -> str:
        """The reason in one line, as the files keep it."""
        return " ".join((self.reason or "").split())

    @property
    def misfit(self) -> Text | None:
        """What is wrong with how the options go together."""
        sides = self.ns is not None or self.ew is not None
        awards = sides or self.both is not None
        is_settled = awards or self.undo or self.group is not None or self.correct is not None
        penalties = bool(self.penalties or self.taken_back)
        places = self.table is not None, self.pair is not None
        on_board = self.board is not None
        asks = self.ruling is not None
        for is_wrong, words in (
            (not on_board and not penalties,
             tr("give --board with --table or --pair, or --penalty or --no-penalty")),
            (on_board and places[0] == places[1],
             tr("give --table or --pair with --board, and only one of them")),
            (not on_board and (is_settled or any(places) or asks), tr("which board? give --board")),
            (self.both is not None and sides, tr("give --both, or --ns and --ew")),
            (self.undo and awards, tr("--undo awards nothing: leave --both, --ns and --ew out")),
            (self.correct is not None and (awards or self.undo or asks),
             tr("--correct awards nothing: leave --both, --ns, --ew, --undo and --ruling out")),
            (asks and (awards or self.undo),
             tr("--ruling asks for the awards: leave --both, --ns, --ew and --undo out")),
            (self.yes and self.dry_run, tr("give --yes or --dry-run, not both")),
            (self.as_json and not (self.yes or self.dry_run),
             tr("--json needs --yes or --dry-run")),
            (self.as_json and on_board and (not is_settled or asks),
             tr("--json asks no questions: give --both, or --ns and --ew")),
        ):  # fmt: skip
            if is_wrong:
                return words
        return None
