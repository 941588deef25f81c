"""From what was told to facts: who is meant, what is told of the board, what came after.

Only what was said is a fact, and what follows from it by the order of the table. A pronoun gives no
seat, "opened" no dealer, "small" no card. Where nobody said who sits where, the players are the
teller's own: me, partner, lho, rho.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from bridgelaw.reading.readings import Part
from bridgelaw.stories.beside import is_denied
from bridgelaw.stories.deeds import UNNAMED, Event, Gathered
from bridgelaw.stories.places import Places
from bridgelaw.stories.story_rows import Fact

CALLS = frozenset(
    {"call-out-of-turn", "insufficient-bid", "unintended-call", "inadmissible-call", "wrong-board",
     "understandings", "robbed-of-turn", "unauthorised-information"}
)  # fmt: skip
_AS_TOLD = frozenset(
    {"vulnerable", "board", "table", "trick", "stage", "side", "face", "from_board", "they", "we",
     "penalty", "left"}
)  # fmt: skip
_HAVE_A_TURN = CALLS | {
    "play-out-of-turn", "card-in-auction", "auction-question", "contract-question", "penalty-card",
    "penalty-card-not-played", "lead-restriction", "tempo-and-deception", "settled-by-players",
}  # fmt: skip
"""Where it matters whose turn it is: “before declarer spoke” is else no turn."""
_PLAYS = ("play", "lead", "discard", "ruff")
_CANNOT = frozenset({"declarer", "dummy", "partner-of-who", "lho-of-who", "defender"})
_NOBODY = (*UNNAMED, "me", "declarer", "dummy", "lho-of-who", "partner", "partner-of-who")
_OF_WHOM = {"partner-of-who": 2, "lho-of-who": 1}
_NEAR = 6  # letters between two parts of one thing
_TOLD_BY_WHO_DID = frozenset({"unintended-call", "auction-question", "extraneous-information"})


@dataclass(frozen=True, slots=True)
class Known:
    """One fact, and the words that it stands on; `supplied` if it follows from others."""

    value: object
    parts: tuple[Part, ...] = ()
    supplied: bool = False


@dataclass
class Facts:
    """The facts of a story by their names."""

    known: dict[str, Known] = field(default_factory=dict)

    def put(
        self, name: str, value: object, *parts: Part, supplied: bool = False, over: bool = False
    ) -> None:
        if value not in (None, "", (), "they", "he") and (over or name not in self.known):
            self.known[name] = Known(value, parts, supplied)

    def __getitem__(self, name: str) -> object:
        found = self.known.get(name)
        return None if found is None else found.value


class Resolving(ABC):
    """A story about one procedure, while its facts are found."""

    def __init__(self, story: Gathered, entrance: str) -> None:
        self.story = story
        self.entrance = entrance
        self.facts = Facts()
        places = Places(story)
        self.speaker, self.who, self.after = places.speaker, places.who, places.after
        if places.said is not None:
            self.facts.put("speaker", places.speaker, places.said, supplied=places.supplied)

    def resolved(self) -> Facts:
        """Every fact of the story."""
        self._frame()
        self.tell()
        self._since()
        self._beside_who()
        if self.story.doubtful and "who" in self.facts.known:
            self.facts.put("sure", "no")
        return self.facts

    @abstractmethod
    def tell(self) -> None:
        """Finds what this kind of story tells."""

    # What is told of the board at large.

    def _frame(self) -> None:
        for fact, part in self.story.facts:
            match fact.about:
                case "dealer":
                    self.facts.put("dealer", self.who(str(fact.value)), part, over=True)
                case "turn" if self.entrance in _HAVE_A_TURN:
                    self.facts.put("turn", self.who(str(fact.value)), part, over=True)
                case "whose" if self.entrance in CALLS:
                    self.facts.put("turn", self.who(str(fact.value)), part)
                case "reason" if self.entrance in CALLS:
                    self.facts.put("reason", fact.value, part)
                case "contract":
                    self.facts.put("contract", written_call(fact.value), part)
                    if fact.who != "declarer":
                        self.facts.put("declarer", self.who(fact.who), part)
                    if fact.who == "me":
                        self.facts.put("speaker", "declarer", part)
                case "speaker" if fact.value in ("declarer", "dummy"):
                    self.facts.put("speaker", fact.value, part)
                case "declarer":
                    who = self.who(str(fact.value))
                    if who == "me":
                        self.facts.put("speaker", "declarer", part)
                    else:
                        self.facts.put("declarer", who, part)
                case about if about in _AS_TOLD:
                    if fact.value != "up":
                        self.facts.put(fact.about, fact.value, part)
                case "changed_to" | "wants" if not isinstance(fact.value, int):
                    self.facts.put(fact.about, written_call(fact.value), part)
                case "trump_out":
                    who = self.who(str(fact.value))
                    self.facts.put("trump_out", who or "yes", part)
                case "has-it" if self.story.told("trump_out"):
                    self.facts.put("trump_out", self.who(str(fact.value)), part, over=True)
                case _:
                    pass

    def unnamed(self, event: Event) -> str:
        """Who it was, where the deed does not say: named beside it, or the teller.

        〜してしまいました means that the teller did it, unless somebody is named; so does a slip
        that is told without saying whose.
        """
        if any(who == "me" and not parts[-1].written.isascii() for who, parts in self.story.alone):
            return self.speaker or "me"  # …、私です
        beside = [self.who(each) for each, _ in self.story.alone if each != "me"]
        beside += [self.who(str(fact.value)) for fact in self.story.told("by")]
        if event.who not in ("", "he"):
            return ""  # somebody was meant, and who it is was not said
        named = [each for each in dict.fromkeys(beside) if each and each not in _CANNOT]
        if len(named) == 1:
            return named[0]
        owners = {each.who for each in self.story.events if each.over}
        if any(each not in (*_NOBODY, *owners) for each, _ in self.story.named):
            return ""
        slip = self.entrance in _TOLD_BY_WHO_DID and not self.story.mentioned
        if self.story.stranger:
            return ""
        return (
            (self.speaker or "me") if event.who == "" and (self.story.speaker_did or slip) else ""
        )

    def _beside_who(self) -> None:
        """“His partner” sits somewhere, where it is known whom the story is about."""
        found = self.facts.known.get("who")
        if found is not None and found.value in _OF_WHOM:
            # “my lho …, his partner”: of the only one who was named before
            start = min((part.start for part in found.parts), default=0)
            before = {who for who, part in self.story.named
                      if part.start < start and who not in (*_CANNOT, *UNNAMED)}  # fmt: skip
            del self.facts.known["who"]
            if len(before) == 1:
                whose = self.after(self.who(before.pop()), _OF_WHOM[str(found.value)])
                self.facts.put("who", whose, *found.parts)
        who = str(self.facts["who"] or "")
        for role, steps in _OF_WHOM.items():
            known = self.facts.known.get("turn")
            if known is not None and known.value == role and (seat := self.after(who, steps)):
                self.facts.put("turn", seat, *known.parts, over=True)

    # What came after.

    def _since(self) -> None:
        since: list[str] = []
        parts: list[Part] = []
        nobody = [part for fact, part in self.story.facts
                  if fact.about == "not-done" and fact.who == "nobody"]  # fmt: skip
        for fact, part in self.story.facts:
            if fact.about == "since_word" and any(
                max(part.start - each.end, each.start - part.end) < _NEAR for each in nobody
            ):
                continue  # “nobody has played to the next trick”
            if fact.about == "held-later":
                played = any(each.value in _PLAYS for each in part.found.parts)
                if played and part.written.isascii():
                    self.facts.put("played_on", "yes", part)  # whoever revoked did
                since.append("next-trick")
                parts.append(part)
            elif fact.about == "since_word":
                if fact.value == "next-trick" and self.entrance in CALLS:
                    continue  # “later”: no tricks are spoken of
                on = fact.value == "led" and self.entrance == "revoke"
                came = "next-trick" if on else str(fact.value)
                since.append("nothing" if is_denied(self.story.parts, part) else came)
                parts.append(part)
            elif fact.about == "not-done" and fact.value not in ("bid", "play", "lead", "pass"):
                continue  # nobody alerted, or doubled: they may have called
            elif fact.about == "not-done" and self.entrance != "robbed-of-turn":
                if fact.who in ("nobody", "lho-of-who") or self._is_next(fact):
                    since.append("nothing")
                    parts.append(part)
        for event in self.story.events:
            partner = self.after(self.who(str(self.facts["who"] or "")), 2)
            if (
                (event.who in ("partner", "partner-of-who") or self.who(event.who) == partner != "")
                and event.act == "bid"
                and event.call is None
                and not event.negated
            ):
                if self.entrance in CALLS:
                    since.append("partner-called")
        partner = self.after(self.who(str(self.facts["who"] or "")), 2)
        waits = [part for fact, part in self.story.facts
                 if fact.about == "not-done" and self.who(fact.who) == partner != ""]  # fmt: skip
        if waits and self.entrance == "unintended-call":
            self.facts.put("since", "partner-waits", *waits)
        called = f", {self.facts['after'] or ''}"
        if self.entrance == "unintended-call" and "nothing" not in since and partner \
                and f", {partner} " in called:  # fmt: skip
            since.append("partner-called")
        if len({str(fact.value) for fact in self.story.told("trick")}) > 1:
            since.append("next-trick")  # “trick three …, and at trick six …”
        if "all-played" in since:  # and nobody has led to the next trick
            since = [each for each in since if each != "nothing"]
        if len({*since}) > 1:  # the hands are back: more than a trick has gone
            since = [each for each in since if each != "next-trick"]
        if since and ("nothing" not in since or set(since) == {"nothing"}):
            self.facts.put("since", ", ".join(dict.fromkeys(since)), *parts)

    def _is_next(self, fact: Fact) -> bool:
        """Whether the one who has not called is the next to call."""
        who = str(self.facts["who"] or "")
        return bool(who) and self.who(fact.who) == self.after(who, 1)


def written_call(value: object) -> str:
    """A call as facts have it."""
    return "P" if str(value) == "Pass" else str(value)
