"""Which line of a field is meant, and what is awarded on it."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.formats.own.lines import read_awards
from bridgelaw.game import Side
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.field import Adjustment, Field, Line
from bridgelaw.scoring.named_in_field import line_named
from bridgelaw.web.api.score_models import LineNamed


def named_line(field: Field, named: LineNamed) -> int:
    """The place of the line in the field; `Refusal` where there is none, or several."""
    return line_named(field, named.board, named.table, named.pair, named.session, named.section)


def awarded(line: Line, both: str | None, ns: str | None, ew: str | None) -> dict[Side, Award]:
    """What each side gets; of one for which nothing is said, see `Line.awarded`."""
    if both is not None:
        return dict(zip((Side.NS, Side.EW), read_awards(both), strict=True))
    said = {Side.NS: ns, Side.EW: ew}
    return line.awarded(
        {side: None if text is None else parse_award(text) for side, text in said.items()}
    )


def adjusted(line: Line, awards: dict[Side, Award], law: str, reason: str) -> Line:
    """The line with an adjusted score."""
    made = Adjustment(awards[Side.NS], awards[Side.EW], law, " ".join(reason.split()), "")
    return replace(line, adjusted=made)
