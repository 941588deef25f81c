"""The facts of a story in words, for whoever is to look at them and change them."""

from __future__ import annotations

from bridgelaw.game.calls import parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.game.suits import SUIT_OF_LETTER
from bridgelaw.locale.text import Text, tr

LABELS: dict[str, Text] = {
    "who": tr("Who"), "did": tr("What they did"), "call": tr("The call"), "over": tr("Over"),
    "dealer": tr("Dealer"), "turn": tr("Whose turn"), "before": tr("Before it"),
    "after": tr("After it"), "meant": tr("Meant"), "changed_to": tr("Changed to"),
    "wants": tr("Wants"), "speaker": tr("Told by"), "side": tr("Side"), "stage": tr("When"),
    "contract": tr("Contract"), "declarer": tr("Declarer"), "card": tr("The card"),
    "cards": tr("The cards"), "suit": tr("The suit"), "count": tr("How many cards"),
    "from": tr("From"), "face": tr("Face"), "led": tr("Led"), "held": tr("Held"),
    "trick": tr("Trick"), "tricks": tr("Tricks"), "left": tr("Tricks left"),
    "since": tr("Since then"),
    "penalty": tr("Penalty card"), "trump_out": tr("A trump is out"), "board": tr("Board"),
    "table": tr("Table"), "they": tr("They say"), "we": tr("We say"), "shows": tr("Shows"),
    "vulnerable": tr("Vulnerable"), "from_board": tr("From board"), "accident": tr("By accident"),
    "sure": tr("Sure"), "said": tr("It was said"), "right": tr("Right is"),
    "objection": tr("Objects"), "partner_saw": tr("Partner saw it"),
    "simultaneous": tr("At the same moment"), "asked": tr("Asked “having none?”"),
    "reason": tr("Why"), "other": tr("Another hand"),
    "played_on": tr("Their side played on"), "told": tr("Who was told"),
}  # fmt: skip

_WORDS: dict[str, Text] = {
    "me": tr("me"), "partner": tr("my partner"), "lho": tr("on my left"), "rho": tr("on my right"),
    "declarer": tr("declarer"), "dummy": tr("dummy"), "defender": tr("a defender"),
    "partner-of-who": tr("their partner"), "lho-of-who": tr("the next player"),
    "NS": tr("North-South"), "EW": tr("East-West"), "both": tr("both sides"),
    "none": tr("neither side"), "auction": tr("during the auction"), "play": tr("during the play"),
    "before-lead": tr("before the opening lead"), "after-play": tr("after the play"),
    "defence": tr("defending"), "declaring": tr("declaring"), "nothing": tr("nobody has acted"),
    "partner-called": tr("partner has called"),
    "partner-waits": tr("their partner has not called"),
    "next-trick": tr("the next trick was begun"),
    "next-played": tr("the next hand has played"), "all-played": tr("all have played"),
    "hands-back": tr("the hands are back"), "next-board": tr("the next board was begun"),
    "cards-mixed": tr("the cards are mixed"), "led": tr("somebody has led"),
    "dummy-spread": tr("dummy is spread"), "down": tr("face down"), "hand": tr("the hand"),
    "yes": tr("yes"), "no": tr("no"), "all": tr("all"), "lead": tr("led"), "ruff": tr("ruffed"),
    "expose": tr("showed"), "spread": tr("spread the hand"), "claim": tr("claimed"),
    "concede": tr("conceded"), "hesitate": tr("thought long"), "ask": tr("asked"),
    "looked-at-hand": tr("looked at a hand"), "heard": tr("heard something"),
    "agreed": tr("agreed"), "name": tr("named a card"), "rude": tr("was rude"),
    "no-alert": tr("did not alert"), "say": tr("said something"), "accept": tr("to accept it"),
    "change": tr("to change it"), "take-back": tr("to take it back"),
    "touch": tr("touched a card"), "explain": tr("explained it"),
    "hold-visible": tr("held it in sight"), "touch-table": tr("touched the table with it"),
    "misread": tr("misread the other call"),
    "trick-turned": tr("turned a trick the wrong way"),
    "overlooked": tr("did not see the other call"), "inspect": tr("to see the trick again"),
}  # fmt: skip


def in_words(name: str, value: object) -> Text | str:
    """A value of a fact as a person reads it."""
    text = str(value)
    if name in ("before", "after"):
        return ", ".join(_one_call(each) for each in text.split(", "))
    if (name, text) == ("did", "play"):
        return tr("played")
    if name in ("since",):
        first = text.split(", ", maxsplit=1)[0]
        return _WORDS.get(first, text)
    if name in ("led", "suit", "held") and text in SUIT_OF_LETTER:
        return SUIT_OF_LETTER[text].said
    if text.endswith(" in all"):
        return tr("{count} in all", count=text.partition(" ")[0])
    if text in SEAT_OF_LETTER:
        return SEAT_OF_LETTER[text].said
    if name in ("call", "over", "meant", "changed_to", "wants", "contract"):
        try:
            return parse_call(text, any_level=True).said
        except NotationError:
            pass
    if name in ("card", "cards", "meant", "penalty", "held", "led"):
        try:
            return " ".join(Card.parse(each).symbols for each in text.split())
        except NotationError:
            return text
    return _WORDS.get(text, text)


def _one_call(text: str) -> str:
    who, _, call = text.partition(" ")
    try:
        return f"{who} {parse_call(call).symbols}"
    except NotationError:
        return text
