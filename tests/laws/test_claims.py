"""A sentence that says, in either language, what is so after the ruling claims it.

The facts behind sentences are checked by `test_contradictions.py`. Here the words are: whoever
hears one of these facts in English or in Japanese hears a sentence that claims it, and a claim is
heard in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from bridgelaw.laws import PROCEDURES, Path, walk
from bridgelaw.laws.machinery.facts import Act, Duty, Says, State
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import All, AnyOf, Text
from tests.laws.samples import SAMPLES

MOST = 1_200


FAMILIES: dict[str, tuple[frozenset[State | Act], dict[str, str]]] = {
    "whose turn it is": (
        frozenset({State.CALLS_NEXT, State.PLAYS_NEXT, State.LEADS}),
        {
            "en": r"\} calls? (?:next|now|anew|again)|plays? next\b|plays from hand now"
            r"| and \{rho\} calls|cancelled, \{proper\} calls"
            r"|'s turn to (?:call|lead|play)[.;:]|names a card",
            "ja": r"(?:次は|今から)\{\w+\}(?:が|の|です)|次はディクレアラー|次にプレイし"
            r"|がコールし(?:ます|直)|はコールし直|\{rho\}がコール|の番に戻|ハンドからプレイしてください"
            r"|がカードを指定",
        },
    ),
    "that it goes on": (
        frozenset({State.AUCTION_GOES_ON, State.BOARD_GOES_ON}),
        {
            "en": r"(?:board|[Aa]uction|[Pp]lay)(?: is repeated rightly, and)? goes on(?!,? or)"
            r"|\b(?:[Pp]lay|[Gg]o) on\b(?! as if you| to)",
            "ja": r"(?<!として)続け(?:る(?!か)|ます|て(?!2回|プレイし|プレイ$)|られる)|お続け"
            r"|プレイを続け、|最後までプレイしてから"
            r"|そのまま続け、|順番を崩さずに最後まで|^受け入れる。リードは有効です。$",
        },
    ),
    "that nobody is restricted": (
        frozenset(
            {
                State.NOT_BY_THIS,
                State.NOBODY_ELSE,
                State.NOBODY_PASSES,
                State.FREE_FIRST_LEAD,
            }
        ),
        {
            "en": r"[Nn]obody (?:else )?(?:is restricted|has to pass)"
            r"|no (?:new |lead ){1,2}restriction|forbids nothing"
            r"|restricts no lead|\} is free",
            "ja": r"(?<!ほかの)制限(?:は|も)?な(?:い|し|く)"
            r"|(?<!リードの)(?<!プレイにも)制限はありません|禁止なし|：リードは自由|パスの義務(?:は|も|な)|リードの制限(?:なし|もなし)",
        },
    ),
    "that the first lead may be restricted": (
        frozenset({State.FIRST_LEAD}),
        {
            "en": r"first lead may be restricted|may forbid one suit at|first lead declarer may"
            r"|you may then forbid",
            "ja": r"最初のリード(?:も|は|が)?制限|最初のリードで、ディクレアラーは|禁止は次に選べ",
        },
    ),
    "that somebody must pass, or need not": (
        frozenset({Act.CALL}),
        {
            "en": r"(?:must|have to|then) pass(?:es)? (?:once|throughout|at|whenever)"
            r"|your proper turn you may make any|^once$|^throughout$",
            "ja": r"(?<!これからも)常にパス(?!の)|1回パス|正しい順番に任意の合法なコール"
            r"|^次の順番に1回$|^常に$",
        },
    ),
    "what may not be used": (
        frozenset({Act.USE, State.NOT_HEARD}),
        {
            "en": r"(?:may|do|must) not use\b|(?:avoid|not) using it|as if (?:you|it) had not"
            r"|is unauthorised for|not for \{\w+\} to use",
            "ja": r"(?:使え|利用でき)(?:ません|ない)|(?:使って|利用して)はいけ"
            r"|(?:利用|使用)してはならな|なかったものとし|不当な情報(?:である|です|となる)",
        },
    ),
    "that a defender waits for declarer's choice": (
        frozenset({State.WAITS, State.WAITS_AGAIN}),
        {
            "en": r"[Bb]efore you lead, wait: declarer|[Bb]efore (?:your|the) next lead",
            "ja": r"リードの?前に待.*(?:選べ|選択)|リードするときは待|次のリード(?:の前に|は待)",
        },
    ),
    "what becomes of a card": (
        frozenset(
            {
                State.TO_HAND,
                State.FACE_UP,
                State.MAJOR,
                State.MINOR,
                State.NO_PENALTY_CARD,
                Act.PLAY,
            }
        ),
        {
            "en": r"[Tt]akes? \{cards?\} back|[Pp]icks? up \{cards\}|\{cards?\} goes back"
            r"|\{cards?\} (?:is|becomes) a (?:major )?penalty|\} as a? ?(?:major|minor) penalty"
            r"|\{(?:second|played|led)\} (?:is|becomes) a (?:major|penalty)",
            "ja": r"\{cards?\}(?:を|は)(?:ハンドに)?戻(?!りません)"
            r"|\{cards?\}は(?:メジャー|マイナー)ペ|\{(?:second|played|led)\}は(?:メジャー)?ペ",
        },
    ),
}
"""What a sentence can claim, and the words in which it is heard."""
OTHER_WORDS = {
    "that the first lead may be restricted": {
        "en": r"be there when \{player\} first leads",
        "ja": r"最初のリードに立ち会",
    },
    "what may not be used": {
        "en": r"may not\.$|and not (?:by|for)|Only the opponents|[Nn]either side may use"
        r"|no more for|nothing had been|unauthorised|[Dd]o not use|not to use|as if they had not"
        r"|side to use",
        "ja": r"使えるのは非反則側だけ|不当な情報|使ってはならない|使えず",
    },
    "whose turn it is": {
        "en": r"\{right\} leads|from the other hand",
        "ja": r"\{right\}から|もう一方のハンドから",
    },
    "that nobody is restricted": {
        "en": r"[Nn]othing else happens|no rectification",
        "ja": r"それ以上の調整は|だけ(?:です。)?$|調整なし|禁止しない(?:$|。)",
    },
    "what becomes of a card": {
        "en": r"back|face up|in your hand|penalty card|minor|[Pp]ick|[Pp]lay",
        "ja": r"戻|表向き|ハンドに持|ペナルティカード|メジャー|マイナー|残|プレイ|リード|出",
    },
}
"""It can be said in many more ways than those that must not be said without a claim."""
_STILL_MUST = (
    "Nobody is asked whether to accept it: {lho} has no such option. Whoever must pass throughout "
    "still must."
)
NO_CLAIM = {
    "whose turn it is": {
        "You want different things: {next}, who plays next, decides.",
        # Later, at their turn.
        "The call over it is cancelled too, and {lho} calls anew. {lho}'s side may use what was "
        "called, and {offender}'s side may not.",
    },
    "what becomes of a card": {
        # It may then be played to this trick.
        "{player} has won that trick now. {card}, led to the next, goes back.",
        "It is too late to take {card} back.",
        "{player} may keep {card}, or take it back and play another. {information}",
    },
    "that it goes on": {
        # What is answered, or may be chosen.
        "All four want to play on",
        "The auction goes on",
        "The play goes on",
        "Either defender may accept the lead, or have it taken back; {then}",
        # What somebody goes on with, or would.
        "For {partner} the correction is unauthorised: {partner} must go on as if it had not been "
        "heard.",
        "If a call is changed the lead goes back in any case, because the auction goes on.",
        "If play should go on because a defender's partner objected to the defender's concession, "
        "that is the other answer (68B2). If all four agree to play on, Laws 16 and 50 do not "
        "apply (68D2(b)).",
        "Enter the card at the table, as in: N exposes H5. The table then calls for Law 24.",
        "{partner} had to pass at a turn that is past. If {offender}'s side gained because the "
        "auction went on without a ruling, take the gain away after the play (11A).",
    },
    "that nobody is restricted": {
        # The law that rules next, and an earlier one.
        "A bid out of turn: it may be accepted, and otherwise the bar, if there is one, is for one "
        "turn only.",
        _STILL_MUST,
    },
    "that somebody must pass, or need not": {
        _STILL_MUST,
        # At turns that are past.
        "{partner} had to pass from that call on. If {offender}'s side gained because you were not "
        "called, take the gain away after the play (11A).",
    },
    "what may not be used": {
        # No information.
        "Dummy may not use this to tell declarer how to play, or which choice to make: choices are "
        "made without partner (10C2).",
        "Score it with the vulnerability that is marked, and do not use the board in another "
        "session before it is marked rightly.",
        "The contract is scored as if the double or redouble had not been made.",
    },
}
"""Sentences with these words that say something else."""


POLITE = re.compile(r"(?:です|ます|ません|でした|ました|ください|ですか|ますか|でしたか)[。？]$")


def test_what_is_spoken_in_japanese_is_a_polite_sentence() -> None:
    """A headline or a box of a sheet is short; what a director says to players is not."""
    said = {language("ja").say(text) for key in PROCEDURES for text in _spoken(key)}
    assert not {text for text in said if not POLITE.search(text)}


def _spoken(key: str) -> Iterator[Text]:
    """The words of rulings, and those before a question."""
    for at in (None, *SAMPLES.get(PROCEDURES[key], ())):
        for path in islice(walk(PROCEDURES[key], at), 200):
            yield from (words.text for words in path.ruling.words)
            yield from (text for asked in path.asked for text in asked.say)


@cache
def heard() -> dict[str, frozenset[State | Act]]:
    """Every sentence that a walk hears, and what it claims."""
    found: dict[str, set[State | Act]] = {}
    for key in PROCEDURES:
        for at in (None, *SAMPLES.get(PROCEDURES[key], ())):
            for path in islice(walk(PROCEDURES[key], at), MOST):
                for text in _texts(path):
                    kinds = (
                        one.act if isinstance(one, (Says, Duty)) else one.state
                        for one in text.claims
                    )
                    found.setdefault(text.msgid, set()).update(kinds)
    return {msgid: frozenset(kinds) for msgid, kinds in found.items()}


def _texts(path: Path) -> Iterator[Text]:
    """Headline, words, notes, options and the words before a question, with those in them."""
    ruling = path.ruling
    yield from within(ruling.headline)
    for note in ruling.notes:
        yield from within(note)
    for words in ruling.words:
        yield from within(words.text)
    for asked in path.asked:
        for text in (*asked.say, *(option.label for option in asked.options)):
            yield from within(text)


def within(text: Text) -> Iterator[Text]:
    yield text
    for _, value in text.values:
        for inner in value.items if isinstance(value, (All, AnyOf)) else (value,):
            if isinstance(inner, Text):
                yield from within(inner)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_heard_is_claimed(family: str, code: str) -> None:
    kinds, words = FAMILIES[family]
    unclaimed = {
        msgid
        for msgid, claims in heard().items()
        if not claims & kinds and re.search(words[code], language(code).say(Text(msgid)))
    }
    assert unclaimed <= NO_CLAIM.get(family, set())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_claimed_is_heard(family: str, code: str) -> None:
    kinds, words = FAMILIES[family]
    ways = words[code] + "|" + OTHER_WORDS.get(family, words)[code]
    silent = {
        msgid
        for msgid, claims in heard().items()
        if claims & kinds and not re.search(ways, language(code).say(Text(msgid)))
    }
    assert not silent
