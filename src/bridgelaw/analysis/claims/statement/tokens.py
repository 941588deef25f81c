"""Splits a statement into words that know their place in it, and puts cards together."""

from __future__ import annotations

import re
from dataclasses import replace

from bridgelaw.analysis.claims.statement import words
from bridgelaw.analysis.claims.statement.pieces import JOINTS, OWNED, Sort, Token
from bridgelaw.analysis.claims.statement.remarks import FILLERS
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUIT_OF_LETTER, Suit
from bridgelaw.reading.source import Source
from bridgelaw.reading.vocabulary import Vocabulary, any_of

_SIGNS = "♠♥♦♣♤♡♢♧"
_RANK = "(?:10|[AKQJT2-9])"
_NOT_IN_WORD = r"(?![A-Z0-9])"
_SUIT_FIRST = re.compile(rf"([SHDC]|[{_SIGNS}]\s?)({_RANK}(?:-?{_RANK})*){_NOT_IN_WORD}")
_RANK_FIRST = re.compile(rf"({_RANK}{{1,13}})([SHDC]{_NOT_IN_WORD}|[{_SIGNS}])")
_RANKS = re.compile(rf"(?!AT\b)[AKQJT]{{2,}}{_NOT_IN_WORD}")
_COUNTED = re.compile(rf"[SHDC]|[{_SIGNS}]")
"""A suit, where a number of rounds or cards comes after it: ♥2回."""
_NUMBER = re.compile(r"\d+")
_NO_COUNT = re.compile(r"[-−+]\d+|\d+[./]\d+|0+(?!\d)|\d{3,}")
"""Numbers of which nobody can do anything so many times."""
_LIE = re.compile(r"\d-\d(?![-\d])")
"""How a suit lies: 3-2."""
_ITEM = re.compile(r"\s*\(?\d{1,2}[.)](?!\d)")
"""The number of an item, where the statement is a list: 1. draw trumps 2. clubs."""


_OWNERS = (Sort.MINE, Sort.THEIRS)
_MOST_RANKS = 13
"""Nobody names more cards of a suit: what comes after them is not looked at for each of them."""

_VOCABULARY = Vocabulary(
    words.SORTS, unknown="[A-Z']+|[ぁ-ゖ]+|[ァ-ヺー]+|[一-龠々]+", space=r"[ \t]+"
)
_COUNTER = re.compile(
    r"[ \t]*(?:"
    + any_of({word for word, sort in words.SORTS.items() if sort in (Sort.ROUNDS, Sort.PIECES)})
    + r")(?![A-Z])"
)


def tokens(text: str) -> tuple[list[Token], list[Token]]:
    """The words of the statement that say something, and those that are passed over.

    Suits and ranks are put together to cards.
    """
    source = Source(text)
    folded = source.letters
    found: list[Token] = []
    passed: list[Token] = []
    at = 0
    owner: Sort | None = None
    speaks = False
    numbered = _ITEM.match(folded) is not None
    while at < len(folded):
        begins = at == 0 or not folded[at - 1].isspace()
        if numbered and begins and (item := _ITEM.match(folded, at)):
            found.append(_made(Sort.STOP, item, source))
            at = item.end()
            continue
        if folded[at].isspace() and folded[at] != "\n":
            at += 1
            continue
        token, end = _token(source, at)
        at = end
        if token.text in words.SPEAKER:
            speaks = True
        if token.sort in _OWNERS:
            owner = token.sort
        elif token.sort is not Sort.NOISE:
            if token.sort in OWNED:
                token = replace(token, owner=owner)
            if token.sort in OWNED or token.sort in JOINTS or token.sort is Sort.VERB:
                owner = None
            if speaks and token.sort is Sort.HAS:
                token = replace(token, sort=Sort.HOLDS)  # I only have
            speaks = False
            found.append(token)
        elif token.text in FILLERS:
            passed.append(token)
    return _with_cards(
        _with_order(_with_later(_with_owners(_with_sums(_with_seats(found)))))
    ), passed


