"""A story on the page of its moment: the same facts by the names that the page has for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.game.suits import SUIT_OF_LETTER
from bridgelaw.laws.entrances.moment import holes_of, said
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale.text import Text, tr
from bridgelaw.stories.as_table import stage_of
from bridgelaw.stories.names import in_words
from bridgelaw.stories.read_back import read_back
from bridgelaw.stories.story import Story, retold

_SAME = ("who", "call", "over", "turn", "declarer")
_SOURCES = {"hesitate": "tempo", "say": "manner", "ask": "question"}
_SLOW = re.compile("slow|遅|スロー", re.I)
"""What people say of the pace is said of no manners."""
_OTHERWISE = ("call", "card", "cards", "suit", "count", "tricks")
"""What is worth saying where no sentence of the moment fits."""


def moment_facts(key: str, story: Story) -> dict[str, str]:
    """What was told, and nothing that is only usual."""
    exact = read_back(story.text)
    if exact is not None and exact.key == key and story == retold(story.text, exact):
        return exact.facts
    told = {name: fact.value for name, fact in story.facts.items()}
    found = {name: {"P": "Pass"}.get(told[name], told[name]) for name in _SAME if name in told}
    if told.get("led") in SUIT_OF_LETTER:
        found["led"] = told["led"]
    if told.get("suit") in SUIT_OF_LETTER:
        found["played" if key == "revoke" else "suit"] = told["suit"]
    found |= _card(key, told.get("card", ""))
    if told.get("objection") in SEAT_OF_LETTER:
        found["objects"] = told["objection"]
    if told.get("trick", "").isdecimal():
        found["trick"] = told["trick"]
    if stage_of(told):
        found["stage"] = stage_of(told)
    elif key == "play-out-of-turn" and _not_partners(told):
        found["stage"] = "play"
    if key == "conduct" and "did" in told and not _SLOW.search(story.text):
        found["matter"] = "courtesy"
    if told.get("did") in _SOURCES:
        found["source"] = _SOURCES[told["did"]]
    if told.get("tricks", "").isdecimal():
        found["claims"] = told["tricks"]
    hand = _hand(told)
    if hand:
        found |= {"whose_hand": hand, "claimer": hand}
    return found


def sentence_of(key: str, title: Text, story: Story) -> Text:
    """The facts in a sentence, as the button of the moment says them."""
    moment, told = MOMENTS.get(key), moment_facts(key, story)
    # That a card was a defender's is told only where it is told who declares.
    if moment is not None and (key != "exposed-card" or "declarer" in told):
        by = replace(moment, says=tuple(one for one in moment.says if "who" in holes_of(one)))
        words = said(by, told)
        if words is not None:
            return words
    named = [in_words(name, fact.value) for name, fact in story.facts.items() if name in _OTHERWISE]
    for each in named:
        title = tr("{said}, {more}", said=title, more=each)
    return title if story.who is None else tr("{who}: {what}", who=story.who, what=title)


def _not_partners(told: Mapping[str, str]) -> bool:
    """Was it the lead of somebody who cannot have had the opening lead?"""
    who, turn = (SEAT_OF_LETTER.get(told.get(name, "")) for name in ("who", "turn"))
    return who is not None and turn is not None and turn is not who.partner


def _hand(told: Mapping[str, str]) -> str:
    """Whose hand it was, where it was told who declares."""
    who, declarer = (SEAT_OF_LETTER.get(told.get(name, "")) for name in ("who", "declarer"))
    if who is None or declarer is None:
        return ""
    if who is declarer:
        return "declarer"
    return "dummy" if who is declarer.partner else "defender"


def _card(key: str, text: str) -> dict[str, str]:
    try:
        card = Card.parse(text)
    except NotationError:
        return {}
    suit = card.suit.letter
    return {"played": suit} if key == "revoke" else {"suit": suit, "rank": str(card)[-1]}
