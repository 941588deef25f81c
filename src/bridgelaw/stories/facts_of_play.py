"""The facts of a story about cards: what was led, played, shown, named or claimed."""

from __future__ import annotations

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.stories.deeds import UNNAMED, Event
from bridgelaw.stories.facts_of_dummy import OfDummy
from bridgelaw.stories.places import SEATS
from bridgelaw.stories.resolving import written_call
from bridgelaw.stories.story_rows import Fact

_OF_THE_PLAY = {
    "play-out-of-turn": ("lead", "play", "name", "expose", "discard", "bid"),
    "revoke": ("revoke", "ruff", "discard", "play"),
    "exposed-card": ("expose", "spread", "name", "bid", "claim", "alert"),
    "card-in-auction": ("expose", "lead", "play", "spread"),
    "several-cards": ("lead", "play", "expose"),
    "penalty-card-not-played": ("play", "discard"),
    "claim": ("claim", "concede", "spread", "expose", "bid"),
    "dummy-conduct": ("look", "ask", "name", "bid"),
    "played-card": ("play", "expose", "name", "touch", "hold"),
    "designation": ("name", "bid"),
    "dummy-card": ("play", "bid"),
    "misinformation": ("alert", "explain", "ask"),
    "explanation-duty": ("explain",),
    "extraneous-information": ("hear",),
    "claim-agreed": ("agree",),
    "conduct": (),
    "auction-question": ("ask",),
    "concession": ("concede",),
    "revoke-question": ("ask",),
    "settled-by-players": ("lead", "play", "revoke", "discard", "expose", "claim"),
}  # fmt: skip
_DID = {
    "lead": "lead", "ruff": "ruff", "expose": "expose", "spread": "spread", "claim": "claim",
    "concede": "concede", "hesitate": "hesitate", "ask": "ask", "look": "looked-at-hand",
    "hear": "heard", "agree": "agreed", "play": "play", "explain": "explain",
}  # fmt: skip
_SAYS_DID = frozenset(
    {"lead", "claim", "concede", "hesitate", "ask", "looked-at-hand", "heard", "agreed", "spread",
     "ruff"}
)  # fmt: skip
_DID_HERE = {
    "card-in-auction": ("expose",), "exposed-card": ("expose",),
    "penalty-card-not-played": ("play",),
    "misinformation": ("explain",), "misinformation-after": ("explain",),
}  # fmt: skip
"""Deeds that are worth saying where they are the matter."""
_OF_A_SUIT = ("revoke", "dummy-conduct", "dummy-card", "designation", "play-out-of-turn")
_COUNTED = ("card-in-auction", "exposed-card", "wrong-number-of-cards")
_OF_A_TRICK = (3, 5)  # cards that are not four
_FEW = ("less", "short", "fewer", "missing", "too few", "少な", "足り")
_MANY = ("more", "over", "extra", "too many", "余", "多")
_IN_SIGHT = ("inch", "hover", "held", "half out", "しかけ", "snatch")
_NEAR = 40  # letters
_NAMES = ("name", "bid", "lead")
_TO_A_LEAD = (
    "revoke",
    "penalty-card",
    "several-cards",
    "penalty-card-not-played",
    "play-out-of-turn",
)
_SAID = frozenset({"bid", "name", "alert"})
_LEFT_UNDONE = frozenset(
    {("revoke", "play"), ("defective-trick", "play"), ("misinformation", "alert"),
     ("misinformation-after", "alert")}
)  # fmt: skip
_ABOUT_ONE = frozenset({"wrong-number-of-cards", "conduct", "trick-count"})
_HAS_A_LEADER = frozenset({"play-out-of-turn", "penalty-card"})
_OF_A_CONTRACT = frozenset({"play-out-of-turn", "revoke", "claim", "exposed-card", "penalty-card"})
_EXPLAINED = ("misinformation", "misinformation-after", "explanation-duty")
_BY_ACCIDENT = (
    "drop", "flip", "jump", "leap", "hop", "fell", "fall", "slip", "tumbl", "knock", "spil", "came",
    "slid", "slither", "pop", "flew", "flutter", "fumbl", "落", "こぼ", "滑", "転",
)  # fmt: skip


