"""From what was told to facts: who is meant, whose turn it was, what came before and after.

Only what was said is a fact, and what follows from it by the order of the table. A pronoun gives no
seat, "opened" no dealer, "small" no card. Where nobody said who sits where, the players are the
teller's own: me, partner, lho, rho.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.calls import DOUBLE, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.reading.readings import Part
from bridgelaw.stories.events import Event, Gathered, bids, outranked
from bridgelaw.stories.story_rows import Fact

_SEATS = "NESW"
_ROLES = ("me", "lho", "partner", "rho")
CALLS = frozenset(
    {"call-out-of-turn", "insufficient-bid", "unintended-call", "inadmissible-call", "wrong-board",
     "understandings", "robbed-of-turn", "unauthorised-information"}
)  # fmt: skip
_OF_THE_PLAY = {
    "play-out-of-turn": ("lead", "play", "name", "expose", "bid"),
    "revoke": ("revoke", "ruff", "discard", "play"),
    "exposed-card": ("expose", "spread", "name", "bid", "claim"),
    "card-in-auction": ("expose", "lead", "play", "spread"),
    "several-cards": ("lead", "play", "expose"),
    "penalty-card-not-played": ("play", "discard"),
    "claim": ("claim", "concede", "spread", "expose"),
    "dummy-conduct": ("look", "ask", "name", "bid"),
    "played-card": ("play", "expose", "name"),
    "designation": ("name", "bid"),
    "dummy-card": ("play", "bid"),
    "misinformation": ("alert", "explain", "ask"),
    "explanation-duty": ("explain",),
    "extraneous-information": ("hear",),
    "claim-agreed": ("agree",),
    "conduct": (),
}  # fmt: skip
_DID = {
    "lead": "lead", "ruff": "ruff", "expose": "expose", "spread": "spread", "claim": "claim",
    "concede": "concede", "hesitate": "hesitate", "ask": "ask", "look": "looked-at-hand",
    "hear": "heard", "agree": "agreed", "play": "play",
}  # fmt: skip
_SAYS_DID = frozenset(
    {"lead", "claim", "concede", "hesitate", "ask", "looked-at-hand", "heard", "agreed", "spread",
     "ruff"}
)  # fmt: skip


_AS_TOLD = frozenset(
    {"vulnerable", "board", "table", "trick", "stage", "side", "face", "from_board", "they", "we",
     "penalty"}
)  # fmt: skip
_LEFT_UNDONE = frozenset({("revoke", "play"), ("misinformation", "alert")})
_ABOUT_ONE = frozenset({"wrong-number-of-cards", "conduct", "trick-count", "misinformation"})
_BESIDE = 3  # letters between a call and the word that says that it was too low
_CANNOT = frozenset({"declarer", "dummy", "partner-of-who", "lho-of-who", "defender"})
_TOLD_BY_WHO_DID = frozenset({"unintended-call", "auction-question", "extraneous-information"})


@dataclass(frozen=True, slots=True)
class Known:
    """One fact, and the words that it stands on; `supplied` if it follows from others."""

    value: object
    parts: tuple[Part, ...] = ()
    supplied: bool = False


@dataclass
class Facts:
    """The facts of a story by their names."""

    known: dict[str, Known] = field(default_factory=dict)

    def put(
        self, name: str, value: object, *parts: Part, supplied: bool = False, over: bool = False
    ) -> None:
        if value not in (None, "", (), "they") and (over or name not in self.known):
            self.known[name] = Known(value, parts, supplied)

    def __getitem__(self, name: str) -> object:
        found = self.known.get(name)
        return None if found is None else found.value


def resolve(story: Gathered, entrance: str) -> Facts:
    """The facts of a story that is about this procedure."""
    return _Resolving(story, entrance).facts


class _Resolving:
    def __init__(self, story: Gathered, entrance: str) -> None:
        self.story = story
        self.entrance = entrance
        self.facts = Facts()
        self.speaker = self._speaker()
        self._frame()
        if entrance in CALLS:
            self._calls()
        else:
            self._play()
        self._since()
        if story.doubtful and "who" in self.facts.known:
            self.facts.put("sure", "no")

    # Who is who.

    def _speaker(self) -> str:
        for fact, part in self.story.facts:
            if fact.about == "speaker":
                self.facts.put("speaker", fact.value, part)
            elif fact.about == "partner":
                seat = _SEATS[(_SEATS.index(str(fact.value)) + 2) % 4]
                self.facts.put("speaker", seat, part, supplied=True)
        return str(self.facts["speaker"] or "")

    def who(self, told: str) -> str:
        """A player as the facts name them: by seat where the teller's is known."""
        if told in ("", "they", "opponent", "nobody", "everybody", "my"):
            return ""
        if told in _ROLES and self.speaker:
            return _SEATS[(_SEATS.index(self.speaker) + _ROLES.index(told)) % 4]
        return told

    def _after(self, who: str, steps: int) -> str:
        """Who sits so many places to the left of somebody."""
        for order in (_SEATS, _ROLES):
            if who in order:
                return order[(order.index(who) + steps) % 4]
        return ""

    # What is told of the board at large.

    def _frame(self) -> None:
        for fact, part in self.story.facts:
            match fact.about:
                case "dealer":
                    self.facts.put("dealer", self.who(str(fact.value)), part, over=True)
                case "turn":
                    self.facts.put("turn", self.who(str(fact.value)), part, over=True)
                case "contract":
                    self.facts.put("contract", _call(fact.value), part)
                    if fact.who != "declarer":
                        self.facts.put("declarer", self.who(fact.who), part)
                case "declarer":
                    who = self.who(str(fact.value))
                    if who == "me":
                        self.facts.put("speaker", "declarer", part)
                    else:
                        self.facts.put("declarer", who, part)
                case about if about in _AS_TOLD:
                    if fact.value != "up":
                        self.facts.put(fact.about, fact.value, part)
                case "changed_to" | "wants":
                    self.facts.put(fact.about, _call(fact.value), part)
                case "trump_out":
                    self.facts.put("trump_out", "yes", part)
                case _:
                    pass

    # Calls.

    def _calls(self) -> None:
        calls = bids(self.story.events)
        dealer, turn = str(self.facts["dealer"] or ""), str(self.facts["turn"] or "")
        main = self._main_call(calls)
        self._over(calls, main)
        if main is None:
            self._somebody_called(dealer)
            return
        event = calls[main]
        if self.entrance == "robbed-of-turn":
            self._robbed(calls)
            return
        who = self.who(event.who)
        who = who or self._unnamed(event)
        self.facts.put("who", who, *event.parts)
        self.facts.put("call", _call(event.call), *event.parts)
        before, after = calls[:main], calls[main + 1 :]
        if self.entrance != "unintended-call" or len(before) < 2:
            self._put_calls("before", before)
        changed = self.facts["changed_to"], self.facts["wants"]
        others = [each for each in after if _call(each.call) not in changed]
        self._put_calls("after", [each for each in others if self.who(each.who) != who], who)
        if self.entrance == "call-out-of-turn":
            if dealer and not turn and not before:
                self.facts.put("turn", dealer, supplied=True)
            elif before and not turn and (last := self.who(before[-1].who)):
                self.facts.put("turn", self._after(last, 1), supplied=True)
        if self.entrance == "unauthorised-information":
            for act in ("hesitate", "ask"):
                if act in self.story.acts:
                    self.facts.put("did", act, *event.parts)
        if self.entrance == "call-out-of-turn" and "turn" not in self.facts.known:
            over = [fact for fact in self.story.told("over") if self.who(fact.who)]
            if over:
                self.facts.put("turn", self._after(self.who(over[0].who), 1), supplied=True)
        for fact, part in self.story.facts:
            if fact.about == "meant" and fact.value != event.call:
                self.facts.put("meant", _call(fact.value), part)

    def _somebody_called(self, dealer: str) -> None:
        """A call that was not named: who made it, and whose turn it was."""
        if self.entrance != "call-out-of-turn":
            return
        for event in self.story.events:
            if event.act in ("bid", "pass", "double", "redouble") and not event.negated:
                self.facts.put("who", self.who(event.who), *event.parts)
        if dealer:
            self.facts.put("turn", dealer, supplied=True)

    def _main_call(self, calls: list[Event]) -> int | None:
        if not calls:
            return None
        places = [self.who(event.who) for event in calls]
        match self.entrance:
            case "call-out-of-turn":
                return self._first_out_of_turn(places)
            case "insufficient-bid":
                low = [part.start for sign, part in self.story.signs if sign == "insufficient"]
                if low and len(calls) > 1 and not self.story.told("over"):
                    ends = [max(part.end for part in event.parts) for event in calls]
                    nearest = [at for at, end in enumerate(ends) if end <= low[0]]
                    if nearest and low[0] - ends[nearest[-1]] <= _BESIDE:
                        return nearest[-1]
                over = [f.value for f in self.story.told("over") if isinstance(f.value, Bid)]
                for at, event in enumerate(calls):
                    lower = [each.call for each in calls[:at] if isinstance(each.call, Bid)]
                    if any(outranked(event, bid) for bid in (*over, *lower)):
                        return at
                return len(calls) - 1
            case "unintended-call":
                meant = [fact.value for fact in self.story.told("meant")]
                ready = [at for at, event in enumerate(calls) if event.call not in meant]
                return ready[0] if ready else None
            case "inadmissible-call":
                odd = [
                    at for at, event in enumerate(calls)
                    if not isinstance(event.call, Bid) or event.call.level > 7
                ]  # fmt: skip
                return odd[0] if odd else len(calls) - 1
            case "unauthorised-information":
                for at, event in enumerate(calls):
                    if self._thought(event):
                        return at
                return 0
            case _:
                return 0

    def _first_out_of_turn(self, places: list[str]) -> int:
        """The first call that its player could not make: in rotation up to it, and then not."""
        dealer, turn = str(self.facts["dealer"] or ""), str(self.facts["turn"] or "")
        said = [part.start for sign, part in self.story.signs if sign == "out-of-turn"]
        if said and not dealer and not turn:
            # "North opened out of turn and East has bid over it": what stands before the words.
            calls = bids(self.story.events)
            before = [at for at, event in enumerate(calls)
                      if event.parts and event.parts[0].start < said[0]]  # fmt: skip
            return before[-1] if before else 0
        found = 0
        for at, who in enumerate(places):
            expected = self._after(places[at - 1], 1) if at else dealer
            if at and turn and expected == turn and who != turn:
                return at
            if expected and who != expected and not turn:
                return at
            if who == turn or (expected and who == expected):
                found = min(at + 1, len(places) - 1)
        return found if dealer else (found if len(places) > found else 0)

    def _thought(self, event: Event) -> bool:
        thinkers = [each.who for each in self.story.events if each.act in ("hesitate", "ask")]
        return event.who in thinkers

    def _over(self, calls: list[Event], main: int | None) -> None:
        event = None if main is None else calls[main]
        for fact, part in self.story.facts:
            if fact.about != "over" or not isinstance(fact.value, Call):
                continue
            self.facts.put("over", _call(fact.value), part)
            if by := self.who(fact.who):
                self.facts.put("before", f"{by} {_call(fact.value)}", part)
        if (
            event is None
            or main is None
            or self.entrance not in ("insufficient-bid", "inadmissible-call")
        ):
            return
        lower = [each for each in calls[:main] if isinstance(each.call, Bid)]
        if not lower and self.entrance == "insufficient-bid" and main + 1 < len(calls):
            if outranked(event, calls[main + 1].call or event.call):  # type: ignore[arg-type]
                lower = [calls[main + 1]]  # told after it, and made before it
                self._put_calls("before", lower)
        if lower and (self.entrance == "insufficient-bid" or event.call is DOUBLE):
            self.facts.put("over", _call(lower[-1].call), *lower[-1].parts)

    def _robbed(self, calls: list[Event]) -> None:
        for fact, part in self.story.facts:
            if fact.about == "skipped":
                self.facts.put("who", self.who(str(fact.value)), part)
        for event in self.story.events:
            if event.negated and (who := self.who(event.who)):
                self.facts.put("who", who, *event.parts)
        for fact, part in self.story.facts:
            if fact.about == "not-done":
                self.facts.put("who", self.who(fact.who), part)
        opened = next((at for at, event in enumerate(calls) if isinstance(event.call, Bid)), 0)
        self._put_calls("before", calls[: opened + 1])
        self._put_calls("after", calls[opened + 1 :])

    def _put_calls(self, name: str, events: list[Event], who: str = "") -> None:
        said: list[str] = []
        for event in events:
            by = self.who(event.who)
            if (
                not by
                and event.who in ("they", "opponent")
                and said
                and said[-1].startswith("partner ")
            ):
                by = self.who("rho")  # who comes between partner and me
            if by == "lho-of-who" and who in (*_SEATS, *_ROLES) and who:
                by = self._after(who, 1) if who in _SEATS else by
            if not by and event.who not in ("", "they", "opponent"):
                return
            said.append(f"{by or '?'} {_call(event.call)}")
        if said and not any(each.startswith("?") for each in said):
            parts = tuple(part for event in events for part in event.parts)
            self.facts.put(name, ", ".join(said), *parts)

    # The play.

    def _play(self) -> None:
        story, acts = self.story, _OF_THE_PLAY.get(self.entrance, ())
        event = self._main_play(acts)
        for fact, part in story.facts:
            match fact.about:
                case "lead" if self.entrance == "play-out-of-turn":
                    who = self.who(str(fact.value))
                    if event is None or who != self.who(event.who) or who in ("declarer", "dummy"):
                        self.facts.put("turn", who, part, over=True)
                case "lead" if self.entrance == "penalty-card":
                    self.facts.put("turn", self.who(str(fact.value)), part)
                case "held" | "held-later" if self.entrance == "revoke":
                    self.facts.put("held", _card(fact.value), part)
                case "led" | "ruffed" if self.entrance in ("revoke", "several-cards"):
                    value = fact.value
                    self.facts.put(
                        "led", value.suit.letter if isinstance(value, Card) else _card(value), part
                    )
                    if fact.about == "ruffed":
                        self.facts.put("did", "ruff", part)
                        self.facts.put("who", self.who(fact.who), part)
                case "not-done" if (self.entrance, fact.value) in _LEFT_UNDONE:
                    self.facts.put("who", self.who(fact.who), part)
                case "tricks" if self.entrance == "claim":
                    self.facts.put("tricks", fact.value, part)
                case "meant" if self.entrance in ("designation", "dummy-card"):
                    self.facts.put("meant", _card(fact.value), part)
                case "count":
                    if self.entrance in (
                        "card-in-auction",
                        "exposed-card",
                        "wrong-number-of-cards",
                    ):
                        self.facts.put("count", fact.value, part)
                case "from" if self.entrance == "play-out-of-turn":
                    self.facts.put("from", fact.value, part)
                case "suit":
                    self.facts.put("suit", _card(fact.value), part)
                case "penalty" if self.entrance == "penalty-card":
                    self.facts.put("card", fact.value, part)
                    self.facts.known.pop("penalty", None)
                case _:
                    pass
        if event is not None:
            self._deed(event)
        if self.entrance in _ABOUT_ONE and story.named:
            self.facts.put("who", self.who(story.named[0][0]), story.named[0][1])
        self._of_the_entrance()
        if self.entrance == "play-out-of-turn":
            self._opening_lead()

    def _of_the_entrance(self) -> None:
        """What the kind of story says by itself."""
        put, story = self.facts.put, self.story
        match self.entrance:
            case "conduct":
                put("did", "rude")
            case "auction-question":
                put("did", "ask")
                put("who", self.speaker or "me")
                put("stage", "auction", supplied=True)
                for event in story.events:
                    put("call", _call(event.call) if event.call else None, *event.parts)
            case "misinformation" if "alert" in story.acts or any(
                "alert" in part.written.lower() or "アラート" in part.written
                for sign, part in story.signs
                if sign == "wrong-info"
            ):
                put("did", "no-alert", over=True)
            case "claim-agreed":
                put("did", "agreed")
            case "claim":
                put("did", "claim")
            case "played-card":
                put("did", "hold-visible", over=True)
            case "extraneous-information":
                put("who", self.speaker or "me")
                put("did", "heard") if "hear" in story.acts else None
            case "explanation-duty":
                put(
                    "who", self.who(next((e.who for e in story.events), "")) or self.speaker or "me"
                )
            case "penalty-card":
                for who, parts in story.alone:
                    put("who", self.who(who), *parts, over=True)
            case "exposed-card":
                spoken_of = {event.who for event in story.events}
                if self.facts["side"] or spoken_of & {"declarer", "defender", "dummy"}:
                    put("stage", "play", supplied=True)
            case _:
                pass
        if any(event.who == "defender" for event in story.events) or any(
            who == "defender" for who, _ in story.alone
        ):
            put("side", "defence")
        for fact, part in story.facts:
            if fact.about == "artificial" and self.entrance in (
                "misinformation",
                "misinformation-after",
            ):
                put("shows", fact.value, part)

    def _main_play(self, acts: tuple[str, ...]) -> Event | None:
        events = [each for each in self.story.events if not each.negated]
        if self.entrance in ("play-out-of-turn",):
            proper = {str(fact.value) for fact in self.story.told("lead")}
            wrong = [each for each in events if each.act in acts and each.who not in proper]
            if wrong:
                return max(wrong, key=lambda each: bool(each.who) + bool(each.cards))
        fitting = [each for each in events if each.act in acts]
        if fitting:
            # The one of which most is told; of two the first.
            return max(
                fitting, key=lambda each: (bool(each.who) + bool(each.cards), -acts.index(each.act))
            )
        return next((each for each in events if each.cards), events[0] if events else None)

    def _deed(self, event: Event) -> None:
        facts = self.facts
        who = self.who(event.who) or self._unnamed(event)
        if self.entrance not in ("dummy-card", "designation"):
            facts.put("who", who, *event.parts)
        did = _DID.get(event.act, "")
        if did in _SAYS_DID:
            facts.put("did", did, *event.parts)
        elif did == "expose" and self.entrance == "card-in-auction":
            facts.put("did", "expose", *event.parts)
        elif did == "play" and self.entrance == "penalty-card-not-played":
            facts.put("did", "play", *event.parts)
        if self.entrance == "play-out-of-turn" and did == "play":
            facts.put("did", "lead", *event.parts)
        dropped = {part.written.lower() for part in event.parts}
        if any(word.startswith(("drop", "fell", "fall", "落")) for word in dropped):
            facts.put("accident", "yes", *event.parts)
        if self.entrance == "dummy-card":
            self._named_and_put()
        elif len(event.cards) > 1:
            facts.put("cards", " ".join(map(str, event.cards)), *event.parts)
        elif event.cards:
            facts.put("card", str(event.cards[0]), *event.parts)
        elif event.suit is not None and self.entrance in ("revoke", "dummy-conduct", "designation"):
            if facts["led"] != event.suit.letter:
                facts.put("suit", event.suit.letter, *event.parts)
        if self.entrance == "designation":
            facts.put("who", "declarer", supplied=True)
            facts.put("did", "name", *event.parts)
        if event.call is not None and self.entrance in (
            "misinformation",
            "misinformation-after",
            "auction-question",
        ):
            facts.put("call", _call(event.call), *event.parts)

    def _named_and_put(self) -> None:
        """What declarer named, and what dummy put down instead."""
        events = self.story.events
        cards = [(card, event) for event in events for card in event.cards]
        ranks = [(rank, event) for event in events for rank in event.ranks]
        named = next((event for event in events if event.act in ("name", "bid")), None)
        put = next(
            (event for event in events if event is not named and event.act in ("play", "bid")), None
        )
        if named is not None and named.who in _SEATS and named.who:
            self.facts.put("declarer", named.who, *named.parts)
        if put is not None and put.who in (*_SEATS, "dummy") and put.who:
            self.facts.put("who", put.who, *put.parts)
        if len(cards) == 1 and ranks:
            self.facts.put("meant", str(cards[0][0]), *cards[0][1].parts)
            rank, event = ranks[0]
            self.facts.put("card", f"{cards[0][0].suit.letter}{rank}", *event.parts)
        elif len(cards) > 1:
            self.facts.put("meant", str(cards[0][0]), *cards[0][1].parts)
            self.facts.put("card", str(cards[1][0]), *cards[1][1].parts)
        elif cards and self.facts["suit"] is None:
            self.facts.put("meant", str(cards[0][0]), *cards[0][1].parts)
        elif cards:
            self.facts.put("card", str(cards[0][0]), *cards[0][1].parts)
        if any(event.who == "me" for event in self.story.events):
            self.facts.put("speaker", "declarer", supplied=True)

    def _opening_lead(self) -> None:
        declarer = str(self.facts["declarer"] or "")
        opening = any("opening" in part.written.lower() or "オープニング" in part.written
                      for event in self.story.events for part in event.parts)  # fmt: skip
        if declarer in _SEATS and declarer and opening:
            self.facts.put("turn", self._after(declarer, 1), supplied=True)

    def _unnamed(self, event: Event) -> str:
        """Who it was, where the deed does not say: named beside it, or the teller.

        〜してしまいました means that the teller did it, unless somebody is named; so does a slip
        that is told without saying whose.
        """
        beside = [self.who(each) for each, _ in self.story.alone]
        beside += [self.who(str(fact.value)) for fact in self.story.told("by")]
        named = [each for each in dict.fromkeys(beside) if each and each not in _CANNOT]
        if len(named) == 1:
            return named[0]
        slip = self.entrance in _TOLD_BY_WHO_DID
        return (
            (self.speaker or "me") if event.who == "" and (self.story.speaker_did or slip) else ""
        )

    # What came after.

    def _since(self) -> None:
        since: list[str] = []
        parts: list[Part] = []
        for fact, part in self.story.facts:
            if fact.about == "held-later":
                since.append("next-trick")
                parts.append(part)
            elif fact.about == "since_word":
                since.append(str(fact.value))
                parts.append(part)
            elif fact.about == "not-done" and self.entrance != "robbed-of-turn":
                if fact.who in ("nobody", "lho-of-who") or self._is_next(fact):
                    since.append("nothing")
                    parts.append(part)
        for event in self.story.events:
            if (
                event.who == "partner"
                and event.act == "bid"
                and event.call is None
                and not event.negated
            ):
                if self.entrance in CALLS:
                    since.append("partner-called")
        if since:
            self.facts.put("since", ", ".join(dict.fromkeys(since)), *parts)

    def _is_next(self, fact: Fact) -> bool:
        """Whether the one who has not called is the next to call."""
        who = str(self.facts["who"] or "")
        return bool(who) and self.who(fact.who) == self._after(who, 1)


def _call(value: object) -> str:
    return "P" if str(value) == "Pass" else str(value)


def _card(value: object) -> str:
    return str(value)
