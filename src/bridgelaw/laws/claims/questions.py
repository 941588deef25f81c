"""Laws 68 to 71: questions about tricks, and those that several laws of claims ask."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bridgelaw.analysis.claims.rules import NoSuchRule, Rule, parse_rule
from bridgelaw.game.seats import Side
from bridgelaw.game.spelling import plain
from bridgelaw.laws.law import All, BadAnswer, Choice, Option, Question, Text, tr, yes_or_no


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

    def every(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, 14)))

    @property
    def expected(self) -> Text:
        return tr("a number of tricks from 1 to 13")


@dataclass(frozen=True, slots=True, kw_only=True)
class NormalQuestion(Question[frozenset[Rule] | None]):
    """Does the director draw the line of normal play like this?

    No rules: the director agrees. Rules: they do not hold for this player. `None`: the director
    awards a number. `assumed`: the rules of the line, each in a sentence that a face can offer.
    """

    assumed: tuple[tuple[Rule, Text], ...] = ()

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
        if not self.assumed:
            return tr("agree, award, or the names of rules that do not hold for this player")
        names = All(tuple(rule.value for rule, _ in self.assumed))
        return tr("agree, award, or what does not hold for this player: {rules}", rules=names)


AGREES = "agree"
AWARDS = "award"
NORMAL_OPTIONS: tuple[Option[frozenset[Rule] | None], ...] = (
    Option(AGREES, frozenset(), tr("Agree: {tricks}")),
    Option(AWARDS, None, tr("Another number")),
)

NORMAL = NormalQuestion(
    key="normal",
    law="70",
    heading=tr("{found} Do you agree?"),
    why=tr(
        "Normal play may be careless or inferior for a player of this class, but not irrational.\n"
        "{evidence}"
    ),
    options=NORMAL_OPTIONS,
)

# 68C: what was said, and how it is read

REPEAT = tr(
    "{claimer}, please repeat what you said. Then I hear {lho} and {rho}. Show your cards only if "
    "I ask."
)
_NOTHING = frozenset({"", "NONE", "NOTHING", "NO", "なし", "いいえ"})


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsQuestion(Question[str]):
    """A question for what somebody said; nothing is the empty text."""

    def read(self, answer: str) -> str:
        return "" if plain(answer) in _NOTHING else answer.strip()

    def samples(self) -> tuple[str, ...]:
        return ("none",)

    @property
    def expected(self) -> Text:
        return tr("steps, as in: draw trumps, cash spades from the top; or none")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingQuestion(Question[str | None]):
    """Was that said? `None`: yes. Otherwise what was said, once more and in other words."""

    def read(self, answer: str) -> str | None:
        written = plain(answer)
        if written in _AS_READ:
            return None
        if written in _NOTHING - {"NONE", "NOTHING", "なし"}:
            raise self.misfit(answer)
        return "" if written in _NOTHING else answer.strip()

    @property
    def expected(self) -> Text:
        return tr("yes, or what was said in other words; none if nothing was said")


_AS_READ = frozenset({"YES", "Y", "TRUE", "はい", "ハイ"})

STATEMENT = WordsQuestion(
    key="statement",
    law="68C",
    heading=tr("What did {claimer} say when claiming?"),
    why=tr(
        "Only what was said at the time counts, in its order; what came later, when somebody "
        "objected, does not. {problem}"
    ),
    say=(REPEAT,),
)

IF_NOTHING_SAID = tr("If nothing was said about the play, answer none.")

READING = ReadingQuestion(
    key="reading",
    law="68C",
    heading=tr("{reading}\nDid {claimer} mean this?"),
    why=tr(
        "“{words}” is understood like this, and the claim is judged by it. If it is not what was "
        "said, write the statement in other words; it is then shown again."
    ),
    options=(Option("yes", None, tr("Yes")),),
)
READING_FIRST = replace(READING, say=(REPEAT,))
"""The same where the statement is in the log, and nobody was asked for it (70B)."""

FORGOTTEN = yes_or_no(
    key="forgotten",
    law="70C2",
    heading=tr("Is it at all likely that {claimer} forgot {trumps}?"),
    why=tr(
        "These trumps are out, and were not mentioned. How were trumps drawn before, and would one "
        "who knew of them have claimed like this? If it is at all likely that {claimer} did not "
        "know of them, the answer is yes."
    ),
)

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
