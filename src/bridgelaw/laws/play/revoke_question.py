"""Laws 61B, 61C and 66: who may ask about a revoke, and who may look at the tricks."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import Review
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


class Asked(Enum):
    """Who asked whom about a revoke, or what somebody wants to see."""

    DEFENDER_BY_DECLARER = "61B1"
    DECLARER_BY_DUMMY = "61B2(a)"
    DEFENDER_BY_DUMMY = "61B2(b)"
    DECLARER_BY_DEFENDER = "61B3, of declarer"
    PARTNER_BY_DEFENDER = "61B3, of partner"
    TRICKS = "61C"


ASKED = Choice(
    key="asked",
    law="61B",
    heading=tr("Who has asked whom about a possible revoke?"),
    why=tr(
        "Everybody may ask somebody who does not follow suit, except that dummy may not ask a "
        "defender. Asking does not open the tricks that have been turned."
    ),
    options=(
        Option("declarer_defender", Asked.DEFENDER_BY_DECLARER, tr("Declarer asked a defender")),
        Option("dummy_declarer", Asked.DECLARER_BY_DUMMY, tr("Dummy asked declarer")),
        Option("dummy_defender", Asked.DEFENDER_BY_DUMMY, tr("Dummy asked a defender")),
        Option("defender_declarer", Asked.DECLARER_BY_DEFENDER, tr("A defender asked declarer")),
        Option("defender_partner", Asked.PARTNER_BY_DEFENDER, tr("A defender asked their partner")),
        Option("tricks", Asked.TRICKS, tr("Somebody wants to look at the turned tricks")),
    ),
)

DUMMY_LOOKED = yes_or_no(
    key="dummy_looked",
    law="43A2",
    heading=tr("Had dummy broken Law 43A2 before that?"),
    why=tr(
        "Dummy who exchanged hands with declarer, left their seat to watch declarer play, or of "
        "their own accord looked at a defender's hand has lost the right to warn."
    ),
)

SELECTIVE = yes_or_no(
    key="selective",
    law="61B3",
    heading=tr(
        "Did the defender ask only because this was a surprise, or show surprise in asking?"
    ),
    why=tr(
        "A defender who always asks tells partner nothing. One who asks now and then, when a suit "
        "breaks in an unexpected way, tells partner how many cards declarer has there."
    ),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="66C",
    heading=tr("Is the play over?"),
    why=tr("During the play turned tricks stay closed, unless the director has them opened."),
)


def revoke_question(case: Case) -> Ruling:
    """Laws 61B and 61C: the right to ask, and the right to look."""
    asked = case.ask(ASKED)
    # B1. Declarer may ask a defender.
    if asked is Asked.DEFENDER_BY_DECLARER:
        return _may_ask(case, "61B1")
    # B2. Dummy may ask declarer, but not a defender.
    if asked is Asked.DECLARER_BY_DUMMY:
        return _dummy_asked_declarer(case)
    if asked is Asked.DEFENDER_BY_DUMMY:
        return _dummy_asked_defender(case)
    # B3. A defender may ask declarer, and his partner.
    if asked is Asked.DECLARER_BY_DEFENDER:
        return _may_ask(case, "61B3")
    if asked is Asked.PARTNER_BY_DEFENDER:
        return _defender_asked_partner(case)
    # C. The tricks stay closed.
    return _tricks(case)


def _may_ask(case: Case, clause: str) -> Ruling:
    case.say(None, tr("That question is allowed. Answer it, and play on."))
    headline = tr("The question is allowed, and nothing happens.")
    return case.rule(clause, headline, goes_on=_goes_on(case))


def _dummy_asked_declarer(case: Case) -> Ruling:
    # 43B2(b). Who has looked at other hands may not warn.
    if not case.ask(DUMMY_LOOKED):
        return _may_ask(case, "61B2(a)")
    case.cite("61B2(a)")
    case.say(
        None,
        tr(
            "Dummy had lost the right to ask. If declarer has revoked, the card is replaced, and "
            "tricks move after the play all the same."
        ),
    )
    headline = tr(
        "Dummy had lost the right to ask: a revoke of declarer's is corrected and still counted."
    )
    return case.rule("43B2(b)", headline, goes_on="revoke")


def _dummy_asked_defender(case: Case) -> Ruling:
    """Law 9A3 would let dummy prevent an irregularity, but this is the more special law."""
    case.cite("61B2(b)", tr("Dummy may not ask a defender."))
    case.say(
        None,
        tr(
            "Dummy may not ask a defender. If there has been a revoke that is not established, it "
            "is corrected. Declarer may not use what dummy's question has told."
        ),
    )
    case.note(tr("You may give dummy a procedural penalty (43B1)."))
    # 43B3. Dummy who has looked at other hands points out a defender's irregularity.
    if case.ask(DUMMY_LOOKED):
        headline = tr(
            "Dummy had lost the right to point it out: play goes on without rectification, and "
            "you look at the defenders' gain after the play."
        )
        case.note(
            tr(
                "A revoke that is not established is corrected all the same, and no card becomes a "
                "penalty card. Both sides may use what the cards taken back have told."
            )
        )
        # There the revoke is put right without a penalty card.
        goes_on = None if _goes_on(case) is None else "dummy-conduct"
        return case.rule("43B3", headline, Review("43B3"), goes_on=goes_on)
    headline = tr(
        "Dummy may not ask a defender: look after the play whether declarer used the question."
    )
    return case.rule("16B", headline, Review("16B3"), goes_on=_goes_on(case))


def _defender_asked_partner(case: Case) -> Ruling:
    if not case.ask(SELECTIVE):
        return _may_ask(case, "61B3")
    case.cite("61B3")
    case.say(
        None,
        tr(
            "The question is allowed, but what it tells partner beyond a possible revoke may not "
            "be used."
        ),
    )
    headline = tr(
        "The question is allowed, but what it told partner is unauthorised: look at it after the "
        "play."
    )
    return case.rule("16B1", headline, Review("16B3"), goes_on=_goes_on(case))


def _tricks(case: Case) -> Ruling:
    case.cite("61C")
    if case.fact(PLAY_OVER, _is_over):
        case.say(
            None,
            tr(
                "You may look at the tricks to settle this. Each of you touches only your own "
                "cards, and keeps them in order."
            ),
        )
        headline = tr(
            "The tricks may be looked at to settle a revoke or the number of tricks; each player "
            "touches only their own cards."
        )
        return case.rule("66D", headline)
    case.say(None, tr("Leave the tricks closed until the play is over."))
    case.note(tr("You may have a trick opened if you need to, and only you."))
    headline = tr("The tricks that have been turned stay closed until the play is over.")
    return case.rule("66C", headline)


def _is_over(table: Table) -> bool:
    return table.phase is Phase.OVER


def _goes_on(case: Case) -> str | None:
    """The revoke itself, where the table shows one."""
    table = case.table
    shown = table is not None and any(
        found.kind in (Kind.REVOKE, Kind.RESTRICTION_IGNORED) for found in table.open_irregularities
    )
    return "revoke" if shown else None


REVOKE_QUESTION = Procedure(
    "revoke-question",
    tr("Asking about a revoke"),
    ("61B", "61C", "66C"),
    revoke_question,
    (ASKED, DUMMY_LOOKED, SELECTIVE, PLAY_OVER),
)
