"""Words beside a deed, and what they say: where it ends, whose it is, that it was not."""

from __future__ import annotations

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.reading.readings import Kind, Part

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
