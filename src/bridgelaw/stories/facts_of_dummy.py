"""The facts of a story about cards that declarer named from dummy."""

from __future__ import annotations

from bridgelaw.stories.deeds import Event
from bridgelaw.stories.facts_of_explanations import OfExplanations
from bridgelaw.stories.places import SEATS


class OfDummy(OfExplanations):
    """What was named, what it was changed to, and what dummy put down."""

    def named_anew(self, event: Event) -> None:
        """“The jack of diamonds, no, the three”: the second is what it was changed to."""
        later = [each for each in self.story.events if each.start > event.start]
        for each in later if len(event.cards) == 1 else ():
            suit = event.cards[0].suit.letter
            now = [str(card) for card in each.cards] or [f"{suit}{rank}" for rank in each.ranks]
            self.facts.put("changed_to", now[0] if len(now) == 1 else "", *each.parts)

    def named_and_put(self) -> None:
        """What declarer named, and what dummy put down instead."""
        events = self.story.events
        cards = [(card, event) for event in events for card in event.cards]
        ranks = [(rank, event) for event in events for rank in event.ranks]
        named = next((event for event in events if event.act in ("name", "bid")), None)
        put = next(
            (event for event in events if event is not named and event.act in ("play", "bid")), None
        )
        if named is not None and named.who in SEATS:
            self.facts.put("declarer", named.who, *named.parts)
        if put is not None and put.who in (*SEATS, "dummy"):
            self.facts.put("who", put.who, *put.parts)
        elif named is not None and any("dummy" in part.written.lower() or "ダミー" in part.written
                                       for part in named.parts):  # fmt: skip
            self.facts.put("who", "dummy", *named.parts)  # “I asked dummy for …, and he played …”
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
        if named is not None:
            self.facts.put("did", "play" if put is not None else "name", *named.parts)
        unsaid = named is not None and not named.who and not named.parts[0].written.isascii()
        if unsaid or (named is not None and named.who == "me"):
            self.facts.put("speaker", "declarer", supplied=True)
