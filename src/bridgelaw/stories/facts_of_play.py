"""The facts of a story about cards: what was led, played, shown, named or claimed."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.stories.events import Event
from bridgelaw.stories.resolving import SEATS, Resolving, written_call

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
_OF_A_SUIT = ("revoke", "dummy-conduct", "designation", "play-out-of-turn")
_LEFT_UNDONE = frozenset({("revoke", "play"), ("misinformation", "alert")})
_ABOUT_ONE = frozenset({"wrong-number-of-cards", "conduct", "trick-count", "misinformation"})
_EXPLAINED = ("misinformation", "misinformation-after")
_BY_ACCIDENT = ("drop", "fell", "fall", "slip", "tumble", "落", "こぼ", "滑")


class OfPlay(Resolving):
    """A story of the play, or of anything but a call."""

    def tell(self) -> None:
        story, acts = self.story, _OF_THE_PLAY.get(self.entrance, ())
        event = self._main_play(acts)
        revoked = "revoke" in story.acts
        for fact, part in story.facts:
            match fact.about:
                case "lead" if self.entrance == "play-out-of-turn":
                    who = self.who(str(fact.value))
                    if event is None or who != self.who(event.who) or who in ("declarer", "dummy"):
                        self.facts.put("turn", who, part, over=True)
                case "lead" if self.entrance == "penalty-card":
                    self.facts.put("turn", self.who(str(fact.value)), part)
                case "held" | "held-later" if self.entrance == "revoke":
                    self.facts.put("held", str(fact.value), part)
                case "led" | "ruffed" if self.entrance in ("revoke", "several-cards"):
                    self.facts.put("led", str(fact.value), part)
                    if fact.about == "ruffed":
                        self.facts.put("did", "ruff", part)
                        self.facts.put("who", self.who(fact.who), part)
                case "not-done" if (self.entrance, fact.value) in _LEFT_UNDONE and not revoked:
                    self.facts.put("who", self.who(fact.who), part)
                case "tricks" if self.entrance in ("claim", "concession"):
                    self.facts.put("tricks", fact.value, part)
                case "meant" if self.entrance in ("designation", "dummy-card"):
                    suit = next((each.suit for each in story.events if each.suit), None)
                    if isinstance(fact.value, Card):
                        self.facts.put("meant", str(fact.value), part)
                    elif suit is not None and not isinstance(fact.value, Call):
                        # “heart … she meant the king”
                        self.facts.put("meant", f"{suit.letter}{fact.value}", part)
                case "count":
                    if self.entrance in (
                        "card-in-auction",
                        "exposed-card",
                        "wrong-number-of-cards",
                    ):
                        self.facts.put("count", fact.value, part)
                case "from" if self.entrance == "play-out-of-turn":
                    self.facts.put("from", fact.value, part)
                case "from" if self.entrance == "revoke" and fact.value == "dummy":
                    self.facts.put("who", "dummy", part)
                case "suit":
                    self.facts.put("suit", str(fact.value), part)
                case "penalty" if self.entrance == "penalty-card":
                    self.facts.put("card", fact.value, part)
                    self.facts.known.pop("penalty", None)
                case _:
                    pass
        if event is not None:
            self._deed(event)
        # Whoever was shouted at is not who shouted.
        told = [each for each in story.named if self.entrance != "conduct" or each[0] != "me"]
        counted = [part.start for fact, part in story.facts if fact.about == "count"]
        told = [each for each in told if not counted or each[1].start < counted[0]]
        if self.entrance in _ABOUT_ONE and told:
            self.facts.put("who", self.who(told[0][0]), told[0][1])
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
                    put("call", written_call(event.call) if event.call else None, *event.parts)
            case "misinformation" if (
                "alert" in story.acts
                or any(fact.value == "alert" for fact in story.told("not-done"))
                or any(
                    "alert" in part.written.lower() or "アラート" in part.written
                    for sign, part in story.signs
                    if sign == "wrong-info"
                )
            ):
                put("did", "no-alert", over=True)
            case "claim-agreed":
                put("did", "agreed")
            case "dummy-conduct":
                for who, part in story.named:
                    put("who", who, part, over=True) if who == "dummy" else None
            case "claim":
                # Cards are spread to claim, where tricks are spoken of.
                put("did", "claim", over=self.facts["did"] in ("spread", "expose", "ruff"))
            case "several-cards" if story.acts & {"play", "expose"}:
                put("did", "play")
            case "played-card":
                put("did", "hold-visible", over=True)
                if story.named:
                    put("who", self.who(story.named[0][0]), story.named[0][1], over=True)
            case "extraneous-information":
                put("who", self.speaker or "me")
                put("did", "heard") if "hear" in story.acts else None
            case "explanation-duty":
                told = [part.written.lower() for sign, part in story.signs]
                theirs = any(words.startswith(("partner", "パートナー")) for words in told)
                who = self.who("partner") if theirs else ""
                if any(words.startswith(("i ", "my ", "私", "自分")) for words in told):
                    who = self.speaker or "me"
                who = who or self.who(next((each.who for each in story.events), ""))
                put("who", who or self.speaker or "me", over=theirs)
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
            if fact.about == "artificial" and self.entrance in _EXPLAINED:
                put(self._of_what(part.start), fact.value, part)
            elif fact.about == "objection" and self.entrance == "claim":
                put("objection", self.who(str(fact.value)), part)

    def _of_what(self, at: int) -> str:
        """A meaning that is told: what was said of the call, what is right, or what it shows."""
        story = self.story
        turned = [part.start for part in story.turned if part.start <= at]
        told = [part.start for event in story.events if event.act == "explain"
                for part in event.parts if part.start <= at]  # fmt: skip
        if turned and turned[-1] > max(told, default=-1):
            return "right" if "explain" in story.acts else "shows"
        return "said" if "explain" in story.acts else "shows"

    def _was_a_lead(self) -> bool:
        """Whether somebody was on lead, by the words; else it may have been a play in a trick."""
        story = self.story
        return bool(story.told("lead")) or story.has("loot")

    def _held(self) -> object:
        return next((fact.value for fact in self.story.told("held")), None)

    def _main_play(self, acts: tuple[str, ...]) -> Event | None:
        alerts = self.entrance in _EXPLAINED  # that there was none is what is told
        events = [
            each
            for each in self.story.events
            if not each.negated or (alerts and each.act == "alert")
        ]
        if self.entrance == "revoke" and not events:
            events = self.story.events  # who did not follow
        before = [part.start for fact, part in self.story.facts if fact.about == "turn"]
        if self.entrance == "play-out-of-turn" and before:
            # “East played the king before dummy”: what stands right before these words.
            done = [each for each in events if each.act in acts and each.who
                    and each.parts and each.parts[0].start < before[0]]  # fmt: skip
            if done:
                return done[-1]
        if self.entrance == "play-out-of-turn":
            proper = {str(fact.value) for fact in self.story.told("lead")}
            wrong = [each for each in events if each.act in acts and each.who not in proper]
            if wrong:
                return max(wrong, key=lambda each: bool(each.who) + bool(each.cards))
        fitting = [each for each in events if each.act in acts]
        if fitting:
            # The one of which most is told; of two the first.
            return max(
                fitting,
                key=lambda each: (
                    (each.who not in ("", "they")) + bool(each.cards),
                    each.suit is not None,
                    -acts.index(each.act),
                ),
            )
        return next((each for each in events if each.cards), events[0] if events else None)

    def _deed(self, event: Event) -> None:
        facts = self.facts
        who = self.who(event.who) or self.unnamed(event)
        if self.entrance not in ("dummy-card", "designation", "conduct"):
            facts.put("who", who, *event.parts)
        did = _DID.get(event.act, "")
        if self.entrance == "dummy-conduct" and did not in ("ask", "looked-at-hand"):
            facts.put("did", "say", *event.parts)
        elif (self.entrance, did) == ("misinformation", "ask"):
            pass  # who asked is not who explained
        elif did in _SAYS_DID:
            facts.put("did", did, *event.parts)
        elif did == "expose" and self.entrance == "card-in-auction":
            facts.put("did", "expose", *event.parts)
        elif did == "play" and self.entrance == "penalty-card-not-played":
            facts.put("did", "play", *event.parts)
        if self.entrance == "play-out-of-turn" and did == "play" and self._was_a_lead():
            facts.put("did", "lead", *event.parts)
        dropped = {part.written.lower() for part in event.parts}
        if any(word.startswith(_BY_ACCIDENT) for word in dropped):
            facts.put("accident", "yes", *event.parts)
        if self.entrance == "dummy-card":
            self._named_and_put()
        elif len(event.cards) > 1:
            facts.put("cards", " ".join(map(str, event.cards)), *event.parts)
        elif event.cards:
            facts.put("card", str(event.cards[0]), *event.parts)
        elif self.entrance == "revoke" and event.negated and isinstance(self._held(), Suit):
            facts.put("suit", str(self._held()), *event.parts)
        elif event.suit is not None and self.entrance in _OF_A_SUIT:
            if facts["led"] != event.suit.letter:
                facts.put("suit", event.suit.letter, *event.parts)
        if self.entrance == "designation":
            if who and who in SEATS:
                facts.put("who", who, *event.parts)
            else:
                facts.put("who", "declarer", supplied=True)
            facts.put("did", "name", *event.parts)
        if event.call is not None and self.entrance in (
            "misinformation",
            "misinformation-after",
            "auction-question",
        ):
            facts.put("call", written_call(event.call), *event.parts)

    def _named_and_put(self) -> None:
        """What declarer named, and what dummy put down instead."""
        events = self.story.events
        cards = [(card, event) for event in events for card in event.cards]
        ranks = [(rank, event) for event in events for rank in event.ranks]
        named = next((event for event in events if event.act in ("name", "bid")), None)
        put = next(
            (event for event in events if event is not named and event.act in ("play", "bid")), None
        )
        if named is not None and named.who in SEATS and named.who:
            self.facts.put("declarer", named.who, *named.parts)
        if put is not None and put.who in (*SEATS, "dummy") and put.who:
            self.facts.put("who", put.who, *put.parts)
        if len(cards) == 1 and ranks:
            self.facts.put("meant", str(cards[0][0]), *cards[0][1].parts)
            rank, event = ranks[0]
            self.facts.put("card", f"{cards[0][0].suit.letter}{rank}", *event.parts)
        elif len(cards) > 1:
            self.facts.put("meant", str(cards[0][0]), *cards[0][1].parts)
            self.facts.put("card", str(cards[1][0]), *cards[1][1].parts)
        elif cards and cards[0][1] is put and named is not None and named.suit is not None:
            self.facts.put("suit", named.suit.letter, *named.parts)
            self.facts.put("card", str(cards[0][0]), *put.parts)
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
        if declarer in SEATS and declarer and opening:
            self.facts.put("turn", self.after(declarer, 1), supplied=True)
