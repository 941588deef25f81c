"""Names in a story: who did it, whose it is, and who only stands beside."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Cards
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import Event
from bridgelaw.stories.events_so_far import SoFar
from bridgelaw.stories.places import SEATS
from bridgelaw.stories.story_rows import Fact


class ByWhom(SoFar):
    """What a name is to the deed that is being told."""

    def _who(self, at: int, part: Part, who: str) -> None:
        now, words = self.now, part.written.lower()
        if who in ("me", "my", "partner") and (self.quoted or (self.saying and who != "partner")):
            return  # whoever speaks, not whoever tells it
        role = beside.role_of(self.parts, at, who)
        if who == "everybody" and now.act and now.who and self.parts[at - 1].category == "act":
            role = "beside"  # “showed everybody the king”
        if who != "my":
            self.found.named.append((who, part))
        if self.likewise:
            self.likewise = False
            self.found.events.append(replace(self.found.events[-1], who=who, parts=(part,)))
            return
        if who in SEATS and beside.tells_a_seat(self.parts, at, now.who):
            self.found.facts.append((Fact("speaker", who), part))  # “double by me in the W chair”
            return
        if role == "beside" or (who == "my" and role != "owner"):
            return
        if role == "owner":
            self._owner(at, part, "me" if who == "my" else who)
            return
        if role == "by" and now.told and not now.who:
            self.now = replace(now, who=who, parts=(*now.parts, part))
            return
        if who == "defender" and now.who and not now.told:
            self.found.facts.append((Fact("side", "defence", now.who), part))
            return  # “West, a defender, …”: that is who West is
        says = at > 0 and self.parts[at - 1].written.lower() in ("says", "said")
        if says and now.act == "bid" and not now.who and now.call is None:
            self.now = replace(now, who=who, parts=(*now.parts, part))  # “…, says declarer”
            return
        if now.told and not (now.who or now.act) and self.parts[at - 1].written == "を":
            self.now = replace(now, who=who, parts=(*now.parts, part))  # ♠Kを東が…
            return
        if now.told and (now.who or now.act or not words.startswith("on ")):
            asked = now.act in ("ask", "explain", "agree") and not now.call
            if asked and part.written.isascii() and now.who:
                return  # “asked North”
            self._close()
            now = self.now
        if (
            now.who == "defender"
            and who in (*SEATS, "lho", "rho")
            and self.parts[at - 1].written == ","
        ):
            self.found.facts.append((Fact("side", "defence", who), part))  # “a defender, East”
            self.now = replace(now, who=who, parts=(*now.parts, part))
        elif now.who and beside.joined(self.parts, at):
            self.now = replace(now, who=who, also=(*now.also, now.who), parts=(*now.parts, part))
        elif who not in beside.SOMEBODY or not now.who:
            parts = () if now.who else now.parts
            self.now = replace(now, who=who, having=False, parts=(*parts, part))

    def _owner(self, at: int, part: Part, who: str) -> None:
        now, owned = self.now, beside.next_of(self.parts, at)
        if isinstance(owned, Call):
            if now.act and now.call not in (None, *beside.CALLED.values()):
                self._close()
            elif now.act:
                # “doubled North's three clubs”: what it was done to, and made before it
                return
            elif now.who and not now.told and not part.written.isascii():
                self.owner = who  # パートナーが私の2♦を…: somebody else's call, and then the verb
                return
            elif not (now.told or part.written.isascii()) and self._is_looked_at(at):
                self.owner = who  # 西の2♣を見間違えて
                return
            elif now.told or now.who:
                self._close()
            self.now = Event(who, parts=(part,))
        elif who == "dummy" and isinstance(owned, Card | Cards | Suit):
            self.found.facts.append((Fact("from", "dummy"), part))
        elif (
            who not in beside.SOMEBODY
            and now.who in ("", *beside.SOMEBODY)
            and (
                beside.is_of_a_card(now)
                or not (now.act and self.subject not in ("", *beside.SOMEBODY))
            )
        ):
            things = [each for each in self.parts[at + 1 : at + 4] if each.kind is not Kind.FILLER]
            known = things and (
                things[0].kind is not Kind.UNKNOWN or things[0].written in beside.HELD
            )
            if not known and not (len(things) > 1 and things[1].category == "act"):
                return  # “my fault”, but “North's long hesitation”
            self.now = replace(now, who=who, parts=(*now.parts, part))

    def _is_looked_at(self, at: int) -> bool:
        """Whether a call is the object of what follows: 西の2♣を…"""
        call = next(each for each in self.parts[at + 1 :] if isinstance(each.value, Call))
        return self._follows_at_once(self.parts.index(call)) == "を"
