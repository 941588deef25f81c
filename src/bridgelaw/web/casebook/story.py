"""What happened, in two sentences at most: in the case's own words, or from its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgelaw.casebook.files import CaseFile
from bridgelaw.desk.event_words import told
from bridgelaw.locale import Text, language
from bridgelaw.table.events import Called, DirectorCalled, Exposed, Led, Played, Ruled, Spread
from bridgelaw.table.wording import describe
from bridgelaw.web.casebook.quiz import Riddle, words_in

_LONGEST = 90  # characters of an English title that is told as a sentence
_PLAIN = (Called, Led, Played, Spread)


@dataclass(frozen=True, slots=True)
class Story:
    """The case's own title, by language, and sentences made of what the table shows."""

    own: Mapping[str, str] | None
    made: tuple[Text, ...]
    about: Text | None = None
    """What it is about, where the sentences alone would not tell."""


def story_of(riddle: Riddle) -> Story:
    """Two sentences at most; none that tells the ruling."""
    own = None if _tells(riddle) else _own_words(riddle.case)
    made = _made(riddle)
    if made:
        return Story(own, made[-1:] if own else made[-2:])
    if own is not None:
        return Story(own, ())
    ordinary = [one for one in riddle.happened if isinstance(one, (Called, Led, Played))]
    if not ordinary:  # nothing happened at the table: the title is all there is
        return Story(riddle.case.title, ())
    procedure = riddle.step.procedure
    return Story(None, (told(ordinary[-1]),), None if procedure is None else procedure.title)


def _made(riddle: Riddle) -> tuple[Text, ...]:
    """What is out of the ordinary: what was irregular, claimed or shown, or what was ruled before.

    A call or a card in its turn tells nothing.
    """
    events = [event for event in riddle.happened if not isinstance(event, DirectorCalled)]
    seen = [one.breach.text for one in riddle.step.irregularities[-1:]]
    if seen:
        acts = [event for event in events if not isinstance(event, Ruled)]
        was_shown = bool(acts) and isinstance(acts[-1], Exposed)  # which is all there is to say
        return (*map(told, acts[-1:]), *(() if was_shown else seen))
    special = [event for event in events if not isinstance(event, (*_PLAIN, Ruled))]
    ruled = [effect for event in events if isinstance(event, Ruled) for effect in event.effects]
    return (*map(describe, ruled[-1:]), *map(told, special[-2:]))


def _own_words(case: CaseFile) -> Mapping[str, str] | None:
    """The title as a sentence, where it is short; that of a variant tells only what differs."""
    if case.variant is not None:
        return None
    return None if len(case.title["en"]) > _LONGEST else case.title


def _tells(riddle: Riddle) -> bool:
    """Has the title a word that, of all options, only the right one has, or half of its words?"""
    said = [words_in(language("en").say(option.headline)) for option in riddle.options]
    others = {word for at, words in enumerate(said) if at != riddle.right for word in words}
    title, right = words_in(riddle.case.title["en"]), said[riddle.right]
    return bool(title & (right - others)) or 2 * len(title & right) >= max(1, len(right))
