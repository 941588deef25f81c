"""What a regulating authority decides where the Laws leave it open, as data.

Nothing of this is a constant anywhere else in the code. The four profiles at the end say for each
value that is not the usual one where it comes from. What no public regulation was found for is as
in the Laws and the commentary on them, which is the WBF's profile.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from bridgelaw.game.spelling import plain
from bridgelaw.locale import All, Text, tr
from bridgelaw.scoring.editions import EDITIONS, FIRST
from bridgelaw.scoring.readings import Readings
from bridgelaw.scoring.settings import BadSetting, Settings, differences, with_settings


class Neuberg(Enum):
    """For which missing scores a board's matchpoints are brought up to the full number."""

    NONE = "none"
    ARTIFICIAL = "artificial"
    """For lines with an artificial score; a board that was not played counts as not there."""
    FIELD = "field"
    """For every score fewer than on the board that was played most often in the session."""


class Beyond(Enum):
    """12C2(d): what a contestant gets beyond the limit of average-plus scores in a session."""

    AVERAGE = "average"
    NOT_SCHEDULED = "not scheduled"


class CallMade(Enum):
    """18F: when a call with bidding cards is made."""

    OUT = "out of the box"
    INTENT = "out of the box with apparent intent"
    TABLE = "at the table"
    """Touching or nearly touching it, or held so that it is plain; in close cases not made."""


class StopCard(Enum):
    """73A2, 73D: what becomes of the STOP card before a jump."""

    USED = "used"
    ADVISED = "advised"
    ABOLISHED = "abolished"


class Divisor(Enum):
    """By what the sum of cross-IMPs is divided."""

    NOTHING = "nothing"
    """So that an average plus counts for each comparison."""
    COMPARISONS = "comparisons"
    SCORES = "scores"


class Half(Enum):
    """Where a number goes that lies half-way."""

    AWAY = "away from zero"
    TOWARDS = "towards zero"
    EVEN = "to even"

    def nearest(self, value: Fraction) -> int:
        """The nearest whole number.

        >>> from fractions import Fraction
        >>> Half.AWAY.nearest(Fraction(-5, 2)), Half.EVEN.nearest(Fraction(5, 2))
        (-3, 2)
        """
        size, rest = divmod(abs(value), 1)
        middle = Fraction(1, 2)
        is_up = self is Half.AWAY or (self is Half.EVEN and size % 2 == 1)
        size += rest > middle or (rest == middle and is_up)
        return size if value > 0 else -size


@dataclass(frozen=True, slots=True)
class Butler:
    """How the datum of a board is made."""

    trimmed: Fraction = Fraction(0)
    """So many of the best and of the worst scores are left out: a number, or below 1 a part."""
    rounded_to: int = 10
    """The datum is a multiple of this; 0 leaves it exact."""
    half: Half = Half.TOWARDS

    def __post_init__(self) -> None:
        _at_least(0, trimmed=self.trimmed, rounded_to=self.rounded_to)