def _token(source: Source, at: int) -> tuple[Token, int]:
    folded = source.letters
    if match := _SUIT_FIRST.match(folded, at):
        suit = _COUNTED.match(folded, at)
        if suit and match.group(2).isdigit() and _COUNTER.match(folded, match.end()):
            return _word(suit, source), suit.end()
        return _card(match, match.group(1).strip(), match.group(2), source), match.end()
    latin = _VOCABULARY.latin(folded, at)
    if match := _RANK_FIRST.match(folded, at):
        if latin is None or latin.end() <= match.end():  # AS, but not “as well”
            return _card(match, match.group(2), match.group(1), source), match.end()
    if match := _RANKS.match(folded, at):
        return _made(Sort.RANK, match, source, ranks=_ranks(match.group())), match.end()
    if match := _LIE.match(folded, at):
        return _made(Sort.LIES, match, source), match.end()
    if match := _NO_COUNT.match(folded, at):
        return _made(Sort.UNKNOWN, match, source), match.end()
    if match := _NUMBER.match(folded, at):
        return _made(Sort.NUMBER, match, source, number=int(match.group())), match.end()
    match = _VOCABULARY.word(folded, at)
    return _word(match, source), match.end()


def _word(match: re.Match[str], source: Source) -> Token:
    word = re.sub(r"\s+", " ", match.group()) if match.group() != "\n" else "\n"
    sort = words.SORTS.get(word, Sort.UNKNOWN)
    token = _made(sort, match, source, plural=word in words.PLURALS)
    token = replace(token, text=word, latin=word[0].isascii())
    match sort:
        case Sort.VERB:
            return replace(token, verb=words.VERB_OF[word])
        case Sort.SUIT:
            return replace(token, suit=_suit(word))
        case Sort.RANK:
            return replace(token, ranks=(words.RANK_OF[word],))
        case Sort.NUMBER:
            return replace(token, number={**words.NUMBER_WORDS, **words.TIMES}[word])
        case Sort.PLACE:
            return replace(token, at=words.PLACES[word])
        case Sort.PARTNER:  # declarer's is dummy
            return replace(token, sort=Sort.PLACE, at=At.DUMMY, partners=True)
    return token


def _made(
    sort: Sort,
    match: re.Match[str],
    source: Source,
    *,
    number: int = 0,
    ranks: tuple[int, ...] = (),
    plural: bool = False,
) -> Token:
    start, end = source.span(*match.span())
    return Token(sort, match.group(), start, end, number=number, ranks=ranks, plural=plural)


def _card(match: re.Match[str], suit: str, ranks: str, source: Source) -> Token:
    token = _made(Sort.CARD, match, source, ranks=_ranks(ranks))
    return replace(token, suit=_suit(suit))


def _ranks(text: str) -> tuple[int, ...]:
    letters = text.replace("10", "T").replace(" ", "").replace("-", "")
    return tuple(RANKS.index(letter) for letter in letters)


def _suit(word: str) -> Suit:
    return SUIT_OF_LETTER[words.SUIT_WORDS[word]]


# Seats of one letter


def _with_seats(found: list[Token]) -> list[Token]:
    """`through W`, `Wに対して`: one letter is a seat, but S only where a seat is expected."""
    made = list(found)
    suited = _suited(found)
    for at, token in enumerate(found):
        if token.text in words.SEAT_LETTERS and (
            token.sort is Sort.UNKNOWN or _seat_expected(found, at, suited)
        ):
            made[at] = replace(token, sort=Sort.SEAT, suit=None)
    return made


def _with_owners(found: list[Token]) -> list[Token]:
    """`West's jack`: whose it is. What it is then called depends on where West sits."""
    made: list[Token] = []
    for at, token in enumerate(found):
        before = made[-1] if made else None
        if before is not None and before.sort is Sort.SEAT and token.text == "'S":
            after = found[at + 1] if at + 1 < len(found) else None
            if after is not None and after.sort in (*OWNED, Sort.LAST, Sort.NUMBER):
                made[-1] = replace(before, owns=True)
                continue
        made.append(token)
    return made


def _seat_expected(found: list[Token], at: int, suited: list[bool]) -> bool:
    before = found[at - 1] if at else None
    if before is not None and before.latin and before.sort in (Sort.THROUGH, Sort.AGAINST):
        return not _is_rank(found, at + 1, suited)  # but: against S K
    after = at + 1 + (_sort(found, at + 1) is Sort.OBJECT)
    return _sort(found, after) in (Sort.THROUGH, Sort.AGAINST) and not found[after].latin


# Words that mean something else beside others


