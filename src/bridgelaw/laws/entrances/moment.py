"""The moment of a call for the director: who, when and which, as facts that are tapped.

Every fact may be missing. What was told becomes a table with few facts where the law looks at one,
and otherwise the answers that are settled by it, so that nobody is asked them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from bridgelaw.game.calls import Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER, SEATS, Seat
from bridgelaw.game.suits import SUIT_OF_LETTER, SUITS, Suit
from bridgelaw.laws.entrances.as_log import Facts, log_of
from bridgelaw.locale.text import All, Text, filled, tr

HAND = 13
"""Cards of a hand, and tricks."""
AFTER = ("over", "scores")
"""The stages at which nothing is left to play."""
SOMEBODY = tr("somebody")
Settled = tuple[tuple[str, str], ...]


class Stage(Enum):
    """How far the board is."""

    DEAL = "deal"
    AUCTION = "auction"
    LEAD = "lead"
    PLAY = "play"
    OVER = "over"
    SCORES = "scores"

    @property
    def said(self) -> Text:
        return _STAGES[self]

    @property
    def told(self) -> Text:
        """In a sentence that speaks of something else."""
        return _AT[self]

    @property
    def place(self) -> int:
        return list(Stage).index(self)


_STAGES = {
    Stage.DEAL: tr("Deal"), Stage.AUCTION: tr("Auction"), Stage.LEAD: tr("Lead"),
    Stage.PLAY: tr("Play"), Stage.OVER: tr("Ended"), Stage.SCORES: tr("Scores"),
}  # fmt: skip
_AT = {
    Stage.DEAL: tr("at the deal"), Stage.AUCTION: tr("in the auction"),
    Stage.LEAD: tr("before the lead"), Stage.PLAY: tr("in the play"),
    Stage.OVER: tr("at the end"), Stage.SCORES: tr("scores out"),
}  # fmt: skip


class Picture(Enum):
    """What is tapped below the line."""

    CALLS = "calls"
    """Two calls: the one before, and the one."""
    CALL = "call"
    ALERT = "alert"
    """One call, and the suits that it shows."""
    CARD = "card"
    SUITS = "suits"
    """What was led, what was played to it, and in which trick."""
    CLAIM = "claim"
    COUNTS = "counts"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing of a few words: `key` is the question that it settles."""

    key: str
    options: tuple[tuple[str, Text], ...]
    usual: str = ""
    """What the button says unless another is tapped; empty where nothing is said then."""
    told_by: tuple[str, ...] = ()
    """The facts that say it better: where the button has one of them, it is not said again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The page of one procedure: what is tapped there, and what the button says."""

    heading: Text
    stage: Stage | None
    """Where the board usually is then."""
    says: tuple[Text, ...]
    """The sentence of all facts, from the fullest: the first of which every hole is told."""
    adds: tuple[Text, ...] = ()
    """What is said behind it, each where its holes are told and were not said yet."""
    speaks: Text | None = None
    """What is read out before anything is asked, where its holes are told."""
    picture: Picture = Picture.NOTHING
    choices: tuple[Choice, ...] = ()
    seats: tuple[tuple[str, Text], ...] = ()
    """Rows of seats: one of which can be chosen, or several of them where they are `FLAGS`."""
    seats_at: Stage | None = None
    """The stage at which these rows matter; at any where nothing is said."""
    turn_is_assumed: bool = False
    """Unless another seat is tapped it was the dealer's turn, or that of the player before."""
    has_seats: bool = True
    """Whose seat it is matters."""
    follows: Text | None = None
    """What follows from the seat, written small: `{lho}`, `{partner}` and `{rho}` are theirs."""
    by: str = ""
    """`partner`: the call is that of the partner."""
    awaits_partner: bool = False
    """At the usual stage it was the partner who should have played."""
    answers: Callable[[Facts], dict[str, str]] = lambda facts: {}
    """What else they settle."""
    makes: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    """The choice that a fact makes by itself: its name, its values, the choice and what it is."""
    leads_to: Callable[[Facts], tuple[str, str]] | None = None
    """Where another procedure rules at this stage: its key, and whom it is about."""

    @property
    def has_stage(self) -> bool:
        """How far the board is matters: not where it is about no board, or about a ruling."""
        return self.has_seats or self.stage is not None


