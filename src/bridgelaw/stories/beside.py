"""Words beside a deed, and what they say: where it ends, whose it is, that it was not."""

from __future__ import annotations

from itertools import pairwise

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.stories.deeds import Event

STOPS = frozenset(".。;!?？！;；")
PAUSES = frozenset(",、-:–—")
OPENS, CLOSES = frozenset("「『“"), frozenset("」』”")
CALLED = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
PLAY_ACTS = ("lead", "play", "discard", "ruff", "expose", "name", "revoke")
SPEECH = ("hesitate", "ask", "explain", "alert", "name")
OF_OTHERS = ("pass", "double", "redouble", "hesitate", "ask", "explain", "alert", "agree", "look")
"""What one does about the call of another."""
UP_TO_A_PAUSE = "pause"
ENDS_BELIEF = ("but", "when", "though", "although", "however", "so", "until")
ASIDE = ("when", "while", "because", "until", "although", "though", "where")
JOINS = frozenset({"and", "と", "&", ",", "、", "then", "・", "both"})
BY, TO = ("by", "from"), ("to", "at", "with", "for", "against", "than", "of", "about", "on")
BESIDE_JA = ("に", "を", "へ", "と", "より", "には", "にも")
THINKS = ("thought", "thinks", "thinking", "think")
LONG = ("for", "about", "a", "long", "hard", "over", "and", "then", "so", "again", "before")
AUXILIARY = ("has", "had", "have", "then", "also", "just")
ARTICLES = ("a", "an", "the", "some", "his", "her", "my", "their")
HELD = ("hand", "hands", "fingers", "grip", "grasp", "cards", "card", "box", "手", "手札", "カード")
CONTRAST = ("のに", "くせに", "なのに", "けど", "けれど", "が", "やのに", "やけど", "だけど")
SUBJECT_JA = ("が", "は", "も", "さんが", "さんは")
IT_WAS = ("です", "でした", "や", "だ", "だった", "ですが")
TRULY = ("turn", "it was", "card says", "convention card", "system card", "実際")
YET = {"but", "though", "although", "except", "only", "however", *CONTRAST, "ですが", "でも"}
_NONE = ("nothing", "nothings", "none", "ません", "ない", "へん")
UNSEEN = ("didn", "hadn", "without", "overlook", "見落", "気づ", "気付")
HAVING = ("has", "had", "have", "got", "with", "is", "was")
OF_THE_SUBJECT = ("who comma?", "'ディフェンダーの'", "who '('", "'dummy'", "seat comma?")
PASSIVE = ("were told", "was told", "been told")
WE = ("we", "weve")
SOMEBODY = ("they", "he")
WISHES = ("meant", "wants", "changed_to")
SAYS = (
    "call", "sa", "announc", "name", "order", "shout", "bark", "mutter", "blurt", "request",
    "declare", "言", "呼", "コール", "指定", "叫", "おっしゃ", "仰", "口", "唱", "申",
)  # fmt: skip
"""How a verb begins that names a card; by other verbs of bidding a card is put."""
LEADS = ("led", "lead", "リ", "台札", "打ち", "underl")
GIVES = ("gave", "give", "gives", "hand")
SHOWN = ("expose", "bid", "play", "put", "hesitate")


def may_be_somebody(parts: tuple[Part, ...], at: int) -> bool:
    """Whether a word that nobody knows stands where a verb has its subject."""
    following = [part for part in parts[at + 1 : at + 4] if part.kind is not Kind.MARK]
    words = parts[at].written
    if not words.isascii():
        return bool(following) and following[0].written in ("さん", "さんが", "さんは")
    if at and parts[at - 1].written.lower() in ("'s", "his", "her", "my", "their"):
        return False  # “North's long hesitation”
    verbs = (part for part in following if part.written.lower() not in AUXILIARY)
    after = next(verbs, None)
    return after is not None and after.category == "act" and not words.endswith("ly")


def written_a(part: Part) -> bool:
    """“A heart” is a bid, but after “led” or “threw” it is a card."""
    return part.written.lower().startswith("a ")


def is_said_of_it(parts: tuple[Part, ...], part: Part) -> bool:
    """“It was two clubs”: what a call was, and not the next one."""
    at = parts.index(part)
    before = [each.written.lower() for each in parts[max(0, at - 2) : at]]
    return before[:1] == ["it"] and before[1:] in (["was"], ["is"], ["'s"])


def is_of_a_card(now: Event) -> bool:
    """“The five slipped through …”: of whom it is, only the words after it can say."""
    kinds = [part.category for part in now.parts if part.written.isascii()]
    return kinds[:2] in (["card", "act"], ["cards", "act"])


