"""What the director does while penalty cards lie there, by whose they are."""

from __future__ import annotations

from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.facts import State, States, has_major
from bridgelaw.laws.machinery.holding import is_over
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.effects import Effect, Penalty, PenaltyCard, PickedUp
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

WHILE_LYING = {Penalty.MAJOR: WHILE_IT_LIES, Penalty.MINOR: WHILE_MINOR_LIES}

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


def while_they_lie(
    notes: list[Text], owners: set[Player], effects: tuple[Effect, ...], after: Table | None
) -> list[Text]:
    """The notes, with what the director does about the penalty cards that the ruling leaves there.

    `owners` have been spoken to about theirs, or get one. Nothing of it once the board is over.
    """
    first = next((at for at, note in enumerate(notes) if is_by_owner(note)), len(notes))
    others = [note for note in notes[first:] if not is_by_owner(note)]
    if after is not None and is_over(after):
        return [*notes[:first], *others]
    lying = _lying(effects, after)
    if after is None:  # a quick ruling knows of its owner by what the law itself has noted
        kinds = {texts[0].msgid: kind for kind, texts in WHILE_LYING.items()}
        lying = {
            who: kinds[note.msgid]
            for note in notes
            for name, who in note.values
            if note.msgid in kinds and name == "offender"
        } | lying
    if not lying or (first == len(notes) and not owners & set(lying)):
        return notes
    return [*notes[:first], *_by_owners(lying), *others]


def _lying(effects: tuple[Effect, ...], after: Table | None) -> dict[Player, Penalty]:
    """Whose penalty cards lie there, and of which kind: major goes before minor."""
    gone = {(one.player, one.card) for one in effects if isinstance(one, PickedUp)}
    lying: list[tuple[Player, Penalty]] = [
        (one.player, one.penalty) for one in (after.penalty_cards if after is not None else ())
    ]
    lying += (
        (one.player, one.penalty)
        for one in effects
        if isinstance(one, PenaltyCard)
        and (after is None or one.card is None)
        and (one.player, one.card) not in gone
    )
    kinds = {player: Penalty.MINOR for player, _ in lying}
    return kinds | {player: kind for player, kind in lying if kind is Penalty.MAJOR}


def _by_owners(lying: dict[Player, Penalty]) -> list[Text]:
    major = [who for who, penalty in lying.items() if penalty is Penalty.MAJOR]
    if len(lying) == 1:
        (who,) = lying
        return [
            filled(text, offender=who, partner=who.partner)
            for text in (WHILE_IT_LIES if major else WHILE_MINOR_LIES)
        ]
    one, other = lying
    if len(major) == len(lying):
        return [filled(text, one=one, other=other) for text in WHILE_BOTH_LIE]
    choice = [filled(WHILE_IT_LIES[1], offender=who, partner=who.partner) for who in major]
    return [filled(_SEE_TO_BOTH, one=one, other=other), *choice, *WHILE_BOTH_LIE[2:]]
