"""Law 87: a board that was not the same for all who are compared on it."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.adjusted_score.awarding import give_artificial
from bridgelaw.laws.score.common import note_appeal
from bridgelaw.laws.score.questions import FAULT_EW, FAULT_NS
from bridgelaw.locale.text import All, tr
from bridgelaw.scoring.awards import Artificial, certain
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed

_LARGE = 4
"""Groups of so many scores need no rule of their own."""

TEAMS_RULING = "no-comparable-result"
"""The procedure that rules on in teams."""


class How(Enum):
    """In what the forms of the board differ."""

    CARDS = "cards"
    DEALER = "dealer"
    VULNERABILITY = "vulnerability"


class Tables(Enum):
    """Teams: which tables have a result."""

    BOTH = "86B2"
    ONE = "86B1"
    WAITING = "87A"


class Forms(Enum):
    """Pairs: how sure it is who played which form."""

    KNOWN = "known"
    LIKELY = "likely"
    UNKNOWN = "unknown"


DIFFERENT = yes_or_no(
    key="different",
    law="87A",
    heading=tr(
        "Did contestants who are compared with each other play the board in different forms?"
    ),
    why=tr(
        "That alone decides. A board that differs from the hand record, but was the same for "
        "everybody, is not fouled. A hand with more than thirteen cards is for Law 13."
    ),
)

HOW = Choice(
    key="how",
    law="87A",
    heading=tr("In what did the forms differ?"),
    why=tr("Players remember cards, and the scores show it where the vulnerability was changed."),
    options=(
        Option("cards", How.CARDS, tr("Cards, or whole hands, were in other pockets")),
        Option("dealer", How.DEALER, tr("Another dealer was marked")),
        Option("vulnerability", How.VULNERABILITY, tr("Another vulnerability was marked")),
    ),
)

TEAMS = Choice(
    key="event",
    law="87",
    heading=tr("What kind of event is it?"),
    why=tr("Pairs are compared with many others, a team with its other table only."),
    options=(
        Option("pairs", False, tr("Pairs or individuals")),
        Option("teams", True, tr("Teams")),
    ),
)

TABLES = Choice(
    key="tables",
    law="87C",
    heading=tr("Which of the two tables have played it?"),
    why=tr(
        "Two results on two forms are worth the same, and neither can be compared. One result "
        "alone may count; and if the other table has not seen the board, nothing is lost yet."
    ),
    options=(
        Option("both", Tables.BOTH, tr("Both, each in its form")),
        Option("one", Tables.ONE, tr("One; the other cannot play it normally any more")),
        Option("waiting", Tables.WAITING, tr("One; the other has not looked at the hands")),
    ),
)

FORMS = Choice(
    key="forms",
    law="87B",
    heading=tr("Can you tell which scores were made on which form?"),
    why=tr(
        "Ask the players in the order in which the board moved, and look for the score from which "
        "on the others are different. As near as you can get is enough."
    ),
    options=(
        Option("known", Forms.KNOWN, tr("Yes")),
        Option("likely", Forms.LIKELY, tr("Not for certain, but as nearly as possible")),
        Option("unknown", Forms.UNKNOWN, tr("No, not even nearly")),
    ),
)

SMALLEST = Choice(
    key="smallest",
    law="87B",
    heading=tr("How many scores has the smallest group?"),
    why=tr("The regulations of the event say what very small groups get."),
    options=(
        Option("1", 1, tr("One score")),
        Option("2", 2, tr("Two scores")),
        Option("3", 3, tr("Three scores")),
        Option("more", _LARGE, tr("Four scores or more")),
    ),
)

CULPRIT = yes_or_no(
    key="culprit",
    law="90B",
    heading=tr("Do you know who fouled the board?"),
    why=tr(
        "It was most probably at the last table that played the one form. The four players there "
        "can share the fault."
    ),
)


def fouled_board(case: Case) -> Ruling:
    """Law 87: is the board fouled, and how is it scored?"""
    # A. Only those who are compared matter, not the hand record.
    if not case.scored(DIFFERENT, _is_fouled):
        return _not_fouled(case)
    note_appeal(case)
    how = case.ask(HOW)
    case.cite("87A", tr("The board is fouled."))
    if case.scored(TEAMS, lambda sheet: sheet.method is Method.TEAMS):
        return _teams(case)
    return _pairs(case, how)


def _is_fouled(sheet: BoardContext) -> bool | None:
    # Results that nobody has sorted into groups yet may be of two forms all the same.
    return True if any(sheet.other_forms.values()) else None


def _not_fouled(case: Case) -> Ruling:
    case.say(
        None,
        tr("Everybody you are compared with played the board in the same form. Your score stands."),
    )
    case.note(tr("Put the board right, or correct the hand record, when the session is over."))
    headline = tr("The board was the same for all who are compared: it is not fouled.")
    return case.rule("87A", headline)


# 87C


def _teams(case: Case) -> Ruling:
    tables = case.ask(TABLES)
    if tables is Tables.WAITING:
        case.note(
            tr(
                "If more than two tables use this board, all that are compared with each other "
                "need the same form."
            )
        )
        headline = tr(
            "The other table plays the board in the form in which the first one did; then it is "
            "not fouled."
        )
        return case.rule("87A", headline)
    _penalty(case)
    if tables is Tables.ONE:
        headline = tr("There is one result, at one table: it is ruled on as such.")
        return case.rule("86B1", headline, goes_on=TEAMS_RULING)
    case.cite("87C", tr("Two results, of which neither can be compared."))
    headline = tr("Both tables have a result, and they cannot be compared: fault decides.")
    return case.rule("86B2", headline, goes_on=TEAMS_RULING)


# 87B


def _pairs(case: Case, how: How) -> Ruling:
    forms = case.ask(FORMS)
    if forms is Forms.UNKNOWN:
        _penalty(case)
        case.say(None, tr("This board cannot be scored. Everybody gets an adjusted score."))
        case.note(
            tr(
                "Whoever has not fouled the board gets average plus, and whoever has average minus "
                "(12C2). Rule on each of the other tables in this way."
            )
        )
        awards = {Side.NS: Artificial(case.ask(FAULT_NS)), Side.EW: Artificial(case.ask(FAULT_EW))}
        headline = tr("The forms cannot be told apart: artificial adjusted scores.")
        return give_artificial(case, awards, headline, may_be_teams=False)
    if forms is Forms.LIKELY:
        case.note(tr("Write down on what you based the groups."))
    if how is How.VULNERABILITY:
        case.note(
            tr(
                "Each group is scored with the vulnerability that was marked on its board. In a "
                "results file the other form gets a board number of its own."
            )
        )
    _small_group(case, case.scored(SMALLEST, _smallest))
    _own_group(case)
    _penalty(case)
    case.say(
        None,
        tr("This board was not the same for all. You are compared with those who played yours."),
    )
    case.note(
        tr(
            "Mark the lines of each form as a group of its own. Without a regulation for small "
            "groups you choose the method and announce it."
        )
    )
    headline = tr("Each form of the board is scored as a group of its own.")
    return case.rule("87B", headline)


def _smallest(sheet: BoardContext) -> int | None:
    """The size of the smallest group, where the scores have been sorted into groups."""
    sizes = [
        min((*others, int(sum(sheet.others.get(side, {}).values())) + 1))
        for side, others in sheet.other_forms.items()
        if others
    ]
    return min((*sizes, _LARGE)) if sizes else None


def _small_group(case: Case, number: int) -> None:
    profile = case.profile
    if case.scores is not None and case.scores.method is not Method.MATCHPOINTS and number > 1:
        case.derive(tr("Each group is compared in itself."))
    elif number <= len(profile.small_groups):
        shares = profile.small_groups[number - 1]
        case.derive(
            tr("By the rules of {profile} groups of {number} get {shares} of the top, best first.",
               number=number, profile=profile.name, shares=All(tuple(map(_percent, shares))))
        )  # fmt: skip
        if profile.small_group_part < 1 or profile.largest_compared is not None:
            case.derive(tr("If it is a large part of all scores, it is compared all the same."))
    elif number == 1:
        case.derive(
            tr("The only score of a group has nothing to be compared with: see what the event "
               "provides for it.")
        )  # fmt: skip
    else:
        case.derive(
            tr("Each group is compared in itself, and brought up to the full number of scores.")
        )


def _own_group(case: Case) -> None:
    """What this table gets, if its group is marked already."""
    sheet = case.scores
    if sheet is None or sheet.result is None:
        return
    for side in Side:
        if sheet.other_forms.get(side):
            case.derive(*derive(certain(sheet.result), side, sheet).lines)


def _percent(share: Fraction) -> str:
    return f"{mixed(100 * share)}%"


def _penalty(case: Case) -> None:
    """90B: who put cards into wrong pockets can be penalised."""
    if case.ask(CULPRIT):
        profile = case.profile
        case.cite("90B", tr("Whoever fouled the board may get a procedural penalty."))
        if case.scores is not None and case.scores.method is Method.MATCHPOINTS:
            case.note(
                tr("The usual procedural penalty is {share} of a top (90).",
                   share=_percent(profile.penalty_top))
            )  # fmt: skip
        elif case.scores is not None:
            case.note(
                tr("The usual procedural penalty is {imps} IMPs, or {points} victory points (90).",
                   imps=mixed(profile.penalty_imps), points=mixed(profile.penalty_vps))
            )  # fmt: skip


FOULED_BOARD = Procedure(
    "fouled-board",
    tr("Fouled board"),
    ("87",),
    fouled_board,
    (DIFFERENT, HOW, TEAMS, TABLES, FORMS, SMALLEST, CULPRIT, FAULT_NS, FAULT_EW),
    for_director=True,
)
