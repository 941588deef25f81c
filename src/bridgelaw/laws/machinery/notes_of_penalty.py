"""What the director does while penalty cards lie there, by whose they are."""

from __future__ import annotations

from bridgelaw.laws.machinery.facts import State, States, has_major
from bridgelaw.laws.machinery.holding import is_over
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.effects import Penalty
from bridgelaw.table.table import Table

_ALL_MAY_USE_IT = tr(
    "While a penalty card lies there all may use what it tells. Once it is played or picked up "
    "{partner} may not, and declarer may (50E)."
)
_IT_HELPED = tr(
    "If a penalty card helped the defenders to a result that they would not have had without it, "
    "adjust after the play (50E4)."
)
WHILE_IT_LIES = (
    tr(
        "Stay at the table while a penalty card lies there, best of all behind {offender}. "
        "See that {offender} plays nothing that is forbidden, and that {partner} does not lead "
        "before declarer has chosen. When the last one is gone, say that it is over.",
        has_major("offender"),
    ),
    tr(
        "At {partner}'s lead declarer may require the suit of a penalty card, forbid such suits "
        "while {partner} keeps the lead, or leave {partner} free. Cards of a suit that is required "
        "or forbidden are picked up; others stay, and declarer chooses again at the next lead."
    ),
    _ALL_MAY_USE_IT,
    _IT_HELPED,
)
"""What the director does while a major penalty card lies there."""

WHILE_MINOR_LIES = (
    tr(
        "Stay at the table while the penalty card lies there, best of all behind {offender}. "
        "See that {offender} plays no other low card of its suit before it. When it is gone, say "
        "that it is over.",
        States(State.MINOR, "offender"),
    ),
    _ALL_MAY_USE_IT,
    _IT_HELPED,
)
"""The same of a minor one."""

WHILE_BOTH_LIE = (
    tr(
        "Stay at the table while the penalty cards lie there. See that {one} and {other} play "
        "nothing that is forbidden, and that neither of them leads before declarer has chosen. "
        "When the last one is gone, say that it is over.",
        has_major("one"),
        has_major("other"),
    ),
    tr(
        "At the lead of either declarer may require the suit of a card of the other's, forbid such "
        "suits while they keep the lead, or leave them free. Cards of a suit that is required or "
        "forbidden are picked up; others stay, and declarer chooses again at the next lead."
    ),
    tr(
        "While they lie there all may use what they tell. Once one is played or picked up, its "
        "owner's partner may not, and declarer may (50E)."
    ),
    _IT_HELPED,
)
"""The same where both defenders have some."""

_SEE_TO_BOTH = tr(
    "Stay at the table while the penalty cards lie there. See that {one} and {other} play nothing "
    "that is forbidden. When the last one is gone, say that it is over."
)
_BY_OWNER = frozenset(text.msgid for text in (*WHILE_IT_LIES, *WHILE_MINOR_LIES, *WHILE_BOTH_LIE))


def is_by_owner(note: Text) -> bool:
    """Does the note depend on whose the penalty cards are?"""
    return note.msgid in _BY_OWNER


def of_all_owners(notes: list[Text], after: Table) -> list[Text]:
    """The notes, which speak of both defenders where both have penalty cards after the ruling.

    Once the board is over none of them is of use.
    """
    if is_over(after):
        return [note for note in notes if not is_by_owner(note)]
    lying = after.penalty_cards
    owners = tuple(dict.fromkeys(one.player for one in lying))
    if len(owners) < 2:
        return notes
    first = next(place for place, note in enumerate(notes) if is_by_owner(note))
    others = [note for note in notes[first:] if not is_by_owner(note)]
    major = [who for who in owners if any(
        one.player is who and one.penalty is Penalty.MAJOR for one in lying
    )]  # fmt: skip
    values = {"one": owners[0], "other": owners[1]}
    if len(major) == len(owners):
        both = [filled(text, **values) for text in WHILE_BOTH_LIE]
    else:
        choice = [filled(WHILE_IT_LIES[1], offender=who, partner=who.partner) for who in major]
        both = [filled(_SEE_TO_BOTH, **values), *choice, *WHILE_BOTH_LIE[2:]]
    return [*notes[:first], *both, *others]