def role_of(parts: tuple[Part, ...], at: int, who: str) -> str:
    """What somebody is to the deed, by the words beside."""
    part = parts[at]
    after = parts[at + 1].written.lower() if at + 1 < len(parts) else ""
    before = parts[at - 1].written.lower() if at else ""
    words = part.written.lower()
    if not words.isascii() or not after.isascii():
        if after.startswith("の") or words.endswith("の"):
            return "owner"
        following = content(parts, at)
        if after == "と" and following is not None and following.category == "who":
            return ""
        if after in BESIDE_JA and not isinstance(next_of(parts, at + 1), Call):
            return "beside"
        return "by" if after == "から" or before in ("のは", "したのは", "たのは") else ""
    if (
        who == "my"
        or after in ("'s", "s'")
        or words.endswith("'s")
        or words in ("his", "her", "their")
    ):
        following = content(parts, at + 1)
        subject = following is not None and following.category in ("act", "denial")
        return "" if subject and who != "my" else "owner"
    if before in BY or words.startswith("on "):
        return "by"
    return "beside" if before in TO or words in ("me", "him", "us", "them") else ""


def joined(parts: tuple[Part, ...], at: int) -> bool:
    """Whether names stand in a row: “South, West and North all passed”."""
    between = []
    for each in reversed(parts[:at]):
        if each.category == "who":
            break
        between.append(each.written.lower())
    return bool(between) and all(word in JOINS for word in between)


def content(parts: tuple[Part, ...], at: int) -> Part | None:
    """What comes next, fillers passed over."""
    following = (part for part in parts[at + 1 :] if part.kind is not Kind.FILLER)
    return next(following, None)


def next_of(parts: tuple[Part, ...], at: int) -> object:
    """What an owner owns: “West's weak two diamonds”."""
    part = content(parts, at)
    while part is not None and part.category in ("artificial", "possessive"):
        part = content(parts, parts.index(part))
    return None if part is None else part.value


def comes_with(parts: tuple[Part, ...], at: int) -> bool:
    """“… with the three behind it”: a card that lies beside the one that was played."""
    return "with" in [part.written.lower() for part in parts[max(0, at - 2) : at]]


def within_a_word(parts: tuple[Part, ...], at: int) -> bool:
    """“Half-minute”: no pause; “1S-P-P” and “one - two” are more than a word."""
    around = parts[max(0, at - 1) : at + 2]
    joined = len(around) > 2 and all(one.end == two.start for one, two in pairwise(around))
    return (
        joined
        and parts[at].written == "-"
        and not any(isinstance(each.value, Call) for each in around)
    )


def tells_a_seat(parts: tuple[Part, ...], at: int, who: str) -> bool:
    """“By me in the West chair”, “I passed as South”: where the one who speaks sits."""
    before, row = parts[at - 1], parts[at].found.row
    if row is not None and row.name == "who sits where":
        return before.value == "me" or before.written.lower().endswith((" me", "'m"))
    return before.written.lower() == "as" and who == "me" and parts[at].category == "who"


def is_a_level(parts: tuple[Part, ...], at: int, now: Event) -> bool:
    """“Went to three”, “shot up to four”: a number after “to”, where nothing else was told."""
    to = parts[at - 1].written.lower().split(" ")[-1] == "to"
    return to and bool(now.who) and now.act in ("", "bid") and not now.told_what


def right_after_verb(parts: tuple[Part, ...], at: int) -> bool:
    """Whether no pause and no other verb stands between the verb and its object."""
    for part in reversed(parts[:at]):
        if part.category == "act":
            return part.value in ("pass", "double", "redouble")
        if part.kind is Kind.MARK or part.category == "conj" or isinstance(part.value, Call):
            return isinstance(part.value, Call) and part.value in (DOUBLE, REDOUBLE)
        if part.written.lower() in ("and", "then", "so"):
            return False
    return False


def believes(parts: tuple[Part, ...], at: int) -> bool:
    """“Thought that it was her turn”, “thought East had passed”: what was believed."""
    if at + 1 == len(parts) or parts[at + 1].kind is Kind.MARK:
        return False
    if at and parts[at - 1].written.lower() in ("'s", *ARTICLES, *LONG):
        return False  # “after a minute's thought South passed”
    return parts[at + 1].written.lower() not in LONG


def is_denied(parts: tuple[Part, ...], part: Part) -> bool:
    """“Nothing's been played after”, 次に進んでません: its clause says that it was not."""
    english, at = part.written.isascii(), parts.index(part)
    for each in reversed(parts[:at]) if english else parts[at + 1 :]:
        if each.kind is Kind.MARK:
            break
        said = each.written.lower()
        none = said.startswith("not ") or said.endswith(_NONE)
        if none or each.category == "denial" or each.value == "nobody":
            return True
        if each.kind is Kind.MEANT and each.category != "conj":
            break
    return False