@dataclass(frozen=True, slots=True)
class Gathered:
    """What was told on the page of a moment."""

    facts: Facts
    log: str = ""
    settled: Settled = ()


_SEAT_NAMES = ("who", "turn", "declarer", "objects")
_TRICKS = ("left", "claims", "trick", "now")
FLAGS: dict[str, tuple[Seat | Suit, ...]] = {
    "called": SEATS, "saw": SEATS, "shows": tuple(reversed(SUITS)),
}  # fmt: skip
"""Of what can be several, each is a fact of its own: `called_E`, `shows_S`."""
_TAPPED = {
    Picture.CALLS: ("call", "over"), Picture.CALL: ("call",), Picture.CARD: ("suit", "rank"),
    Picture.SUITS: ("led", "played", "trick", "now"), Picture.CLAIM: ("left", "claims"),
    Picture.ALERT: ("call", *(f"shows_{suit.letter}" for suit in SUITS)),
    Picture.COUNTS: tuple(f"count_{seat.letter}" for seat in SEATS),
}  # fmt: skip


def names_of(moment: Moment) -> tuple[str, ...]:
    """The names of the facts of a page; choices have those of the questions that they settle."""
    rows = [(name,) if name not in FLAGS else tuple(f"{name}_{one.letter}" for one in FLAGS[name])
            for name, _ in moment.seats]  # fmt: skip
    has_who = moment.has_seats and moment.picture is not Picture.COUNTS  # the compass counts there
    return (
        *(("who",) if has_who else ()), *(("stage",) if moment.has_stage else ()),
        *_TAPPED.get(moment.picture, ()),
        *(name for row in rows for name in row), *(choice.key for choice in moment.choices),
    )  # fmt: skip


def fitting(moment: Moment, facts: Facts) -> dict[str, str]:
    """The facts that the page has, and of a kind that there is."""
    names = names_of(moment)
    return {name: value for name, value in facts.items()
            if value and name in names and _fits(moment, name, value)}  # fmt: skip


def told(key: str, moment: Moment, facts: Facts, dealer: Seat | None = None) -> Gathered:
    """What the facts make: a table, and answers. An unknown fact is dropped.

    >>> from bridgelaw.laws.entrances.moments import MOMENTS
    >>> found = told("insufficient-bid", MOMENTS["insufficient-bid"],
    ...              {"who": "E", "call": "1H", "over": "1S"})
    >>> found.log
    '..., N 1S, E 1H, ...'
    """
    known = fitting(moment, facts)
    for choice in moment.choices:
        if choice.usual:
            known.setdefault(choice.key, choice.usual)
    if moment.stage is not None:
        known.setdefault("stage", moment.stage.value)
    if moment.seats_at is not None and known.get("stage") != moment.seats_at.value:
        known = {name: value for name, value in known.items() if name not in dict(moment.seats)}
    if moment.turn_is_assumed and "who" in known:
        known.setdefault("turn", whose_turn(SEAT_OF_LETTER[known["who"]], dealer).letter)
    for fact, made in moment.makes.items():
        if known.get(fact) in made:
            name, value = made[known[fact]]
            if moment.makes.get(name, {}).get(known.get(name, "")) != (fact, known[fact]):
                known[name] = value
    for seat, number in counted(known).items():
        if number == HAND:
            known.pop(f"count_{seat.letter}", None)  # as every hand has
    if "suit" not in known:
        known.pop("rank", None)  # it has said what kind of card it was
    known = _gone_on(known)
    settled = {
        **_by_stage(known.get("stage", "")),
        **{choice.key: known[choice.key] for choice in moment.choices if choice.key in known},
        **moment.answers(known),
    }
    if known.get("who"):
        settled.setdefault("who", known["who"])
    log = log_of(key, _with_card(known))
    return Gathered({"moment": key, **known}, log, tuple(settled.items()))


