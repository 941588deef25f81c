"""What the Laws leave to regulation, by subject: what an authority says of each, or who decides.

Nothing here is silent. A value is from a document that was seen, or what the Laws have where no
regulation says otherwise, or it is marked as ours, or it is asked at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale import Text, tr
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.provisions import Provision, is_within, provisions_of, source_of
from bridgelaw.scoring.setting_names import NAMES, VALUES
from bridgelaw.scoring.settings import written


class Origin(Enum):
    """Where the value of a setting is from."""

    DOCUMENT = "document"
    LAWS = "laws"
    OURS = "ours"
    ASKED = "asked"

    @property
    def words(self) -> Text:
        return _ORIGINS[self]


_ORIGINS = {
    Origin.DOCUMENT: tr("from a document"),
    Origin.LAWS: tr("as the Laws have it: no regulation was found"),
    Origin.OURS: tr("ours: no document was found"),
    Origin.ASKED: tr("not found: the director decides"),
}


NOT_SEEN = tr("(not seen)")
"""Beside a rule of which it is only known that there is one."""


@dataclass(frozen=True, slots=True)
class Value:
    """One setting of a profile, as it holds."""

    setting: str
    value: str
    origin: Origin

    @property
    def words(self) -> Text:
        """As people say it."""
        name, value = NAMES[self.setting], VALUES.get(self.value, self.value)
        return tr("{name}: {value}", name=name, value=value)


@dataclass(frozen=True, slots=True)
class Subject:
    """Something that a clause leaves open."""

    clause: str
    title: Text
    settings: tuple[str, ...] = ()


SUBJECTS: tuple[Subject, ...] = (
    Subject("1B", tr("Faces of the cards")),
    Subject(
        "12C2",
        tr("Averages"),
        (
            "average_plus", "average_minus", "average_plus_imps", "average_minus_imps",
            "own_percentage", "most_average_plus", "beyond_average_plus",
        ),
    ),
    Subject("16B2", tr("Reserving rights"), ("may_reserve_rights",)),
    Subject("18F", tr("When a call is made"), ("call_made",)),
    Subject("40B1", tr("Systems and methods"), ("vary_after_irregularity",
            "psychic_artificial_calls")),
    Subject("40B2(a)(iii)", tr("Alerts and announcements")),
    Subject("40B2(b)", tr("System cards"), ("own_card", "opponents_card_any_time",
            "opponents_card_at_rhos_turn")),
    Subject("41A", tr("Bidding cards after the auction")),
    Subject("70C", tr("A forgotten trump"), ("forgotten_trump_led",)),
    Subject("73A2", tr("STOP card and pauses"), ("stop_card", "pause_seconds")),
    Subject("79C1", tr("Correcting the score"), ("correction_minutes",)),
    Subject("80B2(f)", tr("Conditions of the event"), ("rating",)),
    Subject("86B3", tr("Boards without comparable results"), ("substitute_if_both_at_fault",
            "clearly_favourable_imps")),
    Subject("87B", tr("Fouled boards"), ("neuberg", "small_groups", "largest_compared")),
    Subject("90A", tr("Penalties"), ("penalty_top", "penalty_imps", "penalty_vps",
            "board_value_imps", "board_value_points", "board_value_vps")),
    Subject("90B2", tr("Late play"), ("forfeit_minutes", "board_minutes")),
    Subject("92A", tr("Deposits"), ("appeal_deposit",)),
    Subject("92B", tr("Period for appeals"), ("appeal_minutes",)),
    Subject("93", tr("Appeals"), ("appeals_committee", "further_appeals")),
)  # fmt: skip


_BY_THE_LAWS = frozenset(
    (
        "average_plus", "average_minus", "average_plus_imps", "average_minus_imps",
        "own_percentage", "may_reserve_rights", "vary_after_irregularity", "own_card",
        "opponents_card_any_time", "opponents_card_at_rhos_turn", "correction_minutes",
        "substitute_if_both_at_fault", "appeal_minutes", "further_appeals",
    )
)  # fmt: skip
"""What the clause itself says for as long as nobody has provided otherwise: thirty minutes."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A subject with what an authority says of it."""

    subject: Subject
    values: tuple[Value, ...]
    provisions: tuple[Provision, ...]

    @property
    def is_found(self) -> bool:
        """Was any rule of the authority itself seen?"""
        return any(one.is_seen for one in self.provisions)


def regulations_of(profile: Profile) -> tuple[Answered, ...]:
    """Every subject, as the profile has it.

    >>> from bridgelaw.scoring.profile import JCBL
    >>> row = next(one for one in regulations_of(JCBL) if one.subject.clause == "18F")
    >>> row.values[0].value, row.values[0].origin.value
    ('out of the box', 'document')
    """
    provisions = provisions_of(profile.name, profile.rating)
    return tuple(
        Answered(
            subject,
            tuple(_value(profile, name) for name in subject.settings if _is_said(profile, name)),
            tuple(one for one in provisions if _is_about(one, subject)),
        )
        for subject in SUBJECTS
    )


def _is_said(profile: Profile, name: str) -> bool:
    """An event that is not rated has no rating to show."""
    return name != "rating" or bool(profile.rating)


def _is_about(one: Provision, subject: Subject) -> bool:
    if set(one.settings) & set(subject.settings):
        return True
    return any(is_within(clause, subject.clause) for clause in one.clauses)


def _value(profile: Profile, name: str) -> Value:
    value = getattr(profile, name)
    if source_of(profile.name, name) is not None and not _is_changed(profile, name):
        origin = Origin.DOCUMENT
    elif value is None:
        origin = Origin.ASKED
    else:
        is_laws = name in _BY_THE_LAWS and value == getattr(_PLAIN, name)
        origin = Origin.LAWS if is_laws else Origin.OURS
    return Value(name, written(value), origin)


_PLAIN = Profile("")
"""Nobody's choices: where the Laws have a value, it is theirs."""


def _is_changed(profile: Profile, name: str) -> bool:
    """Somebody has set it otherwise than the authority: then its document does not say so."""
    from bridgelaw.scoring.profile import PROFILES

    usual = PROFILES.get(profile.name)
    return usual is None or (name != "rating" and getattr(usual, name) != getattr(profile, name))
