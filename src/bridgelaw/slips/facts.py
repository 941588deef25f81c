"""What a ruling rests on, without anybody's name: the table, the answers and the regulations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Answer, Interview, Procedure
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.transcript import RecordedInterview
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.board_plan import BoardPlan, plan_from_json
from bridgelaw.scoring.profile import PROFILES, Profile
from bridgelaw.scoring.settings import differences, with_settings
from bridgelaw.table.table import Table

MOST_EVENTS = 2000


@dataclass(frozen=True, slots=True)
class Facts:
    """A procedure, everything that it may look at, and what was answered.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
    >>> facts = Facts.of(interview)
    >>> facts.interview().ruling == interview.ruling
    True
    """

    procedure: str
    answers: tuple[Answer, ...] = ()
    table: str = ""
    """In its notation; empty in a quick ruling."""
    who: str = ""
    profile: str = "WBF"
    settings: tuple[tuple[str, str], ...] = ()
    """What the regulations have otherwise than that authority's."""
    round_over: bool | None = None
    plan: Mapping[str, Any] | None = None
    anyway: bool = False

    @classmethod
    def of(cls, interview: Interview, names: Iterable[str] = ()) -> Self:
        """The facts of an interview; `names` of players are taken out of what was said."""
        given = interview.circumstances
        usual = PROFILES.get(given.profile.name)
        base = PROFILES["WBF"] if usual is None else usual
        hidden = [name for name in names if name.strip()]
        return cls(
            procedure=interview.procedure.key,
            answers=tuple(Answer(key, _without(hidden, text)) for key, text in interview.answers),
            table="" if given.table is None else _without(hidden, given.table.text),
            who="" if given.who is None else given.who.letter,
            profile=base.name,
            settings=tuple(differences(given.profile, base).items()),
            round_over=given.round_over,
            plan=None if given.plan is None else _nameless(given.plan).as_json(),
            anyway=given.anyway,
        )

    @property
    def law(self) -> Procedure:
        """The procedure; a refusal where this program has none of that name."""
        if self.procedure not in PROCEDURES:
            raise Refusal(tr("This version has no ruling “{name}”.", name=self.procedure))
        return PROCEDURES[self.procedure]

    @property
    def regulations(self) -> Profile:
        if self.profile not in PROFILES:
            raise Refusal(tr("This version does not know the regulations of {name}.",
                             name=self.profile))  # fmt: skip
        return with_settings(PROFILES[self.profile], dict(self.settings))

    @property
    def circumstances(self) -> Circumstances:
        return Circumstances(
            Table.parse(self.table, MOST_EVENTS) if self.table else None,
            profile=self.regulations,
            round_over=self.round_over,
            plan=None if self.plan is None else plan_from_json(self.plan),
            who=SEAT_OF_LETTER.get(self.who),
            anyway=self.anyway,
        )

    def interview(self) -> RecordedInterview:
        """The interview held again; a refusal where this version asks otherwise."""
        return RecordedInterview(self.law, self.circumstances, self.answers)

    def without_hands(self) -> Self:
        """The same as far as everybody at the table sees it while the board is played."""
        if not self.table:
            return self
        table = Table.parse(self.table)
        if all(hand is None for hand in table.deal.hands):
            return self
        return replace(self, table=table.with_hands(None).text)

    def changed(self, step: int, value: str) -> Interview:
        """With another answer at one step; those after it are kept as far as they are asked again.

        What is asked beside them waits to be answered.
        """
        before = RecordedInterview(self.law, self.circumstances, self.answers[:step])
        after = before.answer(value)
        later = self.answers[step + 1 :]
        while after.question is not None:
            met = next((i for i, one in enumerate(later) if one.key == after.question.key), None)
            if met is None:
                break
            try:
                after = after.answer(later[met].value)
            except Refusal:
                break  # it is asked anew
            later = later[met + 1 :]
        return after.assuming() if after.question is not None else after


def _without(names: Iterable[str], text: str) -> str:
    """What was written, without these names: who they are need not leave the room."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "…")
    return text


def _nameless(plan: BoardPlan) -> BoardPlan:
    """Contestants by letters: whether two are the same is all that a ruling looks at."""
    names = [plan.ns.name, plan.ew.name, plan.ns.opponent, plan.ew.opponent]
    letters = {name: "ABCD"[at] for at, name in enumerate(dict.fromkeys(filter(None, names)))}
    ns, ew = (
        replace(side, name=letters.get(side.name, ""), opponent=letters.get(side.opponent, ""))
        for side in (plan.ns, plan.ew)
    )
    return replace(plan, ns=ns, ew=ew)
