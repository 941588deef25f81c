"""What follows from the rest, by what a procedure is about: nobody says it, and nobody need ask.

A card that is exposed was shown; whoever revoked had a card of the suit that was led; what stands
in quotation marks was said.
"""

from __future__ import annotations

from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.resolving import Facts
from bridgelaw.stories.roles import cards_named

_DEEDS = {
    "exposed-card": "expose", "card-in-auction": "expose", "play-out-of-turn": "lead",
    "several-cards": "play", "claim": "claim", "concession": "concede",
    "extraneous-information": "heard", "claim-agreed": "agreed",
}  # fmt: skip
_OF_DUMMY = {"look": "looked-at-hand", "touch": "touch", "ask": "ask"}
_MAY_BE_ANOTHER = {"play-out-of-turn": ("play", "discard"), "card-in-auction": ("lead",)}
_EXPLAINED = ("misinformation", "misinformation-after", "explanation-duty")
_TWO = 2
_SAID = frozenset(
    {"claim", "concession", "dummy-conduct", "unauthorised-information", "exposed-card"}
)


def follow(facts: Facts, story: Gathered, entrance: str) -> None:
    """Puts in what follows."""
    for fact, part in story.facts:
        if fact.about == "quoted" and entrance in _SAID:
            facts.put("said", fact.value, part)
    facts.put("did", _deed(facts, story, entrance), supplied=True)
    if entrance == "designation":
        facts.put("who", "declarer", supplied=True)
    meanings = [(fact, part) for fact, part in story.facts if fact.about == "artificial"]
    if entrance in _EXPLAINED and len({fact.value for fact, _ in meanings}) == _TWO:
        first, last = meanings[0], meanings[-1]  # “… is weak, and in our system it's strong”
        turned = first[0].value == facts["right"] or last[0].value == facts["said"]
        for name, (fact, part) in zip(
            ("said", "right"), (last, first) if turned else (first, last), strict=True
        ):
            facts.put(name, fact.value, part)
        if {"said", "right"} <= facts.known.keys():
            facts.known.pop("shows", None)
    led = str(facts["led"] or "")
    if entrance == "revoke" and led and not story.doubtful:
        cards = [card for card in cards_named(story) if card[0] == led[0] and card != led]
        facts.put("held", cards[0] if len(cards) == 1 else led[0], supplied=True)


def _deed(facts: Facts, story: Gathered, entrance: str) -> str:
    if entrance == "unauthorised-information":
        if facts["said"]:
            return "say"
        return "hesitate" if facts["call"] and "ask" not in story.acts else ""
    if entrance in _MAY_BE_ANOTHER and story.acts & {*_MAY_BE_ANOTHER[entrance]}:
        return ""
    if entrance in _EXPLAINED:
        return "explain" if facts["said"] or "explain" in story.acts else ""
    if entrance == "dummy-conduct":
        done = [did for act, did in _OF_DUMMY.items() if act in story.acts]
        return done[0] if done and not facts["said"] else "say"
    return _DEEDS.get(entrance, "")
