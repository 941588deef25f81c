"""The facts of a story about calls: whose turn it was, what the call was over, what it became."""

from __future__ import annotations

from bridgelaw.game.calls import DOUBLE, Bid, Call
from bridgelaw.stories.events import Event, bids, outranked
from bridgelaw.stories.resolving import ROLES, SEATS, Resolving, written_call

_BESIDE = 3  # letters between a call and the word that says that it was too low


class OfCalls(Resolving):
    """A story of the auction."""

    def tell(self) -> None:
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
        if self.entrance == "unauthorised-information":
            thinks = next((each.who for each in self.story.events if each.act == "hesitate"), "")
            who = self.who(thinks) or who
        who = who or self.unnamed(event)
        self.facts.put("who", who, *event.parts)
        for each in self.story.events:
            if each.act == "ask" and each.call is not None:  # it was asked about
                self.facts.put("call", written_call(each.call), *each.parts)
        self.facts.put("call", written_call(event.call), *event.parts)
        before, after = calls[:main], calls[main + 1 :]
        if self.entrance != "unintended-call" or len(before) < 2:
            self._put_calls("before", before)
        changed = self.facts["changed_to"], self.facts["wants"]
        others = [each for each in after if written_call(each.call) not in changed]
        self._put_calls("after", [each for each in others if self.who(each.who) != who], who)
        if self.entrance == "call-out-of-turn":
            if dealer and not turn and not before:
                self.facts.put("turn", dealer, supplied=True)
            elif before and not turn and (last := self.who(before[-1].who)):
                self.facts.put("turn", self.after(last, 1), supplied=True)
        if self.entrance == "unauthorised-information":
            for act in ("hesitate", "ask"):
                if act in self.story.acts:
                    self.facts.put("did", act, *event.parts)
        if self.entrance == "call-out-of-turn" and "turn" not in self.facts.known:
            over = [fact for fact in self.story.told("over") if self.who(fact.who)]
            if over:
                self.facts.put("turn", self.after(self.who(over[0].who), 1), supplied=True)
        for fact, part in self.story.facts:
            if fact.about == "meant" and fact.value != event.call:
                self.facts.put("meant", written_call(fact.value), part)

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
        if turn:
            # Whoever called where it was another's turn; that one's own call is in turn.
            for at, who in enumerate(places[1:], 1):
                if self.after(places[at - 1], 1) == turn != who:
                    return at
            return next((at for at, who in enumerate(places) if who != turn), 0)
        found = 0
        for at, who in enumerate(places):
            expected = self.after(places[at - 1], 1) if at else dealer
            if expected and who != expected:
                return at
            if expected:
                found = min(at + 1, len(places) - 1)
        return found

    def _thought(self, event: Event) -> bool:
        thinkers = [each.who for each in self.story.events if each.act in ("hesitate", "ask")]
        return event.who in thinkers

    def _over(self, calls: list[Event], main: int | None) -> None:
        event = None if main is None else calls[main]
        for fact, part in self.story.facts:
            if fact.about != "over" or not isinstance(fact.value, Call):
                continue
            self.facts.put("over", written_call(fact.value), part)
            if by := self.who(fact.who):
                self.facts.put("before", f"{by} {written_call(fact.value)}", part)
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
            self.facts.put("over", written_call(lower[-1].call), *lower[-1].parts)

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
            if by == "lho-of-who" and who in (*SEATS, *ROLES) and who:
                by = self.after(who, 1) if who in SEATS else by
            if not by and event.who not in ("", "they", "opponent"):
                return
            said.append(f"{by or '?'} {written_call(event.call)}")
        if said and not any(each.startswith("?") for each in said):
            parts = tuple(part for event in events for part in event.parts)
            self.facts.put(name, ", ".join(said), *parts)