def _gone_on(known: Facts) -> dict[str, str]:
    """63A: whether the side has gone on, by the trick of the revoke and the one that is played."""
    found = dict(known)
    trick, now = (int(found.get(name, 0)) for name in ("trick", "now"))
    if not trick or found.get("established") == "after_play":
        found.pop("now", None)
    elif now:
        found |= {"now": str(max(trick, now)), "established": "played" if now > trick else "no"}
    elif found.get("established") == "no":
        found["now"] = found["trick"]
    return found


def whose_turn(who: Seat, dealer: Seat | None) -> Seat:
    """Whose turn it was most likely when this player called too early: boards begin so."""
    return who.rho if dealer is None or dealer is who else dealer


def routed(
    moment: Moment, procedure: str, facts: Facts, who: Seat | None
) -> tuple[str, Seat | None]:
    """Which procedure rules on what was told, and whom it is about."""
    if moment.leads_to is None:
        return procedure, who
    found, letter = moment.leads_to(facts)
    return found or procedure, SEAT_OF_LETTER.get(letter, who)


def plain(heading: Text) -> Moment:
    """A page with seats and stage alone."""
    return Moment(heading, None, (tr("It was {who}"), tr("Go on")))


def sentence(moment: Moment, facts: Facts) -> Text:
    """What was told, as the button says it; the question of the page where nothing was."""
    return said(moment, facts) or moment.heading


def said(moment: Moment, facts: Facts) -> Text | None:
    """The sentence of these facts; `None` where they are too few for any."""
    chosen = {choice.key: dict(choice.options).get(facts.get(choice.key, ""))
              for choice in moment.choices}  # fmt: skip
    values = {**in_words(facts), **{key: words for key, words in chosen.items() if words}}
    if moment.has_seats and values.keys() - chosen.keys():
        values.setdefault("who", SOMEBODY)
    first = next((one for one in moment.says if holes_of(one) <= values.keys()), None)
    if first is None:
        return None
    holes: set[str] = set()
    words: Text | None = None
    for one in (first, *moment.adds):
        if holes_of(one) <= values.keys() and (words is None or not holes_of(one) <= holes):
            holes |= holes_of(one)
            words = _and_more(words, _filled(one, values))
    for choice in moment.choices:
        option = chosen[choice.key]
        if option is not None and holes.isdisjoint((choice.key, *choice.told_by)):
            words = _and_more(words, option)
    stage = facts.get("stage", "")
    if stage and stage != _implied_stage(moment, facts):
        words = _and_more(words, Stage(stage).told)
    return words


def _and_more(told: Text | None, more: Text) -> Text:
    return more if told is None else tr("{said}, {more}", said=told, more=more)


def _filled(text: Text, values: Mapping[str, object]) -> Text:
    return filled(text, **{name: values[name] for name in sorted(holes_of(text))})


def _implied_stage(moment: Moment, facts: Facts) -> str:
    """Where the board is, as far as the other facts say."""
    without = {name: value for name, value in facts.items() if name != "stage"}
    return told("", moment, without).facts.get("stage", "")


def first_words(moment: Moment, facts: Facts) -> Text | None:
    """What is read out before anything is asked; `None` where it was not told, or comes too late.

    >>> from bridgelaw.laws.entrances.moments import MOMENTS
    >>> told = {"call": "2D", "shows_S": "yes", "shows_H": "yes"}
    >>> str(first_words(MOMENTS["misinformation-after"], told))
    '2♦ shows spades and hearts.'
    """
    speaks, values = moment.speaks, in_words(facts)
    if speaks is None or facts.get("stage") in AFTER or not holes_of(speaks) <= values.keys():
        return None
    return _filled(speaks, values)


