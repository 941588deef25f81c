"""The contract strip: a result that is tapped, as level, denomination, doubled, declarer, tricks.

Its cells are radio buttons and a number of one form, so that it works without script. Beside them
one may write instead: what is written counts, so a script empties it when a cell is tapped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bridgelaw.game import DENOMINATIONS, SEATS, Denomination, Seat
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.locale import Refusal
from bridgelaw.scoring.outcomes import PASSED_OUT, PassedOut, Played, parse_outcome
from bridgelaw.scoring.presentation.rows import outcome_words

Texts = Callable[[str], Sequence[str]]
"""All values of a field by its name."""

_FIELDS = ("level", "suit", "doubled", "by", "tricks")
_LONGEST = 120


@dataclass(frozen=True, slots=True)
class Strip:
    """A result as it stands on the strip; `written` is what its cells cannot show."""

    name: str
    """Before the names of its fields."""
    level: str = ""
    """1 to 7, or 0 for a board that was passed out."""
    suit: str = ""
    doubled: str = ""
    by: str = ""
    tricks: str = ""
    written: str = ""

    levels: ClassVar[tuple[str, ...]] = tuple(map(str, range(1, HIGHEST_LEVEL + 1)))
    denominations: ClassVar[tuple[Denomination, ...]] = DENOMINATIONS
    seats: ClassVar[tuple[Seat, ...]] = SEATS

    @property
    def is_passed_out(self) -> bool:
        return self.level == "0"


def strip_of(name: str, result: str) -> Strip:
    """The strip with a result on it; one that is no contract stands in writing."""
    try:
        outcome = parse_outcome(result) if result else None
    except Refusal:
        outcome = None
    if isinstance(outcome, PassedOut):
        return Strip(name, level="0")
    if not isinstance(outcome, Played):
        return Strip(name, written=result)
    contract = outcome.contract
    return Strip(
        name, str(contract.bid.level), contract.bid.denomination.letter, contract.doubled.value,
        contract.declarer.letter, str(outcome.tricks),
    )  # fmt: skip


def short(result: str) -> str:
    """A result in a few signs, as it heads the strip: `4♠X E −1`; what is no contract as it is."""
    try:
        outcome = parse_outcome(result)
    except Refusal:
        return result
    return str(outcome_words(outcome)) if isinstance(outcome, Played) else result


def tapped(texts: Texts, name: str) -> str:
    """The result that was tapped, in its notation; what is missing shows where it is read."""
    fields = {one: "".join((*texts(f"{name}-{one}"), "")[:1]).strip()[:8] for one in _FIELDS}
    if "XX" in texts(f"{name}-doubled"):
        fields["doubled"] = "XX"
    if fields["level"] == "0":
        return str(PASSED_OUT)
    if not fields["level"] and not fields["suit"] and not fields["by"]:
        return ""
    result = fields["level"] + fields["suit"] + fields["doubled"]
    if fields["tricks"]:
        result += f" {fields['tricks']} tricks"
    if fields["by"]:
        result += f" by {fields['by']}"
    try:
        return str(parse_outcome(result))
    except Refusal:
        return result


def result_in(texts: Texts, name: str, written: str) -> str:
    """The result of a form: what was written, and otherwise what was tapped."""
    return written.strip()[:_LONGEST] or tapped(texts, name)