def _with_order(found: list[Token]) -> list[Token]:
    """`once trumps are drawn`, `最後にハート`, `trumps are in` beside `hearts are in dummy`."""
    made: list[Token] = []
    gone = _gone_before_joint(found)
    for at, token in enumerate(found):
        before = found[at - 1] if at else None
        if token.text == "ONCE" and gone[at]:
            made.append(replace(token, sort=Sort.AFTER))
        elif token.sort is Sort.GONE and token.text.endswith(" IN") and not _ends(found, at + 1):
            made.append(replace(token, sort=Sort.BE))
        elif token.sort is Sort.AT_END and not token.latin:
            if before is not None and before.sort not in (Sort.OBJECT, Sort.BE, Sort.THEN):
                made.append(replace(token, sort=Sort.THEN))
            made.append(token)
        else:
            made.append(token)
    return made


def _with_sums(found: list[Token]) -> list[Token]:
    """`スペード4つ、ハート1つで5トリック`, `5トリックのうち3つ`: how many they are in all."""
    made: list[Token] = []
    for token in found:
        before = [one.sort for one in made[-3:]]
        if token.sort is Sort.OF_ALL and before[-2:] == [Sort.NUMBER, Sort.PIECES]:
            made[-2:] = [replace(token, sort=Sort.REST)]
        elif token.sort is Sort.PIECES and before == [Sort.PIECES, Sort.BY, Sort.NUMBER]:
            start = made[-2].start
            made[-2:] = [replace(token, sort=Sort.REMARK, start=start)]
        else:
            made.append(token)
    return made


def _with_later(found: list[Token]) -> list[Token]:
    """`クラブを取って、ハートはその後で`: then hearts, where nothing comes after it."""
    said = len(found)
    while said and found[said - 1].sort in (Sort.STOP, Sort.BY):
        said -= 1
    if said < 2 or found[said - 1].sort is not Sort.THEN or found[said - 1].latin:
        return found
    if found[said - 2].sort not in (Sort.BE, Sort.OBJECT):
        return found
    first = said - 2
    while first and found[first - 1].sort not in JOINTS and found[first - 1].sort is not Sort.VERB:
        first -= 1
    later = found[said - 1]
    return [*found[:first], later, *found[first : said - 2], *found[said:]] if first else found


def _gone_before_joint(found: list[Token]) -> list[bool]:
    """For each word whether its clause goes on to say that something is gone."""
    told = [False] * (len(found) + 1)
    for at in range(len(found) - 1, -1, -1):
        sort = found[at].sort
        told[at] = sort is Sort.GONE or (told[at + 1] and sort not in JOINTS)
    return told


# Cards that are named in several words


def _with_cards(found: list[Token]) -> list[Token]:
    """`ace and king of clubs`, `spade queen`, `スペードのA`: cards, and `of` is gone."""
    made: list[Token] = []
    suited = _suited(found)
    at = 0
    while at < len(found):
        token, at = _next(found, at, suited)
        if token.sort is not Sort.OF:
            made.append(token)
    return made


def _next(found: list[Token], at: int, suited: list[bool]) -> tuple[Token, int]:
    """The word here, or the card that begins here; and where the next one begins."""
    token = found[at]
    if token.sort in (Sort.SUIT, Sort.TRUMP):
        ranks, end = _ranks_after(found, at)
        if ranks:
            return _joined(token, token, found[end - 1], ranks), end
        return token, at + 1
    ranks, end = _ranks_before(found, at, suited)
    if ranks:
        # The ace of clubs, or without “of”: ace clubs.
        of = _sort(found, end) is Sort.OF
        named = found[end + of] if end + of < len(found) else None
        if named is not None and named.sort in (Sort.SUIT, Sort.TRUMP):
            if of or (token.sort is Sort.RANK and not _ranks_after(found, end)[0]):
                return _joined(named, token, named, ranks), end + of + 1
        if token.sort is Sort.RANK or _is_rank(found, at, suited):
            return replace(token, sort=Sort.RANK, ranks=_rank(token)), at + 1
    return token, at + 1


def _joined(named: Token, first: Token, last: Token, ranks: tuple[int, ...]) -> Token:
    """A card token; of trumps it has no suit yet."""
    text = f"{named.text} {ranks}"
    owner = first.owner or named.owner
    return replace(
        named, sort=Sort.CARD, text=text, start=first.start, end=last.end, ranks=ranks, owner=owner
    )


