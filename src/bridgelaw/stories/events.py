"""The parts of a story put into order: who did what, and everything else that was told.

Whose a deed is, the words beside a name say: a subject, an owner (“West's two diamonds”), whoever
it was done by, or somebody it was only done to. A deed without a subject is of whoever the sentence
is about; a word that nobody knows, where a subject stands, is somebody else. What was supposed,
believed, or happened on another day is no deed.
"""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import PASS, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Kind, Part, Reading
from bridgelaw.reading.shared.values import Cards
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import PUT, UNNAMED, Event, Gathered
from bridgelaw.stories.places import SEATS
from bridgelaw.stories.quoting import quoted
from bridgelaw.stories.settling import settle
from bridgelaw.stories.story_rows import Fact


def gather(reading: Reading) -> Gathered:
    """Sorts the parts of a reading, and puts deeds together with who did them."""
    return _Gathering(reading.parts).gathered()


class _Gathering:
    """A reading gone through, part by part."""

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

    def gathered(self) -> Gathered:
        for at, part in enumerate(self.parts):
            if part.kind is Kind.MARK:
                self._mark(at, part)
            elif part.kind is Kind.UNKNOWN and self._is_the_object(at):
                self.now = replace(self.now, act="")
            elif part.kind in (Kind.UNKNOWN, Kind.UNUSED):
                self._unknown(at, part)
            elif part.kind is Kind.FILLER:
                self._filler(part)
            elif part.category == "unreal":
                if self.now.told:
                    self._close()
                self.unreal = str(part.value)
            elif part.category == "unreal_ja":
                self.found.forget(self.clause)
                set_apart = [who for who, each in self.found.named
                             if self.clause - 2 <= each.end < self.clause]  # fmt: skip
                self.now = Event((set_apart or [""])[0])  # 左の人、ダミーと勘違いして
            elif part.category == "likewise":
                self._close()
                self.likewise = bool(self.found.events)
            elif self.unreal:
                self._in_belief(at, part)
            elif part.category == "who":
                self._who(at, part, str(part.value))
            elif isinstance(part.value, Fact):
                self._fact(at, part, part.value)
            else:
                self._word(at, part)
        self._close()
        self.found.facts += quoted(self.parts)
        settle(self.found)
        self.found.mentioned &= {*SEATS}
        return self.found

    def _is_the_object(self, at: int) -> bool:
        """“Spilled coffee”: what was dropped is no card, where another thing is named."""
        before = [part for part in self.parts[:at] if part.written.lower() not in beside.ARTICLES]
        english = bool(before) and self.parts[at].written.isascii()
        dropped = english and before[-1].category == "act" and before[-1].value == "expose"
        return dropped and not (self.now.told_what or self.now.negated)

    # Where things end.

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

    def _mark(self, at: int, part: Part) -> None:
        mark = part.written
        if mark in beside.OPENS or mark in beside.CLOSES or mark == '"':
            self.quoted = mark in beside.OPENS or (mark == '"' and not self.quoted)
        elif mark in beside.STOPS and not self.quoted:
            seated = self.now.who in SEATS and not self.now.told and part.written in "。."
            if seated and all(each.kind is Kind.FILLER for each in self.parts[1:at]):
                self.found.facts.append((Fact("speaker", self.now.who), self.parts[0]))
                self.now = Event()  # ノースです。
            self._close()
            self.unreal = ""
            self.clause = self.sentence = part.end
            self.repair, self.saying = False, ""
        elif mark in beside.PAUSES and not self.quoted and not beside.within_a_word(self.parts, at):
            by_itself = self.now.who and self.parts[at - 1].written in beside.IT_WAS
            if self.now.told or self.unreal or by_itself:
                self._close()
            if self.unreal == beside.UP_TO_A_PAUSE:
                self.unreal = ""
            self.clause = part.end
        if mark in beside.STOPS or mark in beside.PAUSES:
            self.aside = False

    def _unknown(self, at: int, part: Part) -> None:
        if part.written.lower() == "nothing" and self.now.act and not self.now.told_what:
            self.now = replace(self.now, negated=True)
        self.denied = False  # “I wasn't concentrating and bid 2S”: not the bid is denied
        owned = self.parts[at - 1].written == "'s" and self.parts[at - 2].kind is Kind.UNKNOWN
        if part.category == "turn_noun" and at > 1 and owned:
            self.found.signs.append(("out-of-turn", part))  # “it was Lily's go”: not theirs
        following = [each.written for each in self.parts[at + 1 : at + 4]]
        named = any(word.startswith("さん") for word in following)
        named = named or bool({"が", "は"} & {*following[:2]})
        if not part.written.isascii() and named:
            self.found.stranger = True
        if part.kind is Kind.UNKNOWN and beside.may_be_somebody(self.parts, at):
            if self.now.told:
                self._close()
            if not self.now.who:
                self.now = Event("they")  # “Bob doubled”: not who was named before

    def _filler(self, part: Part) -> None:
        word = part.written.lower()
        if word in beside.WE:
            if self.now.told:
                self._close()
            self.now = Event("they")  # “… and we don't agree”: not who was named before
        elif word in ("and", "but", "so"):
            self.saying = ""
            if word == "but":
                self._right_follows(part)
            self.clause = part.end if self.unreal == beside.UP_TO_A_PAUSE else self.clause
        elif word in beside.HAVING and self.now.who and not self.now.act:
            self.now = replace(self.now, having=True)

    def _in_belief(self, at: int, part: Part) -> None:
        word = part.written.lower()
        ends = part.category == "conj" and word in beside.ENDS_BELIEF
        joined = self.parts[at - 1].written.lower() == "and" and part.category == "act"
        if (ends or joined) and self.unreal == beside.UP_TO_A_PAUSE:
            self.unreal = ""
            if joined:
                self._word(at, part)

    # Who.

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
        if now.who == "defender" and who in SEATS and self.parts[at - 1].written == ",":
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

    # What.

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

    def _follows_at_once(self, at: int) -> str:
        return self.parts[at + 1].written if at + 1 < len(self.parts) else ""

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

    def _right_follows(self, part: Part) -> None:
        """“They said weak, but …”: after one meaning comes what really is so."""
        if any(fact.about == "artificial" for fact, _ in self.found.facts):
            self.found.turned.append(part)

    def _nearest(self) -> str:
        """Of whom the words since the last stop are, where only one is named there."""
        named = {who for who, part in self.found.named
                 if part.start >= self.sentence and who not in beside.SOMEBODY}  # fmt: skip
        return named.pop() if len(named) == 1 else ""

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

    def _of_play(self) -> bool:
        events = self.found.events
        return (self.now.act or (events[-1].act if events else "")) in beside.PLAY_ACTS