def in_words(facts: Facts) -> dict[str, object]:
    """The facts as a sentence takes them."""
    found: dict[str, object] = {}
    for name, value in facts.items():
        if name in _SEAT_NAMES and value in SEAT_OF_LETTER:
            found[name] = SEAT_OF_LETTER[value]
        elif name in ("call", "over"):
            found[name] = parse_call(value)
        elif name in ("suit", "led", "played") and value in SUIT_OF_LETTER:
            found[name] = SUIT_OF_LETTER[value].symbol
        elif name in _TRICKS:
            found[name] = int(value)
    if found.get("now") == found.get("trick", 0):
        found["same"] = found.pop("now")
        del found["trick"]
    card = card_of(facts)
    if card is not None:
        found["card"] = card
        del found["suit"]
    for name in FLAGS:
        several = flagged(facts, name)
        if several:
            found[name] = in_short(several)
            if name == "shows":
                found["suits"] = All(several)
    for seat, number in counted(facts).items():
        if number != HAND:
            one = tr("{seat} {count}", seat=seat, count=number)
            before = found.get("counts")
            found["counts"] = one if before is None else tr("{said}, {more}", said=before, more=one)
    return found


def flagged(facts: Facts, name: str) -> tuple[Seat | Suit, ...]:
    """Which of the several were told."""
    return tuple(one for one in FLAGS[name] if facts.get(f"{name}_{one.letter}"))


def in_short(several: Iterable[Seat | Suit]) -> All:
    """Several as a button says them: suits by their symbols."""
    return All(tuple(one.symbol if isinstance(one, Suit) else one for one in several))


def counted(facts: Facts) -> dict[Seat, int]:
    """How many cards each hand has."""
    return {seat: int(facts.get(f"count_{seat.letter}", HAND)) for seat in SEATS}


def holes_of(text: Text) -> set[str]:
    return {part.split("}")[0] for part in text.msgid.split("{")[1:]}


def _fits(moment: Moment, name: str, value: str) -> bool:
    """Is it a fact as the page has it?"""
    if name in _SEAT_NAMES:
        return value in SEAT_OF_LETTER
    if name == "stage":
        return value in {stage.value for stage in Stage}
    if name in ("suit", "led", "played"):
        return value in SUIT_OF_LETTER
    if name == "rank":
        return value in RANKS
    if name in ("call", "over"):
        return _is_call(value)
    if name in _TRICKS:
        least = 1 if name in ("trick", "now") else 0
        return value.isdecimal() and len(value) < 3 and least <= int(value) <= HAND
    if name.startswith("count_"):
        return value.isdecimal() and len(value) < 3 and int(value) <= 2 * HAND
    options = {choice.key: dict(choice.options) for choice in moment.choices}
    return value in options.get(name, (value,))  # of several, each is told or not


def _is_call(text: str) -> bool:
    try:
        return isinstance(parse_call(text), Call)
    except NotationError:
        return False


RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")


def card_of(facts: Facts) -> Card | None:
    suit, rank = facts.get("suit", ""), facts.get("rank", "")
    return Card.parse(suit + rank) if suit and rank else None


def _with_card(facts: Facts) -> Facts:
    """The facts with the card as a table has it: `S?` where only its suit is told."""
    suit = facts.get("suit", "")
    return {**facts, "card": suit + facts.get("rank", "?")} if suit else facts


def _by_stage(value: str) -> dict[str, str]:
    """What the stage of the board settles, by the questions of all laws."""
    if not value:
        return {}
    stage = Stage(value)
    begun, over = stage.place >= Stage.PLAY.place, stage.place >= Stage.OVER.place
    found = {
        "play_over": "yes" if over else "no",
        "auction_period_over": "yes" if begun else "no",
        "stage": "over" if over else "play" if begun else "auction",
        "moment": "over" if over else "play" if begun
        else "clarification" if stage is Stage.LEAD else "auction",
    }  # fmt: skip
    if stage is not Stage.SCORES:
        found["period_over"] = "no"  # it begins when the scores are out
    return found
