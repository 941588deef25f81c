"""Facts in a story, and what they change about the deed that is being told."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Cards
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import Event
from bridgelaw.stories.events_so_far import SoFar
from bridgelaw.stories.story_rows import Fact


class Told(SoFar):
    """Facts as they come."""

    def _fact(self, at: int, part: Part, fact: Fact) -> None:
        found, now = self.found, self.now
        if fact.about in beside.WISHES and fact.who in ("", *beside.SOMEBODY):
            fact = replace(fact, who=now.who or self.subject)
        if fact == Fact("dealer", ""):
            fact = replace(fact, value=now.who or self.subject)  # “West passed as dealer”
        found.mentioned |= {str(each.value) for each in part.found.parts if each.category == "who"}
        if fact.about == "ruffed" and not fact.who:
            fact = replace(fact, who=now.who or self.subject)
        if fact.about == "seen" and fact.value in beside.SOMEBODY:
            fact = replace(fact, value=now.who or self.subject)  # “his partner swears he didn't”
        if fact.about == "not-meant" and isinstance(fact.value, Call):
            who = fact.who if fact.who not in ("", *beside.SOMEBODY) else now.who or self.subject
            found.events.append(Event(who, "bid", fact.value, parts=(part,)))
            found.signs.append(("slip", part))
            self.now = Event()
            return
        if fact.about == "led" and isinstance(fact.value, Card) and " with " in part.written:
            # “followed to the heart with the jack”
            self.now = replace(now, cards=(fact.value,), parts=(*now.parts, part))
            fact = replace(fact, value=fact.value.suit)
        found.facts.append((fact, part))
        if fact.about == "over" and isinstance(fact.value, Call):
            self._over(at, part, fact)
            return
        if now.act and fact.about in ("turn", "dealer", "lead"):
            self._close()
        row = part.found.row
        if fact == Fact("reason", "misread") and isinstance(now.call, Bid) and not now.act:
            # 西が2♠を1♠だと見間違えて: what was seen is not what they called
            found.events.append(Event("", "bid", now.call, over=True, parts=now.parts[-1:]))
            self.now = Event(now.who, parts=now.parts[:-1])
            return
        if fact.about == "speaker" and fact.who:
            if now.told:
                self._close()
            self.now = Event(fact.who, parts=(part,))  # “then I, South, …”
            return
        if fact.about in ("dealer", "declarer") and self._follows_at_once(at) in beside.SUBJECT_JA:
            # ディーラーの東が…, ディクレアラーの南が…
            if now.told:
                self._close()
            self.now = Event(str(fact.value), parts=(part,))
            return
        if fact.about in ("lead", "led") and self._led(at, part):
            # “West lead the ace”: a deed, as dictation writes it; “S led the ace” is no spade
            found.facts.pop()
            self._close()
            self.now = Event(str(fact.value), "lead", parts=(part,))
            found.named.append((str(fact.value), part))
            return
        if fact.about == "count" and fact.who not in ("", *beside.SOMEBODY):
            found.named.append((fact.who, part))
        if row is not None and row.pattern.startswith(beside.OF_THE_SUBJECT):
            # “East's a defender, and the jack slipped out of his hand”
            if now.told:
                self._close()
            if (
                not part.written.isascii()
                and getattr(beside.content(self.parts, at), "written", "") in beside.CONTRAST
            ):
                return  # パートナーがディーラーなのに、先に…: who did it is not said again
            self.subject = fact.who or str(fact.value)
            found.named.append((self.subject, part))
            if fact.about == "partner":
                self.subject = "partner"

    def _led(self, at: int, part: Part) -> bool:
        """Whether a card follows a name with “lead”, which nobody owns."""
        words, following = part.written.lower(), beside.content(self.parts, at)
        unowned = (words.endswith(" lead") and "'s" not in words) or words == "s led"
        if following is None or not unowned:
            return False
        return isinstance(following.value, Card | Cards | Suit) or beside.written_a(following)

    def _over(self, at: int, part: Part, fact: Fact) -> None:
        """A call that another was made over stands right before it."""
        events = self.found.events
        made = Event(fact.who, "bid", fact.value, over=True, parts=(part,))  # type: ignore[arg-type]
        following = beside.content(self.parts, at)
        goes_on = following is not None and following.kind is Kind.MEANT
        calls = [place for place, each in enumerate(events) if each.is_call and not each.over]
        if calls and part.written.lower().startswith("there") and not self.now.call:
            events.insert(calls[-1], made)  # “I bid 1S, but there was a two clubs already”
        elif self.now.told or goes_on or not events:
            events.append(made)
        else:
            events.insert(len(events) - 1, made)
