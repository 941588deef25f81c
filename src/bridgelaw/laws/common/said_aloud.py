"""Law 16B: what was said aloud, at the table, of a call that is put right.

The offender is asked for silence before anything else; what has been blurted out all the same is
put down and kept from partner, and then the law of that call goes on.
"""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.seats import Player
from bridgelaw.laws.common.in_words import InWords
from bridgelaw.laws.law import Case, Ending, Ruling, fx, to_partner, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD

SAY_NOTHING = tr("{offender}, please say nothing here.")
"""Before anything else: what is blurted out cannot be taken back."""

SAID_ALOUD = replace(
    yes_or_no(
        key="said_aloud",
        law="16B1",
        heading=tr("Did {offender} say what was meant?"),
        why=tr("Calls alone tell partner something: {partner} may not use what was said (73A1)."),
        no=tr("No, or it was ruled on"),
        usually="no",
        unusual=tr("{offender} has said what was meant"),
    ),
    unasked=True,
)

SAID_WHAT = InWords(
    key="said_what",
    law="16B1",
    heading=tr("What did {offender} say?"),
    why=tr("Put it down: after the play you judge by it what it suggested."),
    sample="♥",
    looks_like=tr("a few words, as in: I had hearts"),
    sample_labels=(("♥", tr("Put it down")),),
)

KEPT_FROM_PARTNER = Ending(
    tr("{partner} may not use what {offender} said; next, the call.", AS_IF_NOT_HEARD),
    to_partner(tr("You may not use what {offender} has just said.", AS_IF_NOT_HEARD)),
)


def has_said_what_was_meant(case: Case, by: Player) -> bool:
    """Asked for silence; what is recorded already is not asked about again."""
    assert case.table is not None
    told = case.table.unauthorised
    return case.fact(SAID_ALOUD, False if told and _told(by) in told else None)


def keep_from_partner(case: Case, by: Player) -> Ruling:
    """16B1, 73B1: a remark. It rules on no call: the law that asked goes on after it."""
    so_far = {one.key: one.value for one in case.answered}
    case.ask(SAID_WHAT)
    case.cite("73B1")
    return case.rule(
        "16B1",
        KEPT_FROM_PARTNER,
        _told(by),
        fx.Review("16B3"),
        goes_on=case.procedure,
        hands_over={**so_far, SAID_ALOUD.key: "no"},
    )


def _told(by: Player) -> fx.Unauthorised:
    return fx.Unauthorised(by, None, (by.partner,), "16B1")