class OfPlay(OfDummy):
    """A story of the play, or of anything but a call."""

    def tell(self) -> None:
        story, acts = self.story, _OF_THE_PLAY.get(self.entrance, ())
        shown = (
            story.has("mistake") or story.told("count") or Fact("face", "up") in story.told("face")
        )
        if self.entrance == "exposed-card" and shown:
            acts = (*acts, "play")
        event = self._main_play(acts)
        revoked = "revoke" in story.acts and (
            bool(story.told("by"))
            or any(each.act == "revoke" and each.who for each in story.events)
        )
        for fact, part in story.facts:
            match fact.about:
                case "lead" if self.entrance == "play-out-of-turn":
                    who = self.who(str(fact.value))
                    if event is None or who != self.who(event.who) or who in ("declarer", "dummy"):
                        self.facts.put("turn", who, part, over=True)
                case "whose" if self.entrance == "play-out-of-turn":
                    self.facts.put("turn", self.who(str(fact.value)), part)
                case "lead" if self.entrance == "penalty-card":
                    self.facts.put("turn", self.who(str(fact.value)), part)
                case "held" | "held-later" if self.entrance == "revoke":
                    self.facts.put("held", str(fact.value), part)
                case "led" | "ruffed" if self.entrance in _TO_A_LEAD:
                    self.facts.put("led", str(fact.value), part)
                    if fact.about == "ruffed":
                        self.facts.put("did", "ruff", part)
                        self.facts.put("who", self.who(fact.who), part)
                case "not-done" if (self.entrance, fact.value) in _LEFT_UNDONE and not revoked:
                    self.facts.put("who", self.who(fact.who), part)
                case "not-done" if (
                    self.entrance == "play-out-of-turn" and self.who(fact.who) in SEATS
                ):
                    self.facts.put("turn", self.who(fact.who), part)
                case "tricks" if self.entrance in ("claim", "concession"):
                    self.facts.put("tricks", fact.value, part)
                case "last" if self.entrance in ("claim", "concession"):
                    self.facts.put("left", fact.value, part)
                    self.facts.put("tricks", fact.value, part)
                case "meant" if self.entrance in ("designation", "dummy-card"):
                    suit = next((each.suit for each in story.events if each.suit), None)
                    if isinstance(fact.value, Card):
                        self.facts.put("meant", str(fact.value), part)
                    elif suit is not None and not isinstance(fact.value, Call):
                        # “heart … she meant the king”
                        self.facts.put("meant", f"{suit.letter}{fact.value}", part)
                case "seen" if fact.value in ("partner", "partner-of-who") or (
                    event is not None
                    and self.who(str(fact.value)) == self.after(self.who(event.who), 2) != ""
                ):
                    saw = "no" if fact.who else "could" if story.doubtful else "yes"
                    self.facts.put("partner_saw", saw, part)
                case "has-penalty" | "penalty" if "penalty" in self.entrance:
                    who = fact.who if fact.about == "penalty" else str(fact.value)
                    self.facts.put("who", self.who(who), part)
                case "count":
                    self.facts.put("who", self.who(fact.who), part)
                    if self.entrance in _COUNTED or (
                        self.entrance == "defective-trick" and fact.value in _OF_A_TRICK
                    ):
                        self.facts.put("count", fact.value, part)
                        about, other = self.facts["who"], self.who(fact.who)
                        if other and about and other != about:
                            self.facts.put("other", f"{other} {fact.value}", part)
                case "from" if self.entrance == "play-out-of-turn":
                    self.facts.put("from", fact.value, part)
                case "from" if self.entrance == "revoke" and fact.value == "dummy":
                    self.facts.put("who", "dummy", part, over=True)
                case "suit" if self.entrance in _OF_A_SUIT and (
                    self.entrance != "revoke" or story.acts & {"ruff", "revoke"}
                ):
                    self.facts.put("suit", str(fact.value), part)
                case _:
                    pass
        if "penalty" in self.entrance and "penalty" not in self.facts.known:
            self._penalty_card()
        for each in story.events if self.entrance in _HAS_A_LEADER else ():
            if each.act == "win" and each is not event:
                self.facts.put("turn", self.who(each.who), *each.parts)
        if event is not None and not self._may_be_another(event):
            self._deed(event)
        # Whoever was shouted at is not who shouted.
        told = [each for each in story.named if self.entrance != "conduct" or each[0] != "me"]
        counted = [part.start for fact, part in story.facts if fact.about == "count"]
        told = [each for each in told if not counted or each[1].start < counted[0]]
        if self.entrance in _ABOUT_ONE and told:
            self.facts.put("who", self.who(told[0][0]), told[0][1])
        self._of_the_entrance()
        self._whole()
        if self.entrance in _EXPLAINED:
            self.explained_call()
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
                put("who", self._teller())
                put("stage", "auction", supplied=True)
                for event in story.events:
                    put("call", written_call(event.call) if event.call else None, *event.parts)
            case "misinformation" | "misinformation-after" if (
                "alert" in story.acts
                or any(fact.value == "alert" for fact in story.told("not-done"))
                or any(
                    "alert" in part.written.lower() or "アラート" in part.written
                    for sign, part in story.signs
                    if sign == "wrong-info"
                )
            ):
                put("did", "no-alert", over=True)
            case "dummy-conduct":
                dummies = {"dummy", *(str(fact.value) for fact in story.told("dummy"))}
                for who, part in story.named:
                    put("who", self.who(who), part, over=True) if who in dummies else None
            case "card-in-auction":
                put("stage", "auction", supplied=True)
                for fact, part in story.facts:
                    if fact.about == "not-done" and fact.value == "bid":
                        put("turn", self.who(fact.who), part)
            case "defective-trick":
                for sign, part in story.signs:
                    words = part.written.lower()
                    if sign in ("cards-count", "defective") and not story.told("count"):
                        few, many = (any(each in words for each in one) for one in (_FEW, _MANY))
                        put("count", "" if few == many else "-1" if few else "+1", part)
                        put("count", "5" if "five" in words or "5" in words else "", part)
                if story.named:
                    put("who", self.who(story.named[0][0]), story.named[0][1])
            case "trick-count" if story.has("trick-turned"):
                put("did", "trick-turned")
            case "trick-count" if story.has("inspect"):
                put("stage", "play", supplied=True)
                put("wants", "inspect")
                put("who", self._teller())
            case "revoke":
                self._revoked()
                for sign, part in story.signs:
                    if sign == "having-none" and story.acts & {"ask", "bid"}:
                        put("asked", "yes", part)
            case "misinformation-after":
                put("stage", "after-play", supplied=True)
            case "claim":
                for fact, part in story.facts:
                    if fact.about == "not-done" and fact.value == "agree":
                        put("objection", self.who(fact.who), part)
                # Cards are spread to claim, where tricks are spoken of.
                gave = "concede" in story.acts and "claim" not in story.acts
                done = "concede" if gave else "claim"
                put("did", done, over=self.facts["did"] in ("spread", "expose", "ruff"))
            case "played-card":
                held = [part for sign, part in story.signs if sign == "not-played"]
                seen = any(word in part.written.lower() for part in held for word in _IN_SIGHT)
                touched = story.has("table-touched")
                put(
                    "did", "touch-table" if touched else "hold-visible" if seen else None, over=True
                )
            case "extraneous-information":
                put("who", self._teller())
            case "explanation-duty":
                told = [part.written.lower() for sign, part in story.signs]
                theirs = any(words.startswith(("partner", "パートナー")) for words in told)
                theirs = (
                    theirs
                    or any(
                        each.who == "partner" and each.act in ("alert", "explain")
                        for each in story.events
                    )
                    or Fact("not-done", "alert", "partner") in story.told("not-done")
                )
                who = self.who("partner") if theirs else ""
                who = who or self.who(next((each.who for each in story.events), ""))
                put("who", who, over=theirs)
            case "penalty-card":
                for who, parts in story.alone:
                    put("who", self.who(who) if who != "declarer" else "", *parts)
            case "exposed-card":
                if self.facts["declarer"]:
                    put("stage", "play", supplied=True)
                spoken_of = {event.who for event in story.events}
                if self.facts["side"] or spoken_of & {"declarer", "defender", "dummy"}:
                    put("stage", "play", supplied=True)
            case _:
                pass
        if self.facts["who"] == "defender":
            put("side", "defence")
        for fact, part in story.facts:
            if fact.about == "artificial" and self.entrance in _EXPLAINED:
                put(self.of_what(part.start), fact.value, part)
            elif fact.about == "objection" and self.entrance in ("claim", "concession"):
                put("objection", self.who(str(fact.value)), part)

    def _teller(self) -> str:
        """Whoever tells it, if they say that it is their own matter."""
        theirs = self.story.speaker_did or any(who in ("me", "my") for who, _ in self.story.named)
        return (self.speaker or "me") if theirs else ""

    def _whole(self) -> None:
        """“3NT, South's playing it”: a call by nobody before everything else is the contract."""
        owned = [event for event in self.story.events if isinstance(event.call, Bid)
                 and event.who and not (event.act or event.over)]  # fmt: skip
        if owned and self.entrance in _OF_A_CONTRACT:
            # 南の4スペード、西のリードなのに…
            self.facts.put("contract", written_call(owned[0].call), *owned[0].parts)
            self.facts.put("declarer", self.who(owned[0].who), *owned[0].parts)
        leads = self.entrance == "play-out-of-turn" and self.facts["from"]
        if leads and self.facts["speaker"] == "declarer" and self.facts["who"] in (None, "me"):
            self.facts.put("who", "declarer", supplied=True, over=True)

    def _may_be_another(self, event: Event) -> bool:
        """Whether several led or played, and nothing says whose turn it was."""
        if self.entrance != "play-out-of-turn" or "turn" in self.facts.known:
            return False
        others = {each.who for each in self.story.events if each.act in ("lead", "play", "win")}
        named = {each for each in others - {event.who} if each not in UNNAMED}
        return bool(named) and event.act != "lead" and not self._was_a_lead()

    def _penalty_card(self) -> None:
        """The first card that was told of, where nothing says which card it is."""
        told = [Event(cards=(fact.value,), parts=(part,)) for fact, part in self.story.facts
                if fact.about == "held" and isinstance(fact.value, Card)]  # fmt: skip
        told += [event for event in self.story.events if len(event.cards) == 1]
        one = len({each.cards for each in told}) == 1 and not any(
            event.ranks for event in self.story.events
        )
        if told and (one or self.entrance != "penalty-card"):
            first = min(told, key=lambda event: event.start)
            self.facts.put("penalty", str(first.cards[0]), *first.parts)
            self.facts.put("who", self.who(first.who), *first.parts)

    def _revoked(self) -> None:
        """A suit that was held and not followed to is the suit that was led."""
        thrown = next((each.suit for each in self.story.events
                       if each.act in ("discard", "ruff", "play") and each.suit), None)  # fmt: skip
        for event in self.story.events:
            if event.act == "revoke" and event.suit and thrown and thrown is not event.suit:
                # “revoked in clubs, he threw a heart”
                self.facts.put("led", event.suit.letter, *event.parts)
                self.facts.put("suit", thrown.letter, *event.parts, over=True)
            elif event.negated and event.act == "play" and event.suit:
                self.facts.put("led", event.suit.letter, *event.parts)
        led = str(self.facts["led"] or "")
        self._shown_later(led[:1])
        for event in self.story.events:
            if (
                event.suit
                and event.suit is thrown
                and not event.negated
                and event.suit.letter != led[:1]
            ):
                self.facts.put("suit", thrown.letter, *event.parts)
        held = str(self.facts["held"] or "")
        self.facts.put("led", held[:1], supplied=True)

    def _shown_later(self, led: str) -> None:
        """A card of the suit that was not followed to, told of after the deed, was held."""
        done = False
        for event in self.story.events:
            suits = [event.suit.letter] if event.suit else []
            cards = [str(card) for card in event.cards]
            if done and not event.negated and led in [each[0] for each in (*suits, *cards)]:
                self.facts.put("held", (cards or suits)[0], *event.parts)
            done = done or bool(suits or cards) or event.act in ("revoke", "ruff", "discard")

    def _is_a_lead_too(self, event: Event) -> bool:
        """“Puts the jack down as the opening lead.”"""
        return any(each.act == "lead" and each.who == event.who for each in self.story.events)

    def _was_a_lead(self) -> bool:
        """Whether somebody was on lead, by the words; else it may have been a play in a trick."""
        story = self.story
        return bool(story.told("lead")) or story.has("loot")

    def _main_play(self, acts: tuple[str, ...]) -> Event | None:
        alerts = self.entrance in _EXPLAINED  # that there was none is what is told
        events = [
            each
            for each in self.story.events
            if not each.negated or (alerts and each.act == "alert")
        ]
        if self.entrance == "revoke":
            left = [each for each in self.story.events if each.negated and each.act == "play"]
            if left:
                return left[0]  # who did not follow
        if self.entrance == "several-cards":
            return self._with_several(events)
        before = [part.start for fact, part in self.story.facts if fact.about == "turn"]
        later = [each for each in events if before and each.act in acts and each.who
                 and (each.cards or each.suit or each.ranks)
                 and 0 <= each.start - before[0] < _NEAR]  # fmt: skip
        if self.entrance == "play-out-of-turn" and later:
            return later[0]  # “before my partner can play I've put the king”
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
        fitting = [
            each for each in events if each.act in acts or (acts and not each.act and each.cards)
        ]
        if fitting:
            # The one of which most is told; of two the first.
            return max(
                fitting,
                key=lambda each: (
                    (each.who not in ("", "they")) + bool(each.cards),
                    each.suit is not None and self.entrance != "revoke",
                    -acts.index(each.act) if each.act else 0,
                ),
            )
        return None  # what somebody else did is not what it is about

    def _with_several(self, events: list[Event]) -> Event | None:
        """Whoever's cards are told, or beside whose deed it is said that there were several."""
        told = [each for each in events if len(each.cards) > 1 or len(each.ranks) > 1]
        played = [each for each in events if each.act in _OF_THE_PLAY[self.entrance]]
        said = [part.start for sign, part in self.story.signs if sign == "together"]
        said += [part.start for fact, part in self.story.facts if fact.about == "count"]
        if told or not (played and said):
            return next(iter(told or played), None)
        return min(played, key=lambda each: min(abs(part.end - said[0]) for part in each.parts))

    def _deed(self, event: Event) -> None:
        facts = self.facts
        who = self.who(event.who) or self.unnamed(event)
        asked = self.entrance in _EXPLAINED and event.act == "ask"  # who asked did not explain
        if self.entrance not in ("dummy-card", "designation", "conduct") and not asked:
            facts.put("who", who, *event.parts)
        did = _DID.get(event.act, "")
        if (self.entrance, did) == ("misinformation", "ask"):
            pass  # who asked is not who explained
        elif did in _SAYS_DID or did in _DID_HERE.get(self.entrance, ()):
            facts.put("did", did, *event.parts)
        elif (
            self.entrance == "play-out-of-turn"
            and event.act in ("play", "expose", "")
            and (self._was_a_lead() or self._is_a_lead_too(event))
        ):
            facts.put("did", "lead", *event.parts)
        elif self.entrance == "play-out-of-turn" and self._played(event):
            facts.put("did", "play", *event.parts)
        if self.entrance in ("exposed-card", "dummy-card") and event.act in _SAID:
            facts.put("did", "name", *event.parts)
        if self.entrance == "play-out-of-turn" and event.act in ("name", "bid"):
            facts.put("from", "dummy", *event.parts, over=True)  # a card was called from dummy
            facts.put("did", "lead", *event.parts)
            if event.who == "me":
                facts.put("speaker", "declarer", supplied=True)
            if facts["turn"] == "me":
                facts.put("turn", "declarer", supplied=True, over=True)
            if who not in (*SEATS, "lho", "rho", "partner"):
                facts.put("who", "declarer", supplied=True, over=True)
        dropped = {part.written.lower() for part in event.parts}
        if event.act == "expose" and any(word.startswith(_BY_ACCIDENT) for word in dropped):
            facts.put("accident", "yes", *event.parts)
        self._of_the_suit_led(event)
        if self.entrance == "dummy-card":
            self.named_and_put()
        elif len(event.cards) > 1:
            facts.put("cards", " ".join(map(str, event.cards)), *event.parts)
        elif event.cards:
            facts.put("card", str(event.cards[0]), *event.parts)
        elif event.suit is not None and self.entrance in _OF_A_SUIT:
            if facts["led"] != event.suit.letter:
                name = "led" if event.negated and self.entrance == "revoke" else "suit"
                facts.put(name, event.suit.letter, *event.parts)
        if self.entrance == "designation":
            facts.put("did", "name", *event.parts)
            self.named_anew(event)

    def _played(self, event: Event) -> bool:
        """Whether it was said that a card was played, where nothing says that it was a lead."""
        said = any(part.category == "act" and part.value == "play" for part in event.parts)
        return said and not (self.story.told("from") or self.story.told("face"))

    def _of_the_suit_led(self, event: Event) -> None:
        """“A heart was led, and he put the six”: the six of hearts, as he followed."""
        if self.entrance not in _TO_A_LEAD:
            return
        for each in self.story.events:
            suit = each.suit or (each.cards[0].suit if len(each.cards) == 1 else None)
            if each.act == "lead" != event.act and suit and each.who != event.who:
                card = each.cards[0] if each.cards else None
                self.facts.put("led", str(card) if card else suit.letter, *each.parts)
        if self.entrance == "play-out-of-turn":
            named = [each for each in self.story.events if each.suit and each.act in _NAMES
                     and 0 <= each.start < event.start and each.who != event.who]  # fmt: skip
            if named and event.act in ("play", ""):
                # “A club called from dummy, and West put the queen”
                self.facts.put("led", getattr(named[-1].suit, "letter", ""), *named[-1].parts)
                self.facts.put("did", "play", *event.parts, over=True)
                self.facts.known.pop("from", None)
        led = str(self.facts["led"] or "")
        if len(led) == 1 and event.ranks and not event.cards:
            cards = " ".join(f"{led}{rank}" for rank in event.ranks)
            self.facts.put("cards" if len(event.ranks) > 1 else "card", cards, *event.parts)

    def _opening_lead(self) -> None:
        """Whose opening lead it was follows from declarer, and declarer from whose it was."""
        declarer = str(self.facts["declarer"] or "")
        if not declarer and self.facts["speaker"] == "declarer":
            declarer = "me"
        opening = any("opening" in part.written.lower() or "オープニング" in part.written
                      for event in self.story.events for part in event.parts)  # fmt: skip
        who, turn = (str(self.facts[name] or "") for name in ("who", "turn"))
        if not turn and opening and who != (proper := self.after(declarer, 1)):
            self.facts.put("turn", proper, supplied=True)
