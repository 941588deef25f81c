"""The parts of a story put into order: who did what, and everything else that was told.

Whose a deed is, the words beside a name say: a subject, an owner (“West's two diamonds”), whoever
it was done by, or somebody it was only done to. A deed without a subject is of whoever the sentence
is about; a word that nobody knows, where a subject stands, is somebody else. What was supposed,
believed, or happened on another day is no deed.
"""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.reading.readings import Kind, Part, Reading
from bridgelaw.stories import beside
from bridgelaw.stories.deeds import Event, Gathered
from bridgelaw.stories.events_by_whom import ByWhom
from bridgelaw.stories.events_done import Done
from bridgelaw.stories.places import SEATS
from bridgelaw.stories.quoting import quoted
from bridgelaw.stories.settling import settle
from bridgelaw.stories.story_rows import Fact


def gather(reading: Reading) -> Gathered:
    """Sorts the parts of a reading, and puts deeds together with who did them."""
    return _Gathering(reading.parts).gathered()


class _Gathering(ByWhom, Done):
    """A reading gone through, part by part."""

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
