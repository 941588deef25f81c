"""Laws 68 to 71: questions about tricks, and those that several laws of claims ask."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgelaw.analysis.claims.rules import NoSuchRule, Rule, parse_rule
from bridgelaw.game.seats import Side
from bridgelaw.game.spelling import plain
from bridgelaw.laws.machinery.questions import BadAnswer, Choice, Option, Question, yes_or_no
from bridgelaw.locale.text import Text, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class TricksQuestion(Question[int]):
    """A question for a number of tricks, at least one."""

    def read(self, answer: str) -> int:
        written = plain(answer)
        if not re.fullmatch(r"[1-9]|1[0-3]", written):
            raise self.misfit(answer)
        return int(written)

    def samples(self) -> tuple[str, ...]:
        return ("1",)

    @property
    def expected(self) -> Text:
        return tr("a number of tricks from 1 to 13")


@dataclass(frozen=True, slots=True, kw_only=True)
class NormalQuestion(Question[frozenset[Rule] | None]):
    """Does the director draw the line of normal play like this?

    No rules: the director agrees. Rules: they do not hold for this player. `None`: the director
    awards a number.
    """

    def read(self, answer: str) -> frozenset[Rule] | None:
        for option in self.options:
            if option.key == answer.strip().lower():
                return option.value
        try:
            return frozenset(map(parse_rule, re.split(r"[\s,、]+", answer.strip())))
        except NoSuchRule as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return (AGREES, AWARDS)

    @property
    def expected(self) -> Text:
        return tr("agree, award, or the names of rules that do not hold for this player")


AGREES = "agree"
AWARDS = "award"
NORMAL_OPTIONS: tuple[Option[frozenset[Rule] | None], ...] = (
    Option(AGREES, frozenset(), tr("I agree")),
    Option(AWARDS, None, tr("I award another number of tricks")),
)

NORMAL = NormalQuestion(
    key="normal",
    law="70",
    heading=tr("{found}\nDo you agree, for a player of this class?"),
    why=tr("Normal play may be careless or inferior, but not irrational.\n{evidence}"),
    options=NORMAL_OPTIONS,
)

FORGOTTEN = yes_or_no(
    key="forgotten",
    law="70C2",
    heading=tr("Is it at all likely that {claimer} did not know of {trumps}?"),
    why=tr(
        "How were trumps drawn before, and would one who knew of it have claimed like this? If it "
        "is at all likely, the answer is yes."
    ),
)

TRUMPS_OUT = tr("the trumps that are out, {cards}")
"""Which trumps, where they are known."""

# 69B, 71: tricks that a side wants back

SIDE = Choice(
    key="side",
    law="79B1",
    heading=tr("Which side wants tricks back?"),
    why=tr("It agreed to the opponents' claim, or conceded; the board is scored anew for both."),
    options=(
        Option("ns", Side.NS, tr("{side}", side=Side.NS)),
        Option("ew", Side.EW, tr("{side}", side=Side.EW)),
    ),
)

TRICKS = TricksQuestion(
    key="tricks",
    law="79B1",
    heading=tr("How many tricks is that?"),
    why=tr("So many are scored for the other side now; the rest of the result stays."),
    sample_labels=(("1", tr("So many")),),
)
