"""The parts of a story put into order: who did what, and everything else that was told."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Kind, Part, Reading
from bridgelaw.reading.shared.values import Cards
from bridgelaw.stories.story_rows import Fact

_STOPS = (".", "。", ";", "!", "?", "？", "！")
_TURNED_OUT = ("turn", "it was", "実際")
_PAUSES = (",", "、", "-", ":")
CALL_ACTS = ("bid", "pass", "double", "redouble")
_CALLED = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
_PLAY_ACTS = ("lead", "play", "discard", "ruff", "expose", "name", "revoke")
_PUT = "put"
_SPEECH = ("hesitate", "ask", "explain", "alert", "name")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that somebody did, as far as it was told."""

    who: str = ""
    act: str = ""
    call: Call | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    negated: bool = False
    at: int = 0
    ranks: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    earlier: bool = False
    """“South had opened”: told later, and done before."""
    parts: tuple[Part, ...] = ()

    @property
    def is_call(self) -> bool:
        acts = ("", *CALL_ACTS, "play", "hesitate", "psyche", "expose")
        return self.call is not None and self.act in acts


@dataclass
class Gathered:
    """What a story tells, in the order of its words."""

    events: list[Event] = field(default_factory=list)
    facts: list[tuple[Fact, Part]] = field(default_factory=list)
    signs: list[tuple[str, Part]] = field(default_factory=list)
    acts: set[str] = field(default_factory=set)
    doubtful: bool = False
    question: bool = False
    speaker_did: bool = False
    missed: list[Part] = field(default_factory=list)
    alone: list[tuple[str, tuple[Part, ...]]] = field(default_factory=list)
    """Players who were named without a deed: “… West, I think”."""
    turned: list[Part] = field(default_factory=list)
    """Words after which it is told what really was so: “turned out”."""
    named: list[tuple[str, Part]] = field(default_factory=list)
    """Everybody who was named, in the order of the words."""

    def told(self, about: str) -> list[Fact]:
        return [fact for fact, _ in self.facts if fact.about == about]

    def has(self, *signs: str) -> bool:
        return any(sign in signs for sign, _ in self.signs)


def gather(reading: Reading) -> Gathered:
    """Sorts the parts of a reading, and puts deeds together with who did them."""
    found = Gathered()
    now = Event()
    last = ""
    waiting_negation = False

    def close(next_at: int) -> None:
        nonlocal now, last
        before = found.events[-1] if found.events else None
        if now.act == _PUT:  # a card that is put down is played, and a bidding card is a call
            now = replace(now, act="play" if now.cards and now.call is None else "bid")
            found.acts.add(now.act)
        if now.cards and not (now.act or now.who or now.call) and before and not before.cards:
            # "She led two cards together, the ace and the six of hearts."
            found.events[-1] = replace(before, cards=now.cards, parts=(*before.parts, *now.parts))
        elif now.act or now.call is not None or now.cards or (now.ranks and before):
            who = now.who or last
            found.events += [replace(now, who=each) for each in (*now.also, who)]
            last = who
        elif now.who:
            last = now.who
            found.alone.append((now.who, now.parts))
        now = Event(at=next_at)

    for at, part in enumerate(reading.parts):
        value, category = part.value, part.category
        if part.kind is Kind.MARK:
            told = now.act or now.call is not None
            if part.written in _STOPS or (part.written in _PAUSES and told):
                close(at)
            continue
        if part.kind in (Kind.UNKNOWN, Kind.UNUSED):
            found.missed.append(part)
            waiting_negation = False  # “I wasn't concentrating and bid 2S”: not the bid is denied
            continue
        if part.kind is Kind.FILLER:
            continue
        match value:
            case Fact(about="not-meant", value=Call() as called):
                who = value.who if value.who not in ("", "they") else now.who or last
                found.events.append(Event(who, "bid", called, at=at, parts=(part,)))
                found.signs.append(("slip", part))
                now = Event(at=at)
            case Fact():
                found.facts.append((value, part))
                if value.about == "side" and value.who:
                    last = value.who  # “East's a defender, and the jack slipped out of his hand”
                if value.about == "dealer" and _calls_next(reading.parts, at):
                    last = str(value.value)  # “South dealer, one club, West one heart”
                if now.act and value.about in ("turn", "dealer", "lead"):
                    close(at)
            case Bid() if _written_a(part) and _of_play(now, found.events):
                now = replace(now, suit=value.denomination.suit, parts=(*now.parts, part))
            case Call():
                if now.call is not None or now.cards:
                    close(at)
                now = replace(now, call=value, parts=(*now.parts, part))
            case Card():
                now = replace(now, cards=(*now.cards, value), parts=(*now.parts, part))
            case Cards():
                cards = tuple(card for card in value.cards if isinstance(card, Card))
                now = replace(now, cards=(*now.cards, *cards), parts=(*now.parts, part))
            case Suit():
                now = replace(now, suit=now.suit or value, parts=(*now.parts, part))
            case str() if category == "who":
                if value == "my" or (now.who and now.act and part.written.lower() == "me"):
                    continue  # “showed me the ace”: not who did it
                found.named.append((value, part))
                done = now.act or now.call is not None or now.cards
                calls = now.call is not None and not now.who and _calls_next(reading.parts, at)
                if (now.who and done) or (now.act and _after_verb(now)) or calls:
                    close(at)
                if now.who and not now.act and now.call is None and not now.cards:
                    joined = reading.parts[at - 1].written.lower() in ("and", "と", "&")
                    if joined and now.who not in ("they", "me"):
                        now = replace(now, also=(*now.also, now.who))
                if value == "defender" and now.who and not done:
                    found.facts.append((Fact("side", "defence", now.who), part))
                    continue  # “West, a defender, …”: that is who West is
                if value in ("nobody", "everybody") or not now.who or value != "they":
                    now = replace(now, who=value, parts=(*now.parts, part))
            case str() if category == "act":
                found.acts |= {value} - {_PUT}
                if now.act and now.act != value and value not in _SPEECH:
                    close(at)
                act = value if not now.act or now.act in ("bid", _PUT) else now.act
                if at and reading.parts[at - 1].written.lower() in ("had", "having"):
                    now = replace(now, earlier=True)
                if now.call is None and value in _CALLED:
                    now = replace(now, call=_CALLED[value])
                now = replace(now, act=act, negated=waiting_negation, parts=(*now.parts, part))
                waiting_negation = False
            case int() if now.act in ("claim", "concede") and now.who:
                found.facts.append((Fact("tricks", value), part))  # “claimed three”
            case str() if category == "rank":
                now = replace(now, ranks=(*now.ranks, value), parts=(*now.parts, part))
            case str() if category == "denial":
                if now.act and not _latin(part):
                    now = replace(now, negated=True)
                else:
                    waiting_negation = True
            case str() if category == "sign" and part.written.lower() == "poot":
                found.signs.append((value, part))
                now = replace(now, call=PASS, act="pass", parts=(*now.parts, part))
            case str() if category == "sign" and value == "skipped" and now.who:
                found.signs.append((value, part))
                found.facts.append((Fact("skipped", now.who), part))
                now = Event(at=at)
            case str() if category == "turns_out":
                found.turned.append(part)
            case str():
                if category == "sign" and value == "disagree" and now.who:
                    found.facts.append((Fact("objection", now.who), part))
                if value == "wrong-info" and part.written.lower().startswith(_TURNED_OUT):
                    found.turned.append(part)
                _put_word(found, category, value, part)
                if category == "conj" and now.act:
                    close(at)
                elif category == "sorry" and now.who and not now.act:
                    found.named.pop()
                    now = Event(at=at)  # East, no sorry, West
            case _:
                pass
    close(len(reading.parts))
    _calls_or_contract(found)
    found.events.sort(key=lambda event: not event.earlier)
    return found


