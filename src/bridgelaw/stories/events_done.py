"""Verbs, calls, cards and the small words in a story: what was done."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import PASS, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Cards
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import PUT, UNNAMED, Event
from bridgelaw.stories.events_told import Told
from bridgelaw.stories.story_rows import Fact


class Done(Told):
    """Deeds as they come."""

    def _word(self, at: int, part: Part) -> None:
        now, value, category = self.now, part.value, part.category
        match value:
            case Bid() if beside.written_a(part) and self._of_play():
                suit = now.suit or value.denomination.suit
                self.now = replace(now, suit=suit, parts=(*now.parts, part))
            case Call():
                self._call(at, part, value)
            case Card() if now.cards and beside.comes_with(self.parts, at):
                self.found.facts.append(
                    (Fact("held", value), part)
                )  # “…, with the three behind it”
            case Card():
                self.now = replace(now, cards=(*now.cards, value), parts=(*now.parts, part))
            case Cards():
                cards = tuple(card for card in value.cards if isinstance(card, Card))
                self.now = replace(now, cards=(*now.cards, *cards), parts=(*now.parts, part))
            case Suit():
                self.now = replace(now, suit=now.suit or value, parts=(*now.parts, part))
            case str() if category == "act":
                self._act(at, part, value)
            case int() if now.act in ("claim", "concede") and now.who:
                self.found.facts.append((Fact("tricks", value), part))  # “claimed three”
            case str() if category == "rank" and value.isdigit() and now.act == "claim" and now.who:
                self.found.facts.append((Fact("tricks", int(value)), part))
            case int() | str() if str(value).isdigit() and beside.is_a_level(self.parts, at, now):
                self._level(part, int(str(value)))
            case str() if category == "rank":
                self.now = replace(now, ranks=(*now.ranks, value), parts=(*now.parts, part))
            case str() if category == "denial":
                if now.act and not part.written.isascii():
                    only = any(each.written == "しか" for each in self.parts[max(0, at - 5) : at])
                    self.now = replace(now, negated=not only, parts=(*now.parts, part))
                else:
                    self.denied = True
            case str() if category == "turns_out":
                self.found.turned.append(part)
            case str() if category == "misread":
                saw = part.written.lower().startswith(beside.UNSEEN)
                why, whose = "overlooked" if saw else "misread", now.who or self.subject
                self.found.facts.append((Fact("reason", why, whose), part))
            case str():
                self._sign(part, category, value)
            case _:
                pass

    def _call(self, at: int, part: Part, call: Call) -> None:
        now = self.now
        if self.owner:
            made = Event(self.owner, "bid", call, over=True, parts=(part,))
            self.found.events.append(made)
            self.owner = ""
            return
        if (
            now.act in beside.OF_OTHERS
            and part.written.isascii()
            and beside.right_after_verb(self.parts, at)
        ):
            # “doubled three clubs”, “doubled North's three clubs”
            owner = ""
            for each in self.parts[max(0, at - 3) : at]:
                owner = str(each.value) if each.category == "who" else owner
                owner = "" if each.category == "act" else owner  # who doubled it, not whose it was
            made = Event("me" if owner == "my" else owner, "bid", call, over=True, parts=(part,))
            self.found.events.append(made)
            return
        if self.parts[at - 1].written.lower() == "with":
            if now.call is not None:
                return  # “opened one heart with two hearts and four points”
            now = replace(now, act="bid" if now.act == "ask" else now.act)  # “asked with 4NT”
        before = [each for each in self.parts[:at] if each.kind is not Kind.FILLER][-1:]
        if before and before[0].value == "nobody-doubled":
            self._over(at, part, Fact("over", call))  # “nobody had doubled the four hearts”
            return
        if now.call is not None or now.cards:
            self._close()
            now = self.now
        self.now = replace(now, call=call, parts=(*now.parts, part))

    def _level(self, part: Part, level: int) -> None:
        """“North raised to three”: of whatever was bid last."""
        bids = [each.call for each in self.found.events if isinstance(each.call, Bid)]
        if bids and 1 <= level <= 7:
            self.now = replace(self.now, act=self.now.act or "bid", parts=(*self.now.parts, part),
                               call=Bid.of(level, bids[-1].denomination))  # fmt: skip

    def _act(self, at: int, part: Part, act: str) -> None:
        now = self.now
        if part.written.lower() == "think" and now.who == "me" and not now.told:
            self.found.doubtful, self.now = True, Event()  # “I rather think that West …”
            return
        if part.written.lower() in beside.THINKS and beside.believes(self.parts, at):
            if now.told:
                self._close()
            self.unreal = beside.UP_TO_A_PAUSE
            return
        told = self.parts[at - 1].value if at else None
        if act == "hesitate" and isinstance(told, Fact) and told.about == "over" and told.who:
            for place, event in enumerate(self.found.events):
                if event.parts == (self.parts[at - 1],):  # “… after North had passed slowly”
                    parts = (*event.parts, part)
                    self.found.events[place] = replace(event, act=act, over=False, parts=parts)
            return
        if act == "expose" and now.act == "lead" and now.parts[-2:][0].written.lower() == "let":
            now = replace(now, act="")  # “let the king fall” is no lead
        again = now.act == act and now.call is not None and part.written.isascii()
        if part.written.lower() in beside.PASSIVE:
            self.found.facts += [(Fact("told", now.who), part)] if now.who else []
            self._close()
            now = Event("they")
        elif again or (now.act not in ("", act) and act not in beside.SPEECH):
            self._close()
            now = self.now
        if at and self.parts[at - 1].written.lower() in ("had", "having"):
            now = replace(now, earlier=True)
        meaning = self.parts[at - 2 : at] if now.call and act == "bid" else ()
        if any(each.category == "artificial" for each in meaning):
            act = "explain"  # 1NTを12から14と言った
        kept = act if not now.act or now.act in ("bid", PUT) else now.act
        if now.call is None and act in beside.CALLED:
            now = replace(now, call=beside.CALLED[act])
        self.now = replace(now, act=kept, negated=self.denied, parts=(*now.parts, part))
        self.denied = False
        says = part.written.lower() in ("says", "said") and self.now.who not in ("", "me")
        self.saying = self.now.who if says else self.saying

    def _sign(self, part: Part, category: str, value: str) -> None:
        found, now, words = self.found, self.now, part.written.lower()
        found.named += [(str(each.value), part) for each in part.found.parts
                        if each.category == "who"]  # fmt: skip
        match category:
            case "sign" | "penalty_sign":
                found.signs.append(("penalty-card" if category == "penalty_sign" else value, part))
                if words == "poot":
                    self.now = replace(now, call=PASS, act="pass", parts=(*now.parts, part))
                elif value == "skipped":
                    who = "me" if " me" in words else now.who
                    found.facts += [(Fact("skipped", who), part)] if who else []
                    self.now = Event()
                elif value == "ui" and (now.who or self.saying):
                    found.facts.append((Fact("remark", now.who or self.saying), part))
                elif value == "disagree" and now.who and not now.told:
                    found.facts.append((Fact("objection", now.who), part))
                    self._right_follows(part)
                elif value == "wrong-info" and words.startswith(beside.TRULY):
                    found.turned.append(part)
            case "stage" | "side" | "since_word" | "from" | "face" | "low" | "artificial":
                if found.told("artificial") and beside.is_said_of_it(self.parts, part):
                    found.turned.append(part)  # “… explained as weak. It's intermediate.”
                if category == "from" and " my " in words and now.told and not now.who:
                    self.now = replace(now, who="me")  # “the seven jumped out of my hand”
                found.facts.append((Fact(category, value), part))
            case "trump_out":
                who = self._nearest() if now.who == "he" else now.who
                has = (now.having or who == "me") and not now.told
                holder = who if has and who not in (*UNNAMED, "declarer") else "yes"
                found.facts.append((Fact("trump_out", holder), part))
            case "doubt":
                found.doubtful = True
            case "never_mind":
                following = self.parts[self.parts.index(part) + 1 :][:3]
                found.withdrawn |= not {each.written.lower() for each in following} & beside.YET
            case "question":
                found.question = True
                if self._is_the_object(self.parts.index(part)):
                    self.now = replace(now, act="")
            case "shimau":
                found.speaker_did = True
            case "conj":
                if words.endswith(beside.CONTRAST):
                    self._right_follows(part)
                    if isinstance(now.call, Bid) and now.who and not (now.act or words.isascii()):
                        # 右が1♠なのに1♥と言って…: what was there, and not by whom it is told
                        self.found.events.append(replace(now, act="bid", over=True))
                        self.now, self.subject = Event(), ""
                        now = self.now
                if now.act or (now.call is not None and not words.isascii()):
                    self._close()
                self.aside = self.aside or words in beside.ASIDE
            case "sorry":
                said = [each for each in self.parts[: self.parts.index(part)]
                        if each.kind not in (Kind.FILLER, Kind.MARK)]  # fmt: skip
                if said and said[-1].kind is Kind.UNKNOWN:
                    return  # “not the red but the blue one”: nobody is put right
                self.repair = True
                self._right_follows(part)
                if now.who and not now.act:
                    del found.named[-1:]  # “we” is nobody of whom anything is known
                    self.now = Event()  # East, no sorry, West
            case _:
                pass
