"""The facts of a story about what a call means: what was said of it, and what is right."""

from __future__ import annotations

from bridgelaw.stories.deeds import bids
from bridgelaw.stories.resolving import Resolving, written_call


class OfExplanations(Resolving):
    """What was explained, and what is really so."""

    def explained_call(self) -> None:
        """The call that was explained: the first that was told, and what was called after it."""
        every = [event for event in self.story.events if event.call is not None]
        complaints = [part.start for fact, part in self.story.facts
                      if fact.about in ("artificial", "not-done")]  # fmt: skip
        own = [event for event in every if not event.over] or every
        before = [event for event in own if complaints and event.start < min(complaints)]
        for fact, part in self.story.facts:
            if fact.about == "told":
                self.facts.put("told", self.who(str(fact.value)), part)
        calls = every[every.index((before or own)[-1 if before else 0]) :] if own else []
        if calls:
            self.facts.put("call", written_call(calls[0].call), *calls[0].parts)
            earlier = [each for each in every[: every.index(calls[0])] if self.who(each.who)]
            said = ", ".join(f"{self.who(each.who)} {written_call(each.call)}" for each in earlier)
            self.facts.put("before", said, *(part for each in earlier for part in each.parts))
            passive = not any("忘れ" in part.written for event in self.story.events
                              for part in event.parts)  # fmt: skip
            mine = calls[0].who in ("me", "my")  # then it was partner who did not explain it
            if calls[0].act in ("", "alert", "explain") and passive and not mine:
                self.facts.put("who", self.who(calls[0].who), *calls[0].parts)
        after = [each for each in bids(calls[1:]) if self.who(each.who)]
        if after:
            said = ", ".join(f"{self.who(each.who)} {written_call(each.call)}" for each in after)
            self.facts.put("after", said, *(part for each in after for part in each.parts))

    def _is_first_of_two(self, at: int) -> bool:
        """“They said 12-14, their card says 15-17”: what was said stands before what is right."""
        meanings = [part.start for fact, part in self.story.facts if fact.about == "artificial"]
        return any(at < each.start < later for each in self.story.turned for later in meanings)

    def of_what(self, at: int) -> str:
        """A meaning that is told: what was said of the call, what is right, or what it shows."""
        story = self.story
        turned = [part.start for part in story.turned if part.start <= at]
        told = [part.start for event in story.events if event.act == "explain"
                for part in event.parts if part.start <= at]  # fmt: skip
        if turned and turned[-1] > max(told, default=-1):
            two = any(fact.about == "artificial" and part.start < turned[-1]
                      for fact, part in story.facts)  # fmt: skip
            return "right" if two or "explain" in story.acts else "shows"
        explained = [part.start for event in story.events if event.act == "explain"
                     for part in event.parts]  # fmt: skip
        english = all(event.parts[0].written.isascii() for event in story.events)
        meanings = [part.start for fact, part in story.facts if fact.about == "artificial"]
        later = english and any(at < start < each for start in explained for each in meanings)
        if later and not told:
            return "right"  # “it was strong, they had told us that it was weak”
        said = bool(explained) or self._is_first_of_two(at)
        return "said" if said else "shows"
