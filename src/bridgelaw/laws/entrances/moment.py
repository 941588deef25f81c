"""The moment of a call for the director: who, when and which, as facts that are tapped.

Every fact may be missing. What was told becomes a table with few facts where the law looks at one,
and otherwise the answers that are settled by it, so that nobody is asked them again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from bridgelaw.game.calls import PASS, Bid, Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER, SEATS, Seat
from bridgelaw.game.suits import SUIT_OF_LETTER
from bridgelaw.laws.entrances.as_log import Facts, log_of
from bridgelaw.locale.text import Text, tr

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
    def place(self) -> int:
        return list(Stage).index(self)


_STAGES = {
    Stage.DEAL: tr("Deal"), Stage.AUCTION: tr("Auction"), Stage.LEAD: tr("Lead"),
    Stage.PLAY: tr("Play"), Stage.OVER: tr("Ended"), Stage.SCORES: tr("Scores"),
}  # fmt: skip


class Picture(Enum):
    """What is tapped below the line."""

    CALLS = "calls"
    """Two calls: the one before, and the one."""
    CALL = "call"
    CARD = "card"
    SUITS = "suits"
    """What was led, and what was played to it."""
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
    told_by: str = ""
    """The fact that says it better: where the button has that one, it is not said again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The page of one procedure: what is tapped there, and what the button says."""

    heading: Text
    stage: Stage | None
    """Where the board usually is then."""
    says: tuple[Text, ...]
    """The sentence of all facts, from the fullest: the first of which every hole is told."""
    picture: Picture = Picture.NOTHING
    choices: tuple[Choice, ...] = ()
    seats: tuple[tuple[str, Text], ...] = ()
    """Rows of seats, one of which can be chosen."""
    turn_is_assumed: bool = False
    """Unless another seat is tapped it was the dealer's turn, or that of the player before."""
    has_seats: bool = True
    """Whose seat it is matters."""
    follows: Text | None = None
    """What follows from the seat, written small: `{lho}`, `{partner}` and `{rho}` are theirs."""
    by: str = ""
    """`partner`: the call is that of the partner."""
    answers: Callable[[Facts], dict[str, str]] = lambda facts: {}
    """What else they settle."""
    makes: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    """The choice that a fact makes by itself: its name, its values, the choice and what it is."""
    leads_to: Callable[[Facts], tuple[str, str]] | None = None
    """Where another procedure rules at this stage: its key, and whom it is about."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """What was told on the page of a moment."""

    facts: Facts
    log: str = ""
    settled: Settled = ()


_SEAT_NAMES = ("who", "turn", "declarer", "objects", "called", "saw")
NAMES = (
    "stage", "call", "over", "turn", "declarer", "suit", "rank", "led", "played", "left", "claims",
    "objects", "called", "saw", *(f"count_{seat.letter}" for seat in SEATS),
)  # fmt: skip
"""The facts of all pages; choices have the names of the questions that they settle."""


def names_of(moment: Moment) -> tuple[str, ...]:
    """The names of the facts of a page."""
    return (*NAMES, *(choice.key for choice in moment.choices))


def told(key: str, moment: Moment, facts: Facts, dealer: Seat | None = None) -> Gathered:
    """What the facts make: a table, and answers. A fact of a kind that there is not is dropped.

    >>> found = told("insufficient-bid", MOMENTS["insufficient-bid"],
    ...              {"who": "E", "call": "1H", "over": "1S"})
    >>> found.log
    '..., N 1S, E 1H, ...'
    """
    known = {name: value for name, value in facts.items() if value and _fits(moment, name, value)}
    for choice in moment.choices:
        if choice.usual:
            known.setdefault(choice.key, choice.usual)
    if moment.stage is not None:
        known.setdefault("stage", moment.stage.value)
    if moment.turn_is_assumed and "who" in known:
        known.setdefault("turn", whose_turn(SEAT_OF_LETTER[known["who"]], dealer).letter)
    for fact, made in moment.makes.items():
        if known.get(fact) in made:
            name, value = made[known[fact]]
            known[name] = value
    settled = {
        **_by_stage(known.get("stage", "")),
        **{choice.key: known[choice.key] for choice in moment.choices if choice.key in known},
        **moment.answers(known),
    }
    if known.get("who"):
        settled.setdefault("who", known["who"])
    return Gathered(
        {"moment": key, **known}, log_of(key, _with_card(known)), tuple(settled.items())
    )


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
    first = next((one for one in moment.says if holes_of(one) <= values.keys()), None)
    if first is None:
        return None
    holes = holes_of(first)
    told = Text(first.msgid, tuple((name, values[name]) for name in sorted(holes)))
    for choice in moment.choices:
        words = chosen[choice.key]
        if words is not None and choice.key not in holes and choice.told_by not in holes:
            told = tr("{said}, {more}", said=told, more=words)
    return told


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
        elif name in ("left", "claims"):
            found[name] = int(value)
    card = _card(facts)
    if card is not None:
        found["card"] = card
    counts = counted(facts)
    if any(number != _HAND for number in counts.values()):
        found["counts"] = ", ".join(
            f"{seat.letter} {number}" for seat, number in counts.items() if number != _HAND
        )
    return found


_HAND = 13


def counted(facts: Facts) -> dict[Seat, int]:
    """How many cards each hand has."""
    return {seat: int(facts.get(f"count_{seat.letter}", _HAND)) for seat in SEATS}


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
    if name in ("left", "claims"):
        return value.isdecimal() and len(value) < 3 and int(value) <= _HAND
    if name.startswith("count_"):
        return value.isdecimal() and len(value) < 3 and int(value) <= 2 * _HAND
    return any(choice.key == name and value in dict(choice.options) for choice in moment.choices)


def _is_call(text: str) -> bool:
    try:
        return isinstance(parse_call(text), Call)
    except NotationError:
        return False


RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")


def _card(facts: Facts) -> Card | None:
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


_BEFORE, _AFTER = ("deal", "auction"), ("over", "scores")

# What each page has.


def _whose_turn(facts: Facts) -> dict[str, str]:
    found = {}
    who, turn = facts.get("who", ""), facts.get("turn", "")
    if who and turn and who != turn:
        offender = SEAT_OF_LETTER[who]
        by = {offender.rho: "rho", offender.partner: "partner", offender.lho: "lho"}
        found["whose_turn"] = by[SEAT_OF_LETTER[turn]]
    call = parse_call(facts["call"]) if facts.get("call") else None
    found["kind_of_call"] = (
        "bid" if call is None or isinstance(call, Bid) else "pass" if call is PASS else "double"
    )
    return found


def _what_was_led(facts: Facts) -> dict[str, str]:
    return {"what": "opening_lead" if facts.get("stage", "lead") == "lead" else "lead"}


def _shown_early(facts: Facts) -> tuple[str, str]:
    """In the auction there are no defenders yet (24)."""
    early = facts.get("stage") in _BEFORE
    return ("card-in-auction" if early else ""), facts.get("who", "")


def _what_was_shown(facts: Facts) -> dict[str, str]:
    side = "defender" if _is_defender(facts) else "declaring"
    found = {"who_showed": side, "counts_as_played": "no"}
    if facts.get("stage") in _AFTER:
        found["who_showed"] = "over"
    return found


def _is_defender(facts: Facts) -> bool:
    """Of a card that was shown, unless it is told otherwise."""
    who, declarer = facts.get("who", ""), facts.get("declarer", "")
    if not who or not declarer:
        return True
    return SEAT_OF_LETTER[who].side is not SEAT_OF_LETTER[declarer].side


def _claimed(facts: Facts) -> dict[str, str]:
    return {"doubted": "director"} if facts.get("objects") else {}


def _counts(facts: Facts) -> dict[str, str]:
    counts = counted(facts)
    long = any(number > _HAND for number in counts.values())
    short = any(number < _HAND for number in counts.values())
    if not long and not short:
        return {}
    found = {"counted": "long_and_short" if long and short else "surplus" if long else "short"}
    called = SEAT_OF_LETTER.get(facts.get("called", ""))
    found["called"] = "yes" if called is not None and counts[called] != _HAND else "no"
    found["seen"] = "yes" if facts.get("saw") else "no"
    if facts.get("stage") != "deal":
        found["just_dealt"] = "no"
    return found


def _misled(facts: Facts) -> tuple[str, str]:
    """Before the lead is faced the player who called over it may still change that call (21B)."""
    who = facts.get("who", "")
    if facts.get("stage") in (*_AFTER, "play") or not who:
        return "", ""
    return "misinformation", SEAT_OF_LETTER[who].rho.letter


def _penalised(facts: Facts) -> dict[str, str]:
    """The same answers by the questions of every kind of penalty."""
    discipline = {"penalty": "disciplinary"}.get(facts["measure"], facts["measure"])
    return {"by": facts["slow_by"], "discipline": discipline}


_SAME_TRICK = Choice(
    "established",
    (("no", tr("same trick")), ("played", tr("played on")), ("after_play", tr("after the play"))),
    "no",
)
_SINCE = Choice(
    "called_since", (("nobody", tr("nobody since")), ("over_it", tr("called over"))), "nobody"
)
_DEFENDS = Choice(
    "whose_hand",
    (("defender", tr("defender")), ("declarer", tr("declarer")), ("dummy", tr("dummy"))),
    "defender",
)
_DECLARES = Choice(
    "claimer",
    (("declarer", tr("declarer")), ("defender", tr("defender")), ("dummy", tr("dummy"))),
    "declarer",
)
_AGREED = Choice("facts", (("agreed", tr("all agree")), ("found", tr("disputed"))), "agreed")
_SOURCE = Choice(
    "source",
    (("tempo", tr("pause")), ("manner", tr("remark")), ("question", tr("question"))),
    "tempo",
)
_SHOWN = Choice(
    "what_shown",
    (("low", tr("a low card")), ("honour", tr("an honour")), ("several", tr("several"))),
    "low",
    told_by="card",
)
_MEANT = Choice("deliberate", (("no", tr("by accident")), ("yes", tr("on purpose"))), "no")
_MATTER = Choice(
    "matter",
    (("slow", tr("slow play")), ("courtesy", tr("rude")), ("late", tr("came late")),
     ("procedure", tr("procedure"))),
    "slow",
)  # fmt: skip
_BY = Choice(
    "slow_by",
    (("NS", tr("North-South")), ("EW", tr("East-West")), ("both", tr("both sides"))),
    "both",
)
_GIVEN = Choice(
    "measure",
    (("nothing", tr("a word")), ("warning", tr("a warning")), ("penalty", tr("a penalty"))),
    "warning",
)
_LOST = Choice("unplayed", (("no", tr("no board lost")), ("yes", tr("a board is lost"))), "no")
_APPEAL = Choice(
    "appeal",
    (("made", tr("somebody appeals")), ("heard", tr("it was heard")),
     ("advice", tr("I doubt my ruling"))),
    "made",
)  # fmt: skip
_PARTNER_SINCE = Choice(
    "partner_called", (("no", tr("partner waits")), ("yes", tr("partner has called"))), "no"
)
_SINCE_CALL = Choice(
    "partner_called", (("no", tr("one call since")), ("yes", tr("more calls since"))), "no"
)
_SCORE = Choice(
    "matter",
    (("entry", tr("entered wrongly")), ("tricks", tr("tricks disputed")),
     ("computed", tr("computed wrongly"))),
    "entry",
)  # fmt: skip

MOMENTS: dict[str, Moment] = {
    "call-out-of-turn": Moment(
        tr("Who called?"), Stage.AUCTION,
        (tr("{who} called {call} when it was {turn}'s turn"), tr("{who} made a bid, {turn}'s turn"),
         tr("A bid out of turn")),
        Picture.CALL, (_SINCE,), (("turn", tr("whose turn")),), turn_is_assumed=True,
        answers=_whose_turn,
    ),
    "insufficient-bid": Moment(
        tr("Who bid what?"), Stage.AUCTION,
        (tr("{who} bid {call} over {over}"), tr("{who} bid {call}, too low"),
         tr("{who} bid too low")),
        Picture.CALLS,
    ),
    "misinformation-after": Moment(
        tr("Whose alert is missing?"), Stage.AUCTION,
        (tr("{who} did not alert {call}"), tr("{who} did not alert, or explained wrongly")),
        Picture.CALL, (_SINCE_CALL,), follows=tr("{rho} called next, and may have been misled."),
        by="partner", answers=lambda facts: {"finding": "explanation", "agreement": "different"},
        leads_to=_misled,
    ),
    "unauthorised-information": Moment(
        tr("Who paused?"), Stage.AUCTION,
        (tr("{who}: {source}, then {call}"), tr("{who}: {source}")),
        Picture.CALL, (_SOURCE, _AGREED),
    ),
    "play-out-of-turn": Moment(
        tr("Who led?"), Stage.LEAD,
        (tr("{who} led {card} out of turn"), tr("{who} led out of turn")),
        Picture.CARD, answers=_what_was_led,
        follows=tr("At the opening lead: {lho} declares, it was {partner}'s lead."),
    ),
    "exposed-card": Moment(
        tr("Whose card?"), Stage.PLAY,
        (tr("{who} showed {card}, {declarer} declares"), tr("{who}, defending, showed {card}"),
         tr("{who} showed {what_shown}, {declarer} declares"),
         tr("{who}, defending, showed {what_shown}")),
        Picture.CARD, (_SHOWN, _MEANT), (("declarer", tr("declarer")),),
        answers=_what_was_shown, leads_to=_shown_early, makes={"rank": {
            rank: ("what_shown", "honour" if rank in RANKS[:5] else "low") for rank in RANKS}},
    ),
    "revoke": Moment(
        tr("Who revoked?"), Stage.PLAY,
        (tr("{who}, {whose_hand}, played {played} on {led}"), tr("{who}, {whose_hand}, revoked")),
        Picture.SUITS, (_DEFENDS, _SAME_TRICK),
        makes={"stage": dict.fromkeys(_AFTER, ("established", "after_play"))},
    ),
    "claim": Moment(
        tr("Who claimed?"), Stage.PLAY,
        (tr("{who}, {claimer}, claims {claims} of {left}, {objects} objects"),
         tr("{who}, {claimer}, claims, {objects} objects"),
         tr("{who}, {claimer}, claims {claims} of {left}"), tr("{who}, {claimer}, claims")),
        Picture.CLAIM, (_DECLARES,), (("objects", tr("objects")),), answers=_claimed,
    ),
    "wrong-number-of-cards": Moment(
        tr("Who has how many?"), Stage.AUCTION,
        (tr("{counts}, {called} has called"), tr("{counts}, {saw} saw a card"),
         tr("{counts}, none called or seen")),
        Picture.COUNTS, (), (("called", tr("has called")), ("saw", tr("saw a card"))),
        answers=_counts,
    ),
    "unintended-call": Moment(
        tr("Whose call was it?"), Stage.AUCTION,
        (tr("{who} called {call} by mistake"), tr("{who} called by mistake")),
        Picture.CALL, (_PARTNER_SINCE,),
    ),
    "tricks-disputed": Moment(
        tr("What is wrong?"), Stage.OVER, (tr("{matter}"),), choices=(_SCORE,),
        has_seats=False,
    ),
    "conduct": Moment(
        tr("Who, and how much?"), None, (tr("{matter}, {slow_by}, {measure}"), tr("{matter}")),
        choices=(_MATTER, _BY, _LOST, _GIVEN), answers=_penalised,
        has_seats=False,
    ),
    "appeal": Moment(
        tr("What is it about?"), None, (tr("{appeal}"),), choices=(_APPEAL,),
        answers=lambda facts: {"stage": facts["appeal"]}, has_seats=False,
    ),
}  # fmt: skip
"""By the procedure that rules on it."""
