"""Law 45D: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Answers, CardQuestion, Choice, Option, Text, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, perhaps


class After(Enum):
    """What a player does with the card that they played after dummy's."""

    NOT_PLAYED = "has not played"
    KEEPS = "keeps it"
    CHANGES = "changes it"


class Failed(Answers):
    """Who did not follow suit, and could have, now that dummy's card stands."""

    NOBODY = "nobody", tr("Nobody")
    DECLARER = "declarer", tr("Declarer")
    DEFENDER = "a defender", tr("A defender")
    BOTH = "declarer and a defender", tr("Declarer and a defender")
    DUMMY = "dummy", tr("Dummy, with that card")


TOO_LATE = yes_or_no(
    key="too_late",
    law="45D1",
    heading=tr("Have both sides played to the next trick?"),
    why=tr(
        "Until then the card that was named must be put in place of the other. After that the "
        "trick stands with the card that dummy put out."
    ),
    usually="no",
    unusual=tr("Both sides have played on"),
)

UNINTENDED = yes_or_no(
    key="unintended",
    law="45C4(b)",
    heading=tr("Was {first} a slip of the tongue, before {placed}?"),
    why=tr(
        "If declarer never meant the first card, the second is played, and dummy has put out the "
        "right one. If it was meant, it is played: a change of mind comes too late."
    ),
)

INCONTROVERTIBLE = yes_or_no(
    key="incontrovertible",
    law="46B",
    heading=tr("Did declarer mean {placed} beyond doubt?"),
    why=tr(
        "What declarer said stands for {first}. Only if nobody in declarer's place can have meant "
        "that, dummy has put out the right card."
    ),
)

ASKED_FOR = CardQuestion(
    key="asked_for",
    law="45D1",
    heading=tr("Which card of dummy had declarer named?"),
    why=tr(
        "A card that dummy puts out without having been told to is not played, whoever has seen "
        "it: it goes back, and declarer names a card."
    ),
    options=(Option("nothing", None, tr("No card: dummy put it out unasked")),),
)

NAMES_NOW = CardQuestion(
    key="names_now",
    law="45D1",
    to="declarer",
    heading=tr("Which card does {declarer} play from dummy?"),
    why=tr("Any legal card: the one that dummy put out as well."),
    say=(
        tr(
            "Nothing has been played: {declarer} had not asked for that card. {declarer}, "
            "name a legal card of dummy."
        ),
    ),
)


def _after(played: Text, keeps: Text, changes: Text) -> tuple[Option[After], ...]:
    return (
        Option("not_played", After.NOT_PLAYED, played),
        Option("keeps", After.KEEPS, keeps),
        Option("changes", After.CHANGES, changes),
    )


_NOT_PLAYED = tr("Nothing played since.")
_KEEPS = tr("Keep the card.")
_CHANGES = tr("Play another card.")

RHO = Choice(
    key="rho",
    law="45D1",
    to="rho",
    heading=tr("Does {rho} change the card played since?"),
    why=tr(
        "A card that a defender played after the wrong one may be changed at no cost. Only if "
        "this defender changes may declarer change too."
    ),
    say=(
        tr(
            "Dummy's card is {named}. {rho} may change the card played after it; it is no "
            "penalty card, and declarer may not use it. Only then may declarer change, "
            "too.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
    options=_after(_NOT_PLAYED, _KEEPS, _CHANGES),
)

DECLARER = Choice(
    key="declarer",
    law="45D1",
    to="declarer",
    heading=tr("Does {declarer} change a card, too?"),
    why=tr("The defender before declarer has changed, so declarer may."),
    say=(
        tr(
            "{rho} has changed, so {declarer} may keep the card played after that, or play another."
        ),
    ),
    options=_after(tr("Nothing played since."), _KEEPS, _CHANGES),
)

DECLARER_FOLLOWS = yes_or_no(
    key="declarer_follows",
    law="62A",
    heading=tr("Can declarer follow suit now?"),
    why=tr(
        "Dummy's card is {named} now. If declarer has a card of the suit led, {old} would be a "
        "revoke, and is changed."
    ),
)

LHO = Choice(
    key="lho",
    law="45D1",
    to="lho",
    heading=tr("Does {lho} change the card played since?"),
    why=tr("This defender may change whatever the others do."),
    say=(
        tr(
            "{lho} may change a card played after dummy's, whatever the others do. It is "
            "no penalty card, and declarer may not use it.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
    options=_after(_NOT_PLAYED, _KEEPS, _CHANGES),
)


def _new_card(key: str, heading: Text) -> CardQuestion:
    why = tr("It takes the place of {old}, and must be legal.")
    return CardQuestion(key=key, law="45D1", heading=heading, why=why, to="player")


RHO_CARD = _new_card("rho_card", tr("Which card does {player} play instead of {old}?"))
DECLARER_CARD = _new_card("declarer_card", RHO_CARD.heading)
LHO_CARD = _new_card("lho_card", RHO_CARD.heading)

LEAD_BACK = yes_or_no(
    key="lead_back",
    law="47D",
    to="player",
    heading=tr("Does {player} take the lead of {lead} back?"),
    why=tr("It was led after the wrong card, so a defender may take it back at no cost."),
    say=(
        tr(
            "{player} may keep the lead of {lead}, or lead another card. It is no penalty "
            "card, and declarer may not use it.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
    yes=tr("Take it back, and play another."),
    no=tr("Leave it as it is."),
)

CAN_FOLLOW = yes_or_no(
    key="can_follow",
    law="42A3",
    heading=tr("Can dummy follow suit?"),
    why=tr("If dummy has a card of {suit}, the card that was named would be a revoke."),
)

LEGAL_CARD = CardQuestion(
    key="legal_card",
    law="42A3",
    to="declarer",
    heading=tr("{named} would be a revoke: which card instead?"),
    why=tr("It may be the card that dummy put out."),
    say=(
        tr(
            "The card that was named would be a revoke. {declarer}, name a legal card of "
            "dummy; it may be the one that lies there."
        ),
    ),
)

FAILED = Choice(
    key="failed",
    law="45D2",
    heading=tr("Who could have followed to it, and did not?"),
    why=tr(
        "If dummy led the card, whoever held a card of its suit and did not follow has revoked. If "
        "dummy did not lead, the card itself may be dummy's revoke. For declarer's revoke tricks "
        "move as usual; for a defender's or dummy's you only restore what the other side would "
        "have had."
    ),
    options=answers(Failed),
)
