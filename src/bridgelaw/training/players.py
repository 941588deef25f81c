"""Four players: what each can know, how well they remember it, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import takewhile
from random import Random

from bridgelaw.game import SEATS, Seat
from bridgelaw.laws.machinery.asked import fill
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.locale import Text, tr
from bridgelaw.training.knowing import Knows, who_knows
from bridgelaw.training.openings import about, caller_of, is_in_opening, opening_of
from bridgelaw.training.sensible import samples_at
from bridgelaw.training.situations import KnownFact, Situation
from bridgelaw.training.wishes import Wish, liked, wish_of

HAPPENED = "happened"
"""The question that comes first: what happened?"""
_TALKS = 0.35
_UNSURE = 0.3


_SPEAKS = 0.4
"""How often somebody who is asked what happened also says what they want."""
_LEADING = 2
"""So much the caller tells of what it is about, and whom."""

_OPEN_QUESTIONS = ("What ", "Who asked ")
_ALL_SAID = tr("That is all I can say.")
_NOTHING = (tr("I have nothing to add."), tr("{seat} can tell you."))
_SAID_NOW = frozenset({
    "defenders_say", "doubted", "hand", "wants", "defender_chooses", "takes_back", "asked_for",
})  # fmt: skip
"""What somebody says to the director, and has not to remember."""
_AGREES = (
    *_NOTHING,
    tr("It was as {seat} says."),
    tr("Yes, that is what happened."),
    tr("I saw it like {seat}."),
)
_WISHES = {
    Wish.PEACE: (
        tr("Let us just play on, please."),
        tr("It does not matter to me."),
        tr("I did not want to make anything of it."),
    ),
    Wish.RIGHTS: (
        tr("I want it ruled properly."),
        tr("I should like to know what the law says."),
        tr("They have to follow the rules as well."),
    ),
    Wish.SCORE: (
        tr("I hope this does not spoil our board."),
        tr("We were doing well on this board."),
        tr("We should not lose by this."),
    ),
}
_REMARKS = {
    Wish.PEACE: (tr("It makes no difference with my hand."), tr("Partner, surely you remember.")),
    Wish.RIGHTS: (tr("This happens to them every week."), tr("They should know better.")),
    Wish.SCORE: (
        tr("I have a good suit anyway."),
        tr("I would never have done that with my hand."),
    ),
}


@dataclass(frozen=True, slots=True)
class Person:
    """A player with a temper, a memory and a wish."""

    seat: Seat
    talks: bool
    """Talks when not asked."""
    forgets: frozenset[str]
    """What they remember badly of what all saw, by the keys of the questions."""
    wish: Wish
    remark: Text


class Reply(Enum):
    """What kind of answer it was."""

    SURE = "sure"
    UNSURE = "unsure"
    NOT_MINE = "not mine"
    """Another player's to say, or nobody's at the table."""
    NOTHING = "nothing"
    """It did not come up here."""


@dataclass(frozen=True, slots=True)
class PlayerSaid:
    """What a player said; `answer` is what may be noted down of it."""

    text: Text
    reply: Reply
    answer: str | None = None


@lru_cache(maxsize=4096)
def people_at(situation: Situation) -> Mapping[Seat, Person]:
    """The four at this table. Of what all saw somebody is always sure."""
    chance = Random(f"people {situation.root}")
    talker = chance.choice(SEATS) if chance.random() < _TALKS else None
    people: dict[Seat, Person] = {}
    public = [fact for fact in situation.facts if fact.knows is Knows.ALL]
    clear = {one.key: Random(f"{situation.root} {one.key}").choice(SEATS) for one in public}
    for seat in SEATS:
        unsure = Random(f"memory {situation.root} {seat.letter}")
        forgets = frozenset(
            fact.key for fact in public
            if unsure.random() < _UNSURE and clear[fact.key] is not seat
            and _may_forget(situation, fact, seat)
        )  # fmt: skip
        wish = _wish(situation, seat)
        remark = chance.choice(_REMARKS[wish])
        people[seat] = Person(seat, seat is talker, forgets, wish, remark)
    return people


def _may_forget(situation: Situation, fact: KnownFact, seat: Seat) -> bool:
    """Nobody forgets what is about themselves, what they say at this very moment, or why they have
    called."""
    about = {fact.asked.values.get(name) for name in fact.asked.question.heading.holes}
    if seat in about or _whom(fact) is seat or fact.key in _SAID_NOW:
        return False
    return seat is not caller_of(situation) or fact not in _leading(situation)


def _wish(situation: Situation, seat: Seat) -> Wish:
    """What they want; what they chose at this table says it, where it says anything."""
    first = wish_of(situation.root, seat)
    chosen = [
        (situation.interview.after(at), fact)
        for at, fact in enumerate(situation.facts)
        if fact.by is seat and fact.is_choice
    ]
    for wish in (first, *(one for one in Wish if one is not first)):
        likes = (liked(before, fact.asked, seat, wish) for before, fact in chosen)
        if all(not best or fact.answer in best
               for best, (_, fact) in zip(likes, chosen, strict=True)):  # fmt: skip
            return wish
    return first


def tells(situation: Situation, seat: Seat, away: bool = False) -> tuple[KnownFact, ...]:
    """What of the facts this player tells when asked what happened: what was odd, as far as they
    want to, and what is private only away from the table.

    Who called tells all they saw, and what it is about. Whoever wants to play on leaves it at that;
    who wants a good score does not speak of what their own side did.
    """
    person, is_caller = people_at(situation)[seat], seat is caller_of(situation)
    leading = _leading(situation)
    told: list[KnownFact] = []
    for fact in situation.facts:
        if not _can_tell(fact, seat) or fact.key in person.forgets or fact.is_choice:
            continue
        if fact.is_rare and (not fact.away or away):
            if is_caller or fact.by is seat or _volunteers(situation, person):
                told.append(fact)
        elif is_caller and fact in leading and (_whom(fact) or _is_told_alone(fact)):
            told.append(fact)
    return tuple(told)


def story_of(situation: Situation, seat: Seat, away: bool = False) -> tuple[Text, ...]:
    """What this player says when asked what happened."""
    person, caller = people_at(situation)[seat], caller_of(situation)
    chance = Random(f"story {situation.root} {seat.letter}")
    said: list[Text] = []
    points = 0
    for fact in tells(situation, seat, away):
        if is_in_opening(situation, fact):
            continue
        said.append(_told(fact, seat, points > 0))
        points += _whom(fact) is None
    is_of_deed = len(opening_of(situation)) > 1
    agreed = chance.choice(_AGREES if is_of_deed else _NOTHING)
    wish = chance.choice(_WISHES[person.wish])
    if not said:
        said.append(_ALL_SAID if seat is caller else fill(agreed, {"seat": caller}))
    return (*said, wish) if chance.random() < _SPEAKS else tuple(said)


def _leading(situation: Situation) -> tuple[KnownFact, ...]:
    return tuple(takewhile(_is_leading, situation.facts))[:_LEADING]


def _is_leading(fact: KnownFact) -> bool:
    """It says whom and what it is about."""
    is_short = any(fact.words == short for short in _SHORT.values())
    return fact.knows is Knows.ALL and fact.asked.question.usually is None and not is_short


def _is_told_alone(fact: KnownFact) -> bool:
    """Its answer says something without its question."""
    is_open = fact.asked.question.heading.msgid.startswith(_OPEN_QUESTIONS)
    return is_open and bool(fact.asked.question.options) and fact.answer != "other"


def _told(fact: KnownFact, speaker: Seat, is_further: bool) -> Text:
    whom = _whom(fact)
    if whom is not None:
        return about(whom, speaker)
    what = fact.asked.unusual if fact.is_rare else fact.words
    return (
        tr("And then: {what}", what=what) if is_further else tr("The point is: {what}", what=what)
    )


def _whom(fact: KnownFact) -> Seat | None:
    value = fact.asked.read(fact.answer)
    return value if isinstance(value, Seat) else None


def _volunteers(situation: Situation, person: Person) -> bool:
    if person.wish is Wish.SCORE:
        return caller_of(situation).side is person.seat.side
    return person.wish is Wish.RIGHTS


def _can_tell(fact: KnownFact, seat: Seat) -> bool:
    if fact.knows is Knows.ALL:
        return True
    return fact.knows is Knows.ONE and fact.by is seat


def answer_of(situation: Situation, seat: Seat, key: str) -> PlayerSaid:
    """What this player answers to a question of the law."""
    fact = next((one for one in situation.facts if one.key == key), None)
    if fact is None:
        return PlayerSaid(_off_the_way(situation, seat, key), Reply.NOTHING)
    if fact.knows is Knows.DIRECTOR:
        return PlayerSaid(tr("That is for you to find out, director."), Reply.NOT_MINE)
    if fact.knows is Knows.ONE and fact.by is not seat:
        if fact.by is None:
            return PlayerSaid(tr("That is not for me to say."), Reply.NOT_MINE)
        if fact.away:
            return PlayerSaid(tr("I cannot know that."), Reply.NOT_MINE)
        return PlayerSaid(tr("That is for {seat} to say.", seat=fact.by), Reply.NOT_MINE)
    if key in people_at(situation)[seat].forgets:
        wrong = _misremembered(situation, fact, seat)
        return PlayerSaid(tr("I am not sure. Perhaps: {answer}", answer=_label(fact, wrong)),
                    Reply.UNSURE, wrong)  # fmt: skip
    return PlayerSaid(in_short(fact), Reply.SURE, fact.answer)


_SHORT = {"yes": tr("Yes"), "no": tr("No")}


def in_short(fact: KnownFact) -> Text:
    """The answer as a player gives it: not the whole sentence that was read out to them."""
    return _SHORT.get(fact.answer, fact.words) if fact.is_choice else fact.words


def _off_the_way(situation: Situation, seat: Seat, key: str) -> Text:
    question = next((one for one in situation.procedure.questions if one.key == key), None)
    if question is not None and who_knows(situation.procedure, question) is Knows.DIRECTOR:
        return tr("That is for you to find out, director.")
    return tr("I have nothing to say to that.")


def _misremembered(situation: Situation, fact: KnownFact, seat: Seat) -> str:
    """What a player believes who did not look closely: perhaps right, perhaps not."""
    chance = Random(f"{situation.root} {seat.letter} {fact.key}")
    samples = samples_at(situation.table, fact.asked)
    return chance.choice([one for one in samples if one != seat.letter] or [fact.answer])


def _label(fact: KnownFact, answer: str) -> Text:
    if answer == fact.answer:
        return fact.words
    for option in fact.asked.options:
        if option.key == answer:
            return option.label
    try:
        return tr("{answer}", answer=fact.asked.read(answer))
    except BadAnswer:
        return tr("{answer}", answer=answer)


def findings_of(situation: Situation, key: str) -> PlayerSaid:
    """What the director finds by looking, counting, or judging."""
    fact = next((one for one in situation.facts if one.key == key), None)
    if fact is None:
        return PlayerSaid(tr("There is nothing to be found about that."), Reply.NOTHING)
    if fact.knows is not Knows.DIRECTOR:
        return PlayerSaid(tr("That is for a player to say: ask."), Reply.NOT_MINE)
    return PlayerSaid(fact.words, Reply.SURE, fact.answer)
