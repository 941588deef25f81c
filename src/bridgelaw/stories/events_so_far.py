"""A story gone through as far as some part of it, and where a deed in it ends."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import Bid
from bridgelaw.reading.readings import Part
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import PUT, Event, Gathered
from bridgelaw.stories.places import SEATS
from bridgelaw.stories.story_rows import Fact


class SoFar:
    """What was gathered up to here, and what is being told."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.found = Gathered(parts)
        self.now = Event()
        self.subject = ""  # of whom the sentence is
        self.denied = False  # “not” stands before the verb
        self.unreal = ""  # what is supposed, believed or long ago: up to a pause or a stop
        self.quoted = False
        self.owner = ""
        self.saying = ""  # whose words are told: “he says I forgot”
        self.repair = False  # “no, North”
        self.likewise = False  # “so did West”
        self.going_on = False  # the sentence of the last deed
        self.aside = False  # “when his partner asked”: the sentence is still of another
        self.clause = 0  # where the words since the last pause begin
        self.sentence = 0  # and since the last stop

    def _close(self) -> None:
        now, events = self.now, self.found.events
        before = events[-1] if events else None
        self.now = Event()
        if self.unreal:
            self.subject = now.who or self.subject
            return
        if now.act == "bid" and now.cards and now.call is None:
            now = replace(now, act=self._done_with_a_card(now))
        one = isinstance(now.call, Bid) and now.call.level == 1
        if now.act == "lead" and one and not any(map(beside.written_a, now.parts)):
            now = replace(now, act="bid")  # “came out with 1H”: no card is called so
        if now.call in beside.CALLED.values() and now.act in ("discard", "play"):
            now = replace(now, act="bid")  # “tosses in a pass”
        more = before is not None and not (now.act or now.who) and self.going_on
        if self.repair and more and before and now.call and before.call:
            # “… two hearts, no sorry, two spades it was.”
            parts = (*before.parts, *now.parts)
            events[-1] = replace(before, call=now.call, parts=parts)
            return
        verbless = now.cards and not (now.act or now.call or now.having)
        if verbless and (now.who or (self.subject and not (more and before and not before.cards))):
            now = replace(now, act="play")  # “North shot out the king”: whatever the verb was
            more = False
        if more and before and now.cards and not before.cards:
            # "She led two cards together, the ace and the six of hearts."
            events[-1] = replace(before, cards=now.cards, parts=(*before.parts, *now.parts))
        elif more and before and now.call and not before.call and before.act in beside.SHOWN:
            # “The wrong card came out of West's box, three clubs.”
            events[-1] = replace(before, call=now.call, parts=(*before.parts, *now.parts))
        elif now.told or (now.ranks and before):
            listed = not (now.who or now.act) and now.call is not None and not now.over
            bare = listed and not beside.is_said_of_it(self.parts, now.parts[0])
            who = now.who or ("" if bare or beside.is_of_a_card(now) else self.subject)
            if isinstance(now.call, Bid):  # of two that are named one made it
                self.found.alone += [(each, now.parts[:1]) for each in now.also]
                now = replace(now, also=())
            events += [replace(now, who=each, bare=bare) for each in (*now.also, who)]
            self.going_on = True
            if now.call is not None or now.cards:
                self.saying = ""
            if not self.aside:
                self.subject = "" if bare else who
        elif now.who and self.repair and before and before.who not in ("", now.who):
            # “… was it South? No, North.”
            events[-1] = replace(before, who=now.who, parts=(*before.parts, *now.parts))
            self.subject = now.who
        elif now.who:
            self.subject = now.who
            alone = self.found.alone
            itself = self.found.told("by")[-1:] == [Fact("by", "me")]
            if now.who in SEATS and not events and (itself or (alone and alone[-1][0] == "me")):
                # “It's me again. South.”
                self.found.facts.append((Fact("speaker", now.who), now.parts[-1]))
                self.subject = "me"
            alone.append((now.who, now.parts))

    def _done_with_a_card(self, now: Event) -> str:
        """“Called the five of clubs”, “whacked it down”, and “the five jumped out of my hand”."""
        verb = next(part for part in now.parts if part.category == "act")
        if verb.written.lower().startswith(beside.SAYS):
            return "name"
        return "expose" if beside.is_of_a_card(now) else PUT

    def _is_the_object(self, at: int) -> bool:
        """“Spilled coffee”: what was dropped is no card, where another thing is named."""
        before = [part for part in self.parts[:at] if part.written.lower() not in beside.ARTICLES]
        english = bool(before) and self.parts[at].written.isascii()
        dropped = english and before[-1].category == "act" and before[-1].value == "expose"
        return dropped and not (self.now.told_what or self.now.negated)

    def _follows_at_once(self, at: int) -> str:
        return self.parts[at + 1].written if at + 1 < len(self.parts) else ""

    def _right_follows(self, part: Part) -> None:
        """“They said weak, but …”: after one meaning comes what really is so."""
        if any(fact.about == "artificial" for fact, _ in self.found.facts):
            self.found.turned.append(part)

    def _nearest(self) -> str:
        """Of whom the words since the last stop are, where only one is named there."""
        named = {who for who, part in self.found.named
                 if part.start >= self.sentence and who not in beside.SOMEBODY}  # fmt: skip
        return named.pop() if len(named) == 1 else ""

    def _of_play(self) -> bool:
        events = self.found.events
        return (self.now.act or (events[-1].act if events else "")) in beside.PLAY_ACTS
