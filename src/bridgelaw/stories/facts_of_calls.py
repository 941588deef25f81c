"""The facts of a story about calls: whose turn it was, what the call was over, what it became."""

from __future__ import annotations

from itertools import pairwise

from bridgelaw.game.calls import Bid, Call
from bridgelaw.stories.deeds import CALL_ACTS, Event, bids, outranked
from bridgelaw.stories.resolving import Resolving, written_call
from bridgelaw.stories.roles import likeliest

_SOMEBODY = ("they", "he", "opponent")
_A_PAIR = 2
_BESIDE = 3  # letters between a call and the word that says that it was too low


class OfCalls(Resolving):
    """A story of the auction: the calls in the order of time, one of which is the matter."""

    def tell(self) -> None:
        self.calls = bids(self.story.events)
        self.callers = self._callers()
        if self.entrance == "robbed-of-turn":
            self._robbed()
            return
        main = self._main_call() if self.calls else None
        if main is None:
            main = self._likeliest()
        slow = [event for event in self.story.events if event.slow]
        if main is None and slow and self.entrance == "unauthorised-information":
            self._only_thought(slow[0])
            return
        if main is None:
            self._somebody_called()
            return
        event, who = self.calls[main], self.callers[main]
        if self.entrance == "unauthorised-information":
            thinks = self._thinkers()
            who = self.who(thinks[0]) if thinks and self.who(thinks[0]) else who
            for act in ("hesitate", "ask"):
                if act in self.story.acts:
                    self.facts.put("did", act, *event.parts)
        who = who or self.unnamed(event)
        self.facts.put("who", who, *event.parts)
        own = [each for each in self.calls if not each.over and each.who == event.who]
        for each in self.story.events:
            if each.act == "ask" and each.call is not None and event not in own[:1]:
                self.facts.put("call", written_call(each.call), *each.parts)  # asked about
        self.facts.put("call", written_call(event.call), *event.parts)
        self._over(main)
        before = [] if self.entrance == "unintended-call" and main > 1 else [*range(main)]
        if self.entrance == "lead-restriction":
            for fact, part in self.story.facts:
                if fact.about == "lead":
                    self.facts.put("turn", self.who(str(fact.value)), part)
        if self.entrance in ("unintended-call", "lead-restriction", "insufficient-bid"):
            self._changed(main, who)
        changed = self.facts["changed_to"], self.facts["wants"]
        after = [at for at in range(main + 1, len(self.calls))
                 if written_call(self.calls[at].call) not in changed
                 and self.callers[at] != who and not self.calls[at].over]  # fmt: skip
        if after and before and self._came_between(before[-1], after[0], who):
            before.append(after.pop(0))
        self._put_calls("before", before, who)
        self._put_calls("after", after, who)
        if self.story.has("together") and len(self.calls) > 1:
            self.facts.put("simultaneous", "yes")
        elif self.entrance == "call-out-of-turn":
            self._turn(main, who)
        starts = {part.start for part in event.parts if part.value == event.call}
        for fact, part in self.story.facts:
            if fact.about == "meant" and isinstance(fact.value, Call) and fact.value != event.call:
                self.facts.put("meant", written_call(fact.value), part)
            elif (
                fact.about in ("meant", "wants")
                and str(fact.value).isdecimal()
                and isinstance(event.call, Bid)
            ):
                self.facts.put(fact.about, f"{fact.value}{str(event.call)[1:]}", part)  # “five”
            elif fact.about == "artificial" and part.end + 1 in starts:
                self.facts.put("shows", fact.value, part)  # “a weak two hearts”

    def _only_thought(self, event: Event) -> None:
        """A pause over a call, after which only others are known to have called."""
        self.facts.put("who", self.who(event.who), *event.parts)
        self.facts.put("did", "hesitate" if event.act != "ask" else "ask", *event.parts)
        for each in self.calls:
            if each.over:
                self.facts.put("over", written_call(each.call), *each.parts)
        later = [at for at, each in enumerate(self.calls) if each.start > event.start]
        self._put_calls("after", [at for at in later if not self.calls[at].over])

    def _thinkers(self) -> list[str]:
        """Who thought or asked; where that is not said, whoever called after it."""
        found = []
        for event in self.story.events:
            then = [each.who for each in self.calls if each.start > event.start and not each.over]
            unsaid = not event.who and event.call is None
            found += [(then or [""])[0] if unsaid else event.who] if event.slow else []
        return found

    def _came_between(self, earlier: int, later: int, who: str) -> bool:
        """Whether a call that was told afterwards was made before: “South doubled, East passed”."""
        one, other = self.callers[earlier], self.callers[later]
        return bool(one) and other == self.after(one, 1) and who == self.after(other, 1)

    def _changed(self, main: int, who: str) -> None:
        """Another call by the same player is what it was changed to."""
        main_who = self.calls[main].who
        later = [event for event, by in zip(self.calls, self.callers, strict=True)
                 if (by == who != "") or event.who == main_who == "he"]  # fmt: skip
        later = later[later.index(self.calls[main]) + 1 :] if self.calls[main] in later else []
        changed = "change" in self.story.acts or self.story.has("instead")
        if later and changed and self.calls[main].call is not later[0].call:
            self.facts.put("changed_to", written_call(later[0].call), *later[0].parts)

    def _callers(self) -> list[str]:
        """Who made each call: whoever is next where they are only listed."""
        found: list[str] = []
        for event in self.calls:
            who = self.who(event.who)
            if event.bare and found and found[-1] and not self.calls[len(found) - 1].over:
                who = self.after(found[-1], 1)
            found.append(who)
        return found

    def _turn(self, main: int, who: str) -> None:
        """Whose turn it was, if nobody said so: the next after the last call, or the dealer."""
        if "turn" in self.facts.known:
            return
        before = self.callers[main - 1] if main else str(self.facts["dealer"] or "")
        turn = self.after(before, 1) if main else before
        if not main and not all(self.callers[1:]):
            turn = ""  # whose the other calls are, is open
        left = {self.who(fact.who) for fact in self.story.told("not-done")} - {"", who}
        if not turn and len(left) == 1 and (last := left.pop()) != self.after(who, 1):
            turn = last  # “South bid, and East hadn't called”
        for fact, part in self.story.facts:
            if fact.about == "skipped":
                self.facts.put("turn", self.who(str(fact.value)), part)
        if turn != who:
            self.facts.put("turn", turn, supplied=True)

    def _somebody_called(self) -> None:
        """A call that was not named: who made it, and whose turn it was."""
        if self.entrance not in ("call-out-of-turn", "inadmissible-call"):
            return
        for event in self.story.events:
            if event.act in CALL_ACTS and not event.negated:
                self.facts.put("who", self.who(event.who), *event.parts)
        if self.entrance == "call-out-of-turn":
            self.facts.put("turn", self.facts["dealer"], supplied=True)

    def _likeliest(self) -> int | None:
        """The call that is the matter by the words beside it, where the table does not say."""
        value, _ = likeliest("call", self.story, self.entrance)
        same = [at for at, each in enumerate(self.calls) if written_call(each.call) == value]
        own = [at for at in same if not self.calls[at].over] or same
        return own[0] if own else None

    def _main_call(self) -> int | None:
        calls = self.calls
        match self.entrance:
            case "call-out-of-turn":
                return self._first_out_of_turn()
            case "insufficient-bid":
                return self._too_low()
            case "unauthorised-information":
                thinkers = self._thinkers()
                own = [at for at, event in enumerate(calls)
                       if event.who in thinkers and not event.over]  # fmt: skip
                then = [at for at in own if calls[at].act != "hesitate"]
                if then and own[0] < then[0]:  # “thought on four spades, passed”
                    self.facts.put("over", written_call(calls[own[0]].call), *calls[own[0]].parts)
                if not own and any(event.over for event in calls) and thinkers:
                    return None  # “broke tempo over our 4S”
                return then[0] if then else own[0] if own else 0
            case _:
                return 0 if len(calls) == 1 else None

    def _too_low(self) -> int | None:
        calls = self.calls
        low = [part.start for sign, part in self.story.signs if sign == "insufficient"]
        for at, event in enumerate(calls):
            under = [each.call for each in calls[:at] if isinstance(each.call, Bid)]
            if under and outranked(event, under[-1]) and not event.over:
                return at
        ends = [max(part.end for part in event.parts) for event in calls]
        nearest = [at for at, end in enumerate(ends) if low and end <= low[0]]
        if nearest and low[0] - ends[nearest[-1]] <= _BESIDE:
            return nearest[-1]
        made = [at for at, event in enumerate(calls)
                if isinstance(event.call, Bid) and not event.over]  # fmt: skip
        return made[0] if len(made) == 1 else None  # which of several was too low, is asked

    def _in_order(self, told: list[int]) -> bool:
        """Whether these calls follow each other round the table: then which was wrong is asked."""
        callers = [self.callers[at] for at in told]
        return all(one and self.after(one, 1) == other for one, other in pairwise(callers))

    def _first_out_of_turn(self) -> int | None:
        """The first call that its player could not make: in rotation up to it, and then not."""
        places = self.callers
        dealer, turn = str(self.facts["dealer"] or ""), str(self.facts["turn"] or "")
        said = [part.start for sign, part in self.story.signs if sign == "out-of-turn"]
        made = [at for at, event in enumerate(self.calls) if not event.over] or [0]
        if said and not dealer and not turn:
            # "North opened out of turn and East has bid over it": what stands before the words.
            before = [at for at in made if self.calls[at].start < said[0]]
            return before[-1] if before else made[0]
        if turn:
            # Whoever called where it was another's turn; that one's own call is in turn.
            for at in made:
                if at and self.after(places[at - 1], 1) == turn != places[at]:
                    return at
            others = [at for at in made if places[at] != turn]
            in_order = self._in_order(others)
            return None if in_order and len(others) > _A_PAIR else (others or made)[0]
        found = made[0]
        for at, who in enumerate(places):
            expected = self.after(places[at - 1], 1) if at else dealer
            if expected and who and who != expected and at in made:
                return at
            if expected:
                found = min(at + 1, len(places) - 1)
        unsure = len(made) > 1 and not all(places[at] for at in made)
        return None if unsure or (self._in_order(made) and len(made) > 1) else found

    def _over(self, main: int) -> None:
        """The bid that it was made over."""
        event, calls = self.calls[main], self.calls
        lower = [each for each in calls[:main] if isinstance(each.call, Bid)]
        if not lower and self.entrance == "insufficient-bid" and main + 1 < len(calls):
            following = calls[main + 1].call
            if following is not None and outranked(event, following):
                lower = [calls[main + 1]]  # told after it, and made before it
                self._put_calls("before", [main + 1])
        if not lower:
            return
        plain = self.entrance in ("insufficient-bid", "inadmissible-call")
        if plain or lower[-1].over:
            self.facts.put("over", written_call(lower[-1].call), *lower[-1].parts)

    def _robbed(self) -> None:
        for fact, part in self.story.facts:
            if fact.about == "skipped":
                self.facts.put("who", self.who(str(fact.value)), part)
        for fact, part in self.story.facts:
            if fact.about in ("not-done", "turn"):
                whose = fact.who if fact.about == "not-done" else str(fact.value)
                self.facts.put("who", self.who(whose), part)
        who = str(self.facts["who"] or "")
        if not who:
            return
        # Up to the one who was left out, and after that.
        skipped = next((at + 1 for at, caller in enumerate(self.callers)
                        if caller and self.after(caller, 1) == who), 0)  # fmt: skip
        self._put_calls("before", range(skipped))
        self._put_calls("after", range(skipped, len(self.calls)))

    def _put_calls(self, name: str, places: range | list[int], who: str = "") -> None:
        said: list[str] = []
        told = [at for at in places if self.callers[at] or not self.calls[at].over]
        for at in told:
            event, by = self.calls[at], self.callers[at]
            if by == "partner-of-who" and who:
                by = self.after(who, 2) or by
            if not by and not (event.bare and name == "before"):
                return
            by = by or "?"
            said.append(f"{by} {written_call(event.call)}")
        if said:
            parts = tuple(part for at in told for part in self.calls[at].parts)
            self.facts.put(name, ", ".join(said), *parts)