@dataclass(frozen=True, slots=True)
class Profile:
    """One authority's choices.

    >>> from bridgelaw.scoring import PROFILES
    >>> sorted(PROFILES), str(PROFILES["WBF"].average_plus)
    (['ACBL', 'EBU', 'JCBL', 'WBF'], '3/5')
    """

    name: str
    per_pair_beaten: Fraction = Fraction(2)
    """78A: matchpoints for each score beaten; half of that for a tie."""
    matchpoint_places: int = 2
    percent_places: int = 2
    imp_places: int = 2
    vp_scale: str = "wbf"
    vp_half: Half = Half.AWAY
    """The scales take whole IMPs: where half an IMP goes that a weighted score leaves."""
    neuberg: Neuberg = Neuberg.FIELD
    small_groups: tuple[tuple[Fraction, ...], ...] = ()
    """87B: the shares, best first, in a group of 1 score, of 2, of 3; larger ones are compared."""
    small_group_part: Fraction = Fraction(1)
    """87B: a group with a larger part than this of the board's scores is compared all the same."""
    largest_compared: int | None = None
    """87B: a group of so many scores or more is compared if it is larger than all the others."""
    average_plus: Fraction = Fraction(3, 5)
    average_minus: Fraction = Fraction(2, 5)
    average_plus_imps: Fraction = Fraction(3)
    average_minus_imps: Fraction = Fraction(-3)
    own_percentage: bool = True
    """12C2(c): more than average plus, or less than average minus, if so on the other boards."""
    most_average_plus: int | None = None
    """12C2(d): in a session; `None` for no limit."""
    beyond_average_plus: Beyond = Beyond.AVERAGE
    sympathetic_limit: Fraction = Fraction(1, 5)
    """By how much of itself a polled weight may be moved towards the non-offending side."""
    fewest_polled: int = 5
    """So many players of the same class should be polled before their answers are weights."""
    clearly_favourable_imps: Fraction = Fraction(3)
    """86B1: more than this is clearly favourable."""
    substitute_if_both_at_fault: bool = False
    """86B3: another board may be played although both sides are at fault; 86B2(c) has none."""
    forgotten_trump_led: bool = True
    """70C: a claimer who has forgotten a trump may lead their own trumps, too, if that costs."""
    penalty_top: Fraction | None = Fraction(1, 10)
    """Law 90: the usual penalty, as a part of a top; `None`: the director names the amount."""
    penalty_imps: Fraction | None = Fraction(3)
    penalty_vps: Fraction | None = Fraction(1, 2)
    board_value_imps: Fraction | None = None
    """What a board is worth at IMPs, for every other score; `None` where nothing goes by it."""
    board_value_points: Fraction | None = None
    """The same at total points."""
    board_value_vps: Fraction | None = None
    """The same in victory points, as a part of the most that a round gives."""
    correction_minutes: int = 30
    """79C1, from when the official score is available."""
    appeal_minutes: int = 30
    """92B, from then, or from when the ruling was told if that was later."""
    appeal_deposit: bool | None = None
    """92A: an appeal is heard only with a deposit; `None` where nobody has said so."""
    appeals_committee: bool | None = None
    """93A: whether there is a committee for appeals; `None` where nobody has said so."""
    further_appeals: bool = False
    """93C1: after the committee there is a further stage."""
    may_reserve_rights: bool = True
    """16B2: opponents may reserve their rights, and need not call the director at once."""
    vary_after_irregularity: bool = True
    """40B2(a)(iv): methods may be agreed for after an irregularity of the opponents."""
    psychic_artificial_calls: bool | None = None
    """40B2(a)(v): may artificial calls be psychic? `None`: it depends on the call, and is asked."""
    own_card: bool = False
    """40B2(b), 20G3: players may look at their own system card during auction and play."""
    opponents_card_any_time: bool = False
    """40B2(c): the opponents' system card may be looked at when it is not one's turn."""
    opponents_card_at_rhos_turn: bool = False
    """40B2(c): it may also be looked at when it is RHO's turn to call."""
    call_made: CallMade | None = None
    """18F: when a call with bidding cards is made; `None` where no regulation was found."""
    stop_card: StopCard | None = None
    """73A2: the STOP card before a jump; `None` where no regulation was found."""
    pause_seconds: int | None = None
    """73A2: how long the next player pauses after a jump; `None` where none was found."""
    forfeit_minutes: int | None = None
    """A team that is so late forfeits its match; `None` where no regulation was found."""
    board_minutes: int | None = None
    """How long a board is expected to take; `None` where no regulation was found."""
    rating: str = ""
    """How the authority rates the event, where it rates events; nothing where nobody said so."""
    butler: Butler = field(default_factory=Butler)
    cross_imps_divisor: Divisor = Divisor.COMPARISONS
    cross_imps_by_frequency: bool = False
    """A board with scores missing counts each score there is more often, as Neuberg does, not each
    comparison."""
    edition: str = FIRST
    """The edition of the Laws that rulings follow and cite."""
    readings: Readings = field(default_factory=Readings)
    """Where the text of the Laws and the commentary differ: which of the two is followed."""
    exact_ties: bool = False
    """Contestants are level only if they are exactly so, not if their rounded scores are."""

    def __post_init__(self) -> None:
        _at_least(
            0,
            matchpoint_places=self.matchpoint_places,
            percent_places=self.percent_places,
            imp_places=self.imp_places,
            most_average_plus=self.most_average_plus,
            sympathetic_limit=self.sympathetic_limit,
            correction_minutes=self.correction_minutes,
            appeal_minutes=self.appeal_minutes,
        )
        if self.edition not in EDITIONS:
            raise BadSetting(
                tr("there is no edition “{name}”; known are {names}", name=self.edition,
                   names=All(tuple(EDITIONS)))
            )  # fmt: skip
        ratings = RATINGS.get(self.name, ())
        if self.rating and self.rating not in ratings:
            raise BadSetting(
                tr("{name} has no rating “{rating}”", name=self.name, rating=self.rating)
                if not ratings
                else tr("there is no rating “{rating}”; known are {names}", rating=self.rating,
                        names=All(ratings))
            )  # fmt: skip
        _at_least(Fraction(1, 100), per_pair_beaten=self.per_pair_beaten)
        _at_most(_MOST_PLACES, matchpoint_places=self.matchpoint_places,
                 percent_places=self.percent_places, imp_places=self.imp_places)  # fmt: skip
        _at_least(_HALF, average_plus=self.average_plus)
        _at_most(_HALF, average_minus=self.average_minus)
        shares = [share for row in self.small_groups for share in row]
        for share in (self.average_plus, self.average_minus, self.small_group_part, *shares):
            if not 0 <= share <= 1:
                raise BadSetting(
                    tr("a part lies between 0 and 1: {part} does not", part=str(share))
                )


