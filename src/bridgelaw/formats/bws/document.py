"""Results of Bridgemate: read only. The program that runs the terminals has the file open."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.formats.bws.evening import Evening
from bridgelaw.formats.bws.hands import deals_of
from bridgelaw.formats.bws.plan import BwsPlan, shows_teams
from bridgelaw.formats.bws.results import BwsPlace, read_lines
from bridgelaw.formats.documents import BadFile, Document, ReadOnly, Wishes
from bridgelaw.formats.own.draft import Draft
from bridgelaw.game import Deal
from bridgelaw.locale import All, Text, tr
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.movement import Movement
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.standings import Standings

_MATCHPOINTS = (0, 1, 10)
_IMPS = 2
"""IMPs, but not which; the newer numbers say it."""
_METHODS = {
    **dict.fromkeys(_MATCHPOINTS, Method.MATCHPOINTS),
    **dict.fromkeys((_IMPS, 20, 21, 22, 25, 26, 27), Method.BUTLER),
    **dict.fromkeys((30, 31, 35, 36), Method.CROSS_IMPS),
    **dict.fromkeys((40, 50, 51), Method.TEAMS),
}


class BwsDocument(Document):
    """A file of Bridgemate."""

    kind = "bws"

    def __init__(self, data: bytes, name: str, wishes: Wishes) -> None:
        evening = Evening(data, name)
        if evening.is_individual:
            raise BadFile(tr("{file} is an individual event: pairs and teams are read", file=name))
        assumed: list[Text] = []
        method = _method(evening, wishes, assumed)
        self.plan = BwsPlan(evening, method is Method.TEAMS, wishes.session)
        event = Event(
            method,
            wishes.profile or WBF,
            evening.event,
            evening.date,
            self.plan.winners,
        )
        draft: Draft[BwsPlace] = Draft(event)
        read_lines(self.plan, draft)
        draft.names.update(self.plan.names)
        for problem in evening.problems:
            draft.problem(tr("the file"), problem)
        self.field, self.sources = draft.finish(name)
        self.problems = tuple(draft.problems)
        self.assumed = (*assumed, *_taken(self.plan), *evening.notes)

    @property
    def movement(self) -> Movement:
        return self.plan.movement

    @property
    def deals(self) -> Mapping[int, Deal]:
        return deals_of(self.plan.evening)

    def write(self, standings: Standings) -> bytes:
        raise ReadOnly(
            tr(
                "a file of Bridgemate is only read: write the results to another one "
                "(.xml, .pbn, .csv, .yaml)"
            )
        )


def read_bws(data: bytes, name: str, wishes: Wishes) -> BwsDocument:
    """A file of Bridgemate; `BadFile` if there are no results in it."""
    return BwsDocument(data, name, wishes)


def _method(evening: Evening, wishes: Wishes, assumed: list[Text]) -> Method:
    """How it is scored: as the user says, as the movement shows, or as the file says."""
    if wishes.method is not None:
        return wishes.method
    if shows_teams(evening):
        assumed.append(
            tr("At every second table the same two sit the other way: it is scored as teams.")
        )
        return Method.TEAMS
    written = {section.scoring for section in evening.sections} or {0}
    methods = {_METHODS.get(number) for number in written}
    method = methods.pop()
    if methods or method is None or method is Method.TEAMS:
        raise BadFile(
            tr(
                "the scoring “{scoring}” of this file is not known here; say which one to use",
                scoring=", ".join(f"ScoringType {number}" for number in sorted(written)),
            )
        )
    if _IMPS in written:
        assumed.append(tr("The file says IMPs, and not how: it is scored as Butler."))
    return method


def _taken(plan: BwsPlan) -> list[Text]:
    """What the file leaves open, and was taken."""
    taken = []
    if len(plan.sections) > 1:
        letters = All(tuple(section.letter for section in plan.sections.values()))
        together = tr("The sections {sections} are compared with each other.", sections=letters)
        apart = tr("Other hands were dealt in each of the sections {sections}: each is a session.",
                   sections=letters)  # fmt: skip
        taken.append(together if plan.have_same_deals else apart)
    said = {section.winners for section in plan.sections.values()}
    if plan.are_teams or said in ({1}, {2}):
        return taken
    if len(said - {0}) > 1 or plan.is_mixed:
        taken.append(tr("Some sections have one winner and others two: all are ranked together."))
    elif plan.winners == 2:
        taken.append(tr("Nobody changes direction in this movement: there are two winners."))
    else:
        taken.append(tr("Pairs change direction in this movement: there is one winner."))
    return taken