def _ranks_after(found: list[Token], at: int) -> tuple[tuple[int, ...], int]:
    """The ranks right after a suit: `spade ace king`, `heart two`."""
    ranks: tuple[int, ...] = ()
    end = at + 1
    while end < len(found) and len(ranks) < _MOST_RANKS:
        token = found[end]
        if token.sort is Sort.RANK and not token.plural and not _names_another(found, end):
            ranks += token.ranks
        elif token.sort is Sort.NUMBER and not ranks and _is_low_rank(found, at, end):
            ranks += (token.number - 2,)
        elif token.text == "A" and token.sort is Sort.ARTICLE and _ends(found, end + 1):
            ranks += _rank(token)
        else:
            break
        end += 1
    return ranks, end


def _names_another(found: list[Token], at: int) -> bool:
    """Has the rank a suit of its own after it: a spade, ace of hearts?"""
    return _sort(found, at + 1) is Sort.OF


def _is_low_rank(found: list[Token], suit: int, at: int) -> bool:
    """`heart two`, and not `hearts two times` or `spades, two hearts`."""
    return (
        not found[suit].plural
        and 2 <= found[at].number <= 10
        and found[at].text not in words.TIMES
        and _ends(found, at + 1)
    )


def _ends(found: list[Token], at: int) -> bool:
    """Does something else begin here than what a number or an article belongs to?"""
    return _sort(found, at) not in (
        Sort.SUIT, Sort.TRUMP, Sort.ROUNDS, Sort.PIECES, Sort.OF, Sort.NUMBER, Sort.LOW, Sort.HIGH,
        Sort.TOP, Sort.CARD, Sort.PLACE,
    )  # fmt: skip


def _ranks_before(found: list[Token], at: int, suited: list[bool]) -> tuple[tuple[int, ...], int]:
    """The ranks from here on, also joined by `and` or commas: `ace, king and queen`."""
    ranks: tuple[int, ...] = ()
    end = at
    while _is_rank(found, end, suited) and len(ranks) < _MOST_RANKS and not found[end].plural:
        ranks += _rank(found[end])
        end += 1
        joint = end
        while _sort(found, joint) in (Sort.COMMA, Sort.AND):
            joint += 1
        if joint > end and _is_rank(found, joint, suited) and suited[joint]:
            end = joint
    return ranks, end


def _suited(found: list[Token]) -> list[bool]:
    """For each place: do ranks from here on end in `of` and a suit?

    From the last word to the first, because what comes after a word decides what it is; so each
    is looked at once, however long the list is.
    """
    told = [False] * (len(found) + 3)
    for at in range(len(found) - 1, -1, -1):
        if found[at].sort is Sort.OF:
            told[at] = _sort(found, at + 1) in (Sort.SUIT, Sort.TRUMP)
        elif told[at + 1]:
            told[at] = found[at].sort in (Sort.COMMA, Sort.AND) or _is_rank(found, at, told)
    return told


def _is_rank(found: list[Token], at: int, suited: list[bool]) -> bool:
    """Is this word a rank? `suited` is known of the words after it."""
    sort = _sort(found, at)
    if sort is Sort.RANK:
        return True
    if sort is Sort.ARTICLE and found[at].text == "A":
        after = _sort(found, at + 1)
        if after is Sort.VERB:
            return not found[at + 1].latin
        return after is None or after in _NOT_AFTER_AN_ARTICLE
    if sort is Sort.NUMBER and found[at].text not in words.TIMES:
        after = _sort(found, at + 1)
        followed = after is Sort.OF and _sort(found, at + 2) in (Sort.SUIT, Sort.TRUMP)
        listed = after in (Sort.AND, Sort.COMMA) and suited[at + 2]
        # With the nine, to the ten.
        before = _sort(found, at - 1) if at else None
        led_to = before in (Sort.WITH, Sort.TO, Sort.AGAINST, Sort.ON) and _ends(found, at + 1)
        return (followed or listed or led_to) and 2 <= found[at].number <= 10
    return False


_NOT_AFTER_AN_ARTICLE = (
    Sort.OF, Sort.RANK, Sort.THEN, Sort.STOP, Sort.COMMA, Sort.AND, Sort.OBJECT, Sort.BY, Sort.AT,
    Sort.BE, Sort.GOOD, Sort.THROUGH, Sort.AGAINST, Sort.WITH, Sort.ON,
    Sort.PLACE, Sort.SEAT, Sort.FROM,
)  # fmt: skip
"""Before these an A is an ace."""


def _rank(token: Token) -> tuple[int, ...]:
    if token.ranks:
        return token.ranks
    return (RANKS.index("A"),) if token.sort is Sort.ARTICLE else (token.number - 2,)


def _sort(found: list[Token], at: int) -> Sort | None:
    return found[at].sort if at < len(found) else None