RATINGS: Mapping[str, tuple[str, ...]] = {
    "JCBL": ("weekly", "CCG", "local", "sectional", "regional", "national"),
}
"""The ratings of events where an authority has some, the lowest first."""

_HALF = Fraction(1, 2)
_MOST_PLACES = 6


def _at_least(least: Fraction | int, **values: Fraction | int | None) -> None:
    for name, value in values.items():
        if value is not None and value < least:
            raise BadSetting(
                tr("the setting {name} is {least} or more", name=name, least=str(least))
            )


def _at_most(most: Fraction | int, **values: Fraction | int) -> None:
    for name, value in values.items():
        if value > most:
            raise BadSetting(tr("the setting {name} is {most} or less", name=name, most=str(most)))


_SMALL_GROUPS = (
    (Fraction(60, 100),),
    (Fraction(65, 100), Fraction(55, 100)),
    (Fraction(70, 100), Fraction(60, 100), Fraction(50, 100)),
)
"""What the American League and the English Union both give, each within limits of its own."""

WBF = Profile(
    "WBF",
    # The commentary of the Laws Committee on 12C2(d): two in a session, then average.
    most_average_plus=2,
)

ACBL = Profile(
    "ACBL",
    # One point for a score beaten, shown in hundredths.
    per_pair_beaten=Fraction(1),
    # ACBLscore manual, fouled and adjusted boards: the formula for four scores or more, and for
    # three if they are the larger group; shares otherwise. A board that was not played is no score.
    neuberg=Neuberg.ARTIFICIAL,
    small_groups=_SMALL_GROUPS,
    largest_compared=3,
    # Elections under the 2017 Laws, item 4.3: not after a question, an answer or an irregularity.
    vary_after_irregularity=False,
    # The same, item 7.
    further_appeals=True,
    # The same, item 6: also when the opponent to the right is to call.
    opponents_card_at_rhos_turn=True,
    # The policy on bidding boxes; no STOP card in tournaments since 1 January 2018.
    call_made=CallMade.TABLE,
    stop_card=StopCard.ABOLISHED,
    # ACBLscore manual, IMP scoring: 5 % of the scores at each end are left out, the rest is
    # averaged and rounded to tens, a half to even; average plus is 3 IMPs.
    butler=Butler(trimmed=Fraction(5, 100), half=Half.EVEN),
    # Laws Commission, guidelines on claims (2019): such a claimer does not play trumps.
    forgotten_trump_led=False,
)