def _calls_or_contract(found: Gathered) -> None:
    """“4H by North” is the contract; “1NT by North, 2H by East” are calls."""
    told = [(fact, part) for fact, part in found.facts if fact.about == "call-by"]
    calls = len(told) > 1 or any(event.is_call for event in found.events)
    for fact, part in told:
        if not calls:
            found.facts.append((replace(fact, about="contract"), part))
        elif isinstance(fact.value, Call):
            event = Event(fact.who, "bid", fact.value, parts=(part,))
            later = [at for at, each in enumerate(found.events)
                     if each.parts and each.parts[0].start > part.start]  # fmt: skip
            found.events.insert(later[0] if later else len(found.events), event)


def _calls_next(parts: tuple[Part, ...], at: int) -> bool:
    """Whether a call is the next thing that is told."""
    following = (part for part in parts[at + 1 :] if part.kind not in (Kind.FILLER, Kind.MARK))
    return isinstance(next((part.value for part in following), None), Call)


def _of_play(now: Event, before: list[Event]) -> bool:
    act = now.act or (before[-1].act if before else "")
    return act in _PLAY_ACTS


def _after_verb(event: Event) -> bool:
    """Whether the verb stood before whoever comes now: "tabled by East" is rare, a new deed not."""
    return bool(event.cards or event.call is not None)


def _written_a(part: Part) -> bool:
    """“A heart” is a bid, but after “led” or “threw” it is a card."""
    return part.written.lower().startswith("a ")


def _latin(part: Part) -> bool:
    return part.written.isascii()


def _put_word(found: Gathered, category: str, value: str, part: Part) -> None:
    match category:
        case "sign" | "penalty_sign":
            found.signs.append(("penalty-card" if category == "penalty_sign" else value, part))
        case "stage" | "side" | "since_word" | "from" | "face" | "low" | "artificial":
            found.facts.append((Fact(category, value), part))
        case "trump_out":
            found.facts.append((Fact("trump_out", True), part))
        case "doubt":
            found.doubtful = True
        case "question":
            found.question = True
        case "shimau":
            found.speaker_did = True
        case _:
            pass


def bids(events: list[Event]) -> list[Event]:
    """The calls that were made, in the order of the words."""
    return [event for event in events if event.is_call and not event.negated]


def outranked(event: Event, before: Call) -> bool:
    """Whether a bid is not high enough over another."""
    call = event.call
    return isinstance(call, Bid) and isinstance(before, Bid) and not call.outranks(before)
