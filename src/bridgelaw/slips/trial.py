"""A slip run again: does what was ruled follow from its facts?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.transcript import RecordedInterview
from bridgelaw.laws.machinery.view import RulingView, effect_text
from bridgelaw.locale import All, Refusal, Text, tr
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.slip import Slip
from bridgelaw.table.effects import Effect
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import read_event, write_event


@dataclass(frozen=True, slots=True)
class Trial:
    """What comes of the facts of a slip in this version of the program."""

    slip: Slip
    interview: Interview | None
    """`None` where it could not be run."""
    differs: tuple[Text, ...]
    """Where it is not what was ruled; nothing where the ruling follows."""

    @property
    def follows(self) -> bool:
        return not self.differs

    @property
    def verdict(self) -> Text:
        """In one sentence."""
        if self.follows:
            return tr("The ruling follows from these facts.")
        return tr("The ruling does not follow from these facts.")

    @property
    def view(self) -> RulingView[Text] | None:
        """What these facts lead to, in words."""
        return None if self.interview is None else view_of(self.interview)


def try_again(slip: Slip) -> Trial:
    """Runs the slip's ruling on its own facts, and says where it differs.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> from bridgelaw.slips import Facts, Slip
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes")
    >>> slip = slip_of(interview, "0.3.0")
    >>> try_again(slip).follows
    True
    """
    try:
        held = slip.facts.interview()
    except Refusal as error:
        told = tr("This version asks otherwise, so it cannot be run: {why}", why=error.text)
        return Trial(slip, None, (told,))
    return Trial(slip, held, tuple(_differences(slip, held)))


def slip_of(interview: Interview, program: str, names: Iterable[str] = ()) -> Slip:
    """The slip of an interview that has come to its ruling; who gave it is filled in by a desk."""
    assert interview.ruling is not None
    ruling = interview.ruling
    return Slip(
        Facts.of(interview, names), write_event(ruling.event), program, ruling.goes_on or ""
    )


def view_of(interview: Interview) -> RulingView[Text] | None:
    """The ruling of an interview in words; `None` while something is asked."""
    if interview.ruling is None:
        return None
    return RulingView.of(interview.ruling, interview.table)


def _differences(slip: Slip, held: RecordedInterview) -> Iterable[Text]:
    if held.question is not None:
        yield tr("These facts leave a question open: {question}", question=held.question.heading)
        return
    assert held.ruling is not None
    ruled_now = held.ruling.event
    if write_event(ruled_now) == slip.ruled and (held.ruling.goes_on or "") == slip.goes_on:
        return
    try:
        ruled = read_event(slip.ruled)
    except Refusal:
        ruled = None
    if not isinstance(ruled, Ruled):
        yield tr("What was ruled cannot be read.")
        return
    if ruled.edition != ruled_now.edition:
        yield tr("It was ruled by the Laws of {one}; these facts are under those of {other}.",
                 one=ruled.edition, other=ruled_now.edition)  # fmt: skip
    if ruled.clauses != ruled_now.clauses:
        yield tr("It was ruled under {ruled}; these facts lead to {found}.",
                 ruled=All(ruled.clauses), found=All(ruled_now.clauses))  # fmt: skip
    for effect in _without(ruled.effects, ruled_now.effects):
        yield tr("Ruled, but it does not follow: {effect}", effect=effect_text(effect))
    for effect in _without(ruled_now.effects, ruled.effects):
        yield tr("It follows, but was not ruled: {effect}", effect=effect_text(effect))
    if (held.ruling.goes_on or "") != slip.goes_on:
        yield tr("What rules on from there is another law now.")
    elif ruled.effects == ruled_now.effects and ruled.clauses == ruled_now.clauses:
        yield tr("It was ruled on other calls or cards.")


def _without(effects: Iterable[Effect], others: Iterable[Effect]) -> list[Effect]:
    known = list(others)
    return [effect for effect in effects if effect not in known]