EBU = Profile(
    "EBU",
    # Laws and Ethics article on fouled boards: tenths of a matchpoint.
    matchpoint_places=1,
    # White Book 4.2.3.3: groups of three at most that are a third of the results at most.
    small_groups=_SMALL_GROUPS,
    small_group_part=Fraction(1, 3),
    # White Book 2.8 has standard penalties; its amounts were not seen, and these are ours.
    penalty_top=Fraction(1, 4),
    penalty_imps=Fraction(6),
    penalty_vps=Fraction(1),
    # White Book 8.70.4: the side winners come first.
    forgotten_trump_led=False,
    # White Book 4.2.4, as explained in the Union's forum: the sum is scaled by the scores.
    cross_imps_by_frequency=True,
    # White Book 1.6.4 (e), as the Union's forum quotes it: at any time (40B2(c)).
    opponents_card_any_time=True,
    # The Union's bidding box regulations.
    call_made=CallMade.INTENT,
    stop_card=StopCard.USED,
    pause_seconds=10,
    # The forum again: the least difference in matchpoints breaks a tie.
    exact_ties=True,
)

JCBL = Profile(
    "JCBL",
    # It publishes the commentary: two average pluses in a session, then average.
    most_average_plus=2,
    # Summary of the tournament regulations: one board of IMP pairs is counted for each comparison
    # (5 IMPs for every other score), so that IMPs are added up and not divided.
    cross_imps_divisor=Divisor.NOTHING,
    # The same: penalties go by the value of a board. Which part of it is usual was not seen, so
    # that the director names the amount.
    penalty_top=None,
    penalty_imps=None,
    penalty_vps=None,
    board_value_imps=Fraction(5),
    board_value_points=Fraction(250),
    board_value_vps=Fraction(5, 100),
    # The same: teams forfeit after thirty minutes; a board takes seven.
    forfeit_minutes=30,
    board_minutes=7,
    # Pages of clubs, one of them on a revised rule.
    call_made=CallMade.OUT,
    stop_card=StopCard.ADVISED,
    pause_seconds=10,
)

PROFILES: dict[str, Profile] = {profile.name: profile for profile in (WBF, ACBL, EBU, JCBL)}
"""Every profile by its name."""

PRESETS: dict[str, Profile] = {
    f"{name} {rating}": replace(PROFILES[name], rating=rating)
    for name, ratings in RATINGS.items()
    for rating in ratings
}
"""The profiles of events that an authority rates: `JCBL national`."""

CHOICES: tuple[str, ...] = (*PROFILES, *PRESETS)
"""Every name of regulations that can be chosen."""


def choice_of(name: str) -> str:
    """The name of these regulations as it is kept, however it was written.

    >>> choice_of("jcbl NATIONAL")
    'JCBL national'
    """
    profile = _named(name)
    return f"{profile.name} {profile.rating}".strip()


def choice_text(name: str) -> Text | str:
    """What regulations are called, with the rating of their events."""
    preset = PRESETS.get(name)
    if preset is None:
        return name
    return tr("{authority}, {rating}", authority=preset.name, rating=_RATED[preset.rating])


_RATED = {
    "weekly": tr("weekly"),
    "CCG": tr("CCG"),
    "local": tr("local"),
    "sectional": tr("sectional"),
    "regional": tr("regional"),
    "national": tr("national"),
}


def profile_of(name_or_settings: str | Mapping[str, Any]) -> Profile:
    """The profile of a name, or of settings that begin from one.

    >>> profile_of({"like": "EBU", "most_average_plus": "1"}).most_average_plus
    1
    """
    if isinstance(name_or_settings, str):
        return _named(name_or_settings)
    settings = dict(name_or_settings)
    return changed(_named(str(settings.pop("like", WBF.name))), settings)


def changed(profile: Profile, settings: Settings) -> Profile:
    """The profile with other settings, written as text: `{"butler.trimmed": "5%"}`."""
    return with_settings(profile, settings)


def settings_of(profile: Profile) -> dict[str, str]:
    """The settings from which `profile_of` makes this profile again.

    >>> settings_of(changed(EBU, {"neuberg": "none"}))
    {'like': 'EBU', 'neuberg': 'none'}
    """
    usual = PROFILES.get(profile.name, WBF)
    return {"like": usual.name, **differences(profile, usual)}


def _named(name: str) -> Profile:
    known = {**PROFILES, **PRESETS}
    match = {plain(each): profile for each, profile in known.items()}.get(plain(name))
    if match is None:
        raise BadSetting(
            tr(
                "there is no profile “{name}”; known are {names}",
                name=name,
                names=All(tuple(PROFILES)),
            )
        )
    return match
