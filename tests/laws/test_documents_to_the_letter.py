"""What the documents say to the letter: each statement, and what of ours says the same.

The marks are those of the list of statements. A remark stands on the page of its clause; words are
heard at the table.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from bridgelaw.flowchart import build
from bridgelaw.flowchart.graph import End
from bridgelaw.flowchart.words import remark
from bridgelaw.game import Seat
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    EXPOSED_CARD,
    INSUFFICIENT_BID,
    PROCEDURES,
    Interview,
    walk,
)
from bridgelaw.laws.auction.call_out_of_turn.questions import REPLACEMENT
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.digest.definitions import INTRODUCTION
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text
from bridgelaw.table import Table
from tests.laws.samples import SAMPLES, interviewed, ruling_table, table
from tests.laws.test_claims import within
from tests.laws.witnesses import WITNESSES, is_there

_LIST = Path(__file__).parents[3] / "shared" / "SEED-STATEMENTS-2.md"

REMARKED = {
    "P7": ("49", "somebody else was at fault"),
    "P41": ("50E2", "what follows from it"),
    "P43": ("50E1", "an ace or queen beside a king"),
    "P136": ("62A", "before you show the card"),
    "P153": ("68B1", "first say so"),
    "P157": ("50", "samples"),
    "C54": ("27D", "another hand declares"),
    "W25j": ("25A", "without fear"),
    "W26c": ("26B", "Law 16C binds the leader"),
    "W27m": ("27D", "at most nine points"),
    "W27n": ("27D", "another lead takes other tricks"),
    "W28b": ("28B", "less, or nothing"),
    "W50g": ("50E1", "what follows from the card"),
    "W79e": ("79C1", "conditions of contest"),
    "W86e": ("86B3", "regulations"),
}
SHOWN = {"P21", "P45", "P48", "P100", "P162", "C16", "C25", "C26", "C28", "C29", "C33", "C34",
         "C35", "C47", "C50", "C56", "W25g", "W25h", "W25i", "W27j", "W29", "W30", "W47d", "W50d",
         "W50e", "F7", "F49", "C53", "P95", "C21", "C30", "P2", "P3", "P9", "P16", "C55", "F1",
         "F15", "F21", "F27", "W23a", "W27l"}  # fmt: skip
"""By the tests below, and by `tests/laws/test_contradictions.py`."""
BOXES = {
    "F11": ("call-out-of-turn", "first leads as a defender", "ディフェンダーとして初めて"),
    "F12": (
        "call-out-of-turn",
        "one suit that the offender did not show in the legal auction, while",
        "示したスート以外のスートを1つ",
    ),
    "F16": ("call-out-of-turn", "the offender may make any legal call", "任意の合法なコール"),
    "F17": ("insufficient-bid", "Accepted, or called over", "または続けてコールした"),
    "F20": ("insufficient-bid", "Everybody may use what the offender's", "不当な情報ではない"),
    "F23": ("insufficient-bid", "first leads as a defender", "ディフェンダーとして初めて"),
    "F24": (
        "insufficient-bid",
        "one suit that the offender did not show in the legal auction, while",
        "示したスート以外のスートを1つ",
    ),
    "F25": (
        "insufficient-bid",
        "The offender must pass or make a sufficient bid",
        "パスか十分な代のビッドに直さなければならず",
    ),
    "F40": ("revoke", "a defender's card becomes a major penalty card", "ディフェンダーのカードは"),
}
"""What a box of the sheet says, in English and in Japanese."""
PAPER = {
    "F2": ("call-out-of-turn", "Accepted, or called over", "または続けてコールした"),
    "F2 end": ("call-out-of-turn", "accepted; no rectification", "コールは有効。調整なし"),
    "F3": ("call-out-of-turn", "It is a change of call", "コールの変更"),
    "F4": (
        "call-out-of-turn",
        "is cancelled, and the player whose turn",
        "コールは取り消し、順番だった",
    ),
    "F5": ("call-out-of-turn", "A pass, with something artificial", "アーティフィシャル"),
    "F6": ("call-out-of-turn", "may not use the cancelled one", "情報を利用してはならない"),
    "F8": ("call-out-of-turn", "must make the same call again", "同じコールを繰り返す"),
    "F9": ("call-out-of-turn", "Has the right-hand opponent passed", "右手はパスしましたか"),
    "F10": ("call-out-of-turn", "must pass once", "次の順番に1回パス"),
    "F13": ("call-out-of-turn", "It is put right; no new restriction", "新たな制限なし"),
    "F17 end": ("insufficient-bid", "accepted; no rectification", "ビッドは有効。調整なし"),
    "F18": ("insufficient-bid", "the lowest bid that shows the same", "最も低いビッド"),
    "F19": ("insufficient-bid", "comparable to the insufficient bid", "不十分なビッドと同等"),
    "F22": ("insufficient-bid", "must pass throughout", "常にパス"),
    "F26": ("insufficient-bid", "no new restriction", "新たな制限なし"),
    "F28": ("revoke", "Nothing: not played on", "まだ何もしていない"),
    "F29": ("revoke", "Could the offender have played", "求められたカードをプレイできました"),
    "F30": (
        "revoke",
        "On the twelfth trick it is corrected",
        "12トリック目のリボークは成立していても",
    ),
    "F31": ("revoke", "play on, and count the tricks later", "最後までプレイしてから"),
    "F32": ("revoke", "change a card played since", "その後のカードを変えますか"),
    "F33": ("revoke", "partner change the card", "パートナーも、その後のカードを変え"),
    "F34": ("revoke", "card becomes a major penalty card", "メジャーペナルティカード"),
    "F35": ("revoke", "Two tricks go to the other side", "2トリックを相手側"),
    "F36": ("revoke", "One trick goes to the other side", "1トリックを相手側"),
    "F37": ("revoke", "the side won none from then on", "以後1トリックも取っていない"),
    "F38 2": ("revoke", "had revoked in this suit before", "同じスートで2回目"),
    "F38 3": ("revoke", "lay face up for all", "全員に見えたカード"),
    "F38 4": ("revoke", "had called on the next deal", "次のボードでコールした"),
    "F38 5": ("revoke", "the round was over", "ラウンドが終わっていた"),
    "F38 6": ("revoke", "it was on the twelfth trick", "12トリック目だった"),
    "F38 7": ("revoke", "both sides have established", "双方のリボークが成立"),
    "F38 8": ("revoke", "Both revokes are corrected", "双方のリボークを訂正"),
    "F39": ("revoke", "adjusted to the likely result without", "結果にスコアを調整"),
}
"""The boxes of the three other papers; plays out of turn are below."""


SAID = {
    "P6": ("exposed-card", "Whatever a defender shows becomes a penalty card, except"),
    "P10": ("exposed-card", "Leave {cards} face up"),
    "P11": ("exposed-card", "Stay at the table while a penalty card lies there"),
    "P13": ("exposed-card", "dropped, or that stuck to the card the defender meant"),
    "P17": ("exposed-card", "Play it before any other low card"),
    "P18": ("exposed-card", "and does not restrict {partner}'s lead"),
    "P19": ("exposed-card", "Honours and other suits you may play as usual"),
    "P24": ("exposed-card", "at your first legal chance, even as a discard"),
    "P29": ("exposed-card", "Before you lead, wait: declarer may require or forbid"),
    "P32": ("penalty-card", "may not lead {forbidden} while on lead"),
    "P33": ("penalty-card", "If you have none, lead any card."),
    "P34": ("penalty-card", "From now on you may play any legal card."),
    "P36": ("exposed-card", "While a penalty card lies there all may use what it tells."),
    "P40": ("penalty-card", "Declarer may use it."),
    "P42": ("penalty-card", "lead low to the penalty card, knowing that it must be played"),
    "P54": ("penalty-card-not-played", "may not take the card back; only declarer decides"),
    "P63": ("defective-trick", "careless with their cards can get a procedural penalty"),
    "P64": ("defective-trick", "Not having followed suit with it is a revoke"),
    "P65": ("defective-trick", "Do not use that it was missing."),
    "P67": ("card-in-auction", "face up until the auction is over. The opponents may use"),
    "P74": ("card-in-auction", "side defends, {cards} becomes a minor penalty card"),
    "P81": ("play-out-of-turn", "meant to lead, and either has the lead or had some reason"),
    "P93": ("exposed-card", "did see it does not matter"),
    "P99": ("play-out-of-turn", "takes the face-down lead back"),
    "P101": ("play-out-of-turn", "Dummy's card stays, except to correct a revoke"),
    "P112": ("play-out-of-turn", "even by a nod"),
    "P123": ("play-out-of-turn", "Follow suit if you can. If not, play"),
    "P129": ("play-out-of-turn", "is no lead and does not restrict"),
    "P137": ("revoke", "shown the card that should have been played, it is a major"),
    "P154": ("exposed-card", "best of all behind {offender}"),
    "P164": ("penalty-card", "may play an honour instead. Please go on."),
    "C17": ("unintended-call", "how long that took, does not matter"),
    "C18": ("unintended-call", "A bid overlooked, a jump not seen"),
    "C22": ("insufficient-bid", "What it names does not matter."),
    "C24": ("insufficient-bid", "or a comparable call"),
    "C27": ("insufficient-bid", "away from the table"),
    "C32": ("insufficient-bid", "a double is cancelled"),
    "C38": ("lead-restriction", "may forbid one suit, but not require one"),
    "C40": ("lead-restriction", "before or after the withdrawn one"),
    "C41": ("insufficient-bid", "Call me after the play"),
    "C44": ("call-out-of-turn", "may not use what the withdrawn call told"),
    "C46": ("call-out-of-turn", "If it is comparable, nobody is restricted."),
    "C52": ("insufficient-bid", "Everybody may use what the insufficient bid tells"),
    "C57": ("insufficient-bid", "Law 27D does not apply"),
    "W21e": ("misinformation", "If only the opponents' mix-up suggests it: no"),
    "W21f": ("misinformation", "Give no reason for the decision"),
    "W21g": ("misinformation", "You have heard the right explanation. If the wrong one"),
    "W21i": ("misinformation", "would a fair part of such players think of"),
    "W25e": ("unintended-call", "never for a moment wanted this call"),
    "W25f": ("unintended-call", "how long that took, does not matter"),
    "W25k": ("unintended-call", "became aware of it, and"),
    "W27b": ("insufficient-bid", "length, shortness or a control"),
    "W43d": ("dummy-conduct", "take the gain from their score only"),
    "W45d": ("designation", "The test is that of a call that was not meant (25A)"),
    "W45h": ("dummy-card", "Only then may declarer change, too."),
    "W45m": ("dummy-conduct", "no logical alternative to that play"),
    "W46b": ("designation", "means any small card, and then nobody may ask for an ace"),
    "W50h": ("penalty-card", "leads as partnership agreements say"),
    "W55b": ("play-out-of-turn", "Either defender may accept the lead"),
    "W58b": ("several-cards", "Normally take it that the player meant one of them"),
    "W58c": ("several-cards", "a single low one a minor one"),
    "W61c": ("revoke-question", "asks now and then, when a suit breaks in an unexpected way"),
    "W64b": ("revoke", "adjust instead"),
    "W65c": ("trick-count", "at matchpoints that is at least a logical alternative"),
    "W68a": ("exposed-card", "You may not use that {partner} objected, either."),
    "W68b": ("claim", "unauthorised for the other defender; declarer may use it"),
    "W68c": ("exposed-card", "play it to this trick, or to lead it to the next"),
    "W68e": ("claim", "Do not suggest that, but you may let it be known"),
    "W79d": ("tricks-disputed", "declarer, contract, double, tricks, pairs"),
    "W79f": ("tricks-disputed", "have been given prizes"),
    "W86d": ("no-comparable-result", "only where the result at the other table is unexpected"),
    "W87a": ("fouled-board", "differs from the hand record, but was the same for everybody"),
}
"""Where a statement lives in a sentence alone: of a question, an option, words or a note."""


@cache
def _sentences(key: str) -> frozenset[str]:
    """Every sentence that is asked, said or noted on some way through the procedure."""
    found: set[str] = set()
    for at in (None, *SAMPLES.get(PROCEDURES[key], ())):
        for path in islice(walk(PROCEDURES[key], at), 400):
            ruling = path.ruling
            texts = [ruling.headline, *ruling.notes, *(one.text for one in ruling.words)]
            texts += [step.text for step in ruling.steps if step.text is not None]
            for asked in path.asked:
                texts += (asked.why, *asked.say, *(option.label for option in asked.options))
            found.update(one.msgid for text in texts for one in within(text))
    return frozenset(found)


@pytest.mark.parametrize("mark", SAID)
def test_a_sentence_says_it_in_both_languages(mark: str) -> None:
    key, part = SAID[mark]
    sentences = [one for one in _sentences(key) if part in one]
    assert sentences
    for code in LANGUAGES:
        assert code == "en" or all(language(code).say(Text(one)) != one for one in sentences)


@pytest.mark.parametrize("mark", REMARKED)
def test_the_page_of_the_clause_says_it(mark: str) -> None:
    clause, part = REMARKED[mark]
    remarks = [remark.text for remark in CLAUSES[clause].remarks]
    (text,) = [text for text in remarks if part in str(text)]
    for code in LANGUAGES:
        assert code == "en" or language(code).say(text) != str(text)


def test_every_statement_has_a_witness_and_only_one_kind() -> None:
    if not _LIST.is_file():
        pytest.skip("the list of statements is not beside the project")
    rows = _LIST.read_text(encoding="utf-8").splitlines()
    listed = [found[1] for row in rows if (found := re.match(r"\| ([A-Z]\w+) \|", row))]
    assert len(listed) == 437
    boxes = {mark.split()[0] for mark in (*BOXES, *PAPER)}
    shown = [*REMARKED, *SHOWN, *boxes, *SAID, *WITNESSES]
    assert sorted(shown) == sorted(listed)


@pytest.mark.parametrize("mark", WITNESSES)
def test_the_witness_of_a_statement_is_there(mark: str) -> None:
    assert is_there(WITNESSES[mark])


AT = table("W 1H, N P, E 1H")
OUT = table("S P, N 1H")


def _asked(at: Table, law: str, key: str, **answers: str) -> tuple[str, str]:
    """What is said before the question, and why it is asked."""
    question = interviewed(at, PROCEDURES[law], **answers).question
    assert question is not None and question.key == key, question
    return " ".join(map(str, question.say)), str(question.why)


def test_C16_and_C25_the_offender_is_first_asked_to_say_nothing() -> None:
    said, _ = _asked(AT, "insufficient-bid", "unintended")
    assert "East, please say nothing here" in said
    said, _ = _asked(OUT, "call-out-of-turn", "accepts")
    assert "North, please say nothing here" in said


@pytest.mark.parametrize(
    "law", ["unintended-call", "insufficient-bid", "call-out-of-turn", "inadmissible-call"]
)
def test_C16_it_is_said_once_with_the_first_question_that_is_put_to_anybody(law: str) -> None:
    # Quick, on the desk: what is nearly always so is not asked, and says nothing.
    asked = Interview.begin(PROCEDURES[law]).assuming()
    heard = 0
    while asked.question is not None:
        heard += "please say nothing here" in " ".join(map(str, asked.question.say))
        assert heard == 1
        answer = asked.question.usually or asked.question.samples()[-1]
        asked = asked.answer(answer).assuming()
    assert heard == 1


@pytest.mark.parametrize("law", ["insufficient-bid", "call-out-of-turn", "inadmissible-call"])
def test_C33_and_C34_are_said_where_nobody_told_which_call_it_was(law: str) -> None:
    """A quick ruling never asks which call takes its place; what is said before it is the same."""
    for path in walk(PROCEDURES[law]):
        keys = [asked.key for asked in path.asked]
        answers = {one.key: one.value for one in path.answers}
        if "comparable" not in keys or answers.get("replaced") == "yes":
            continue
        said = [" ".join(map(str, asked.say)) for asked in path.asked]
        assert sum("unchecked, no call is comparable" in one for one in said) >= 1, keys


def test_C33_and_C34_with_36B4_where_nobody_comes_back_at_the_proper_turn() -> None:
    """A quick ruling ends before it; at a table the next ruling asks, and says it there."""
    ruled = [path.ruling for path in walk(PROCEDURES["inadmissible-call"])]
    told = [one for one in ruled if one.clause == "36B4"]
    assert told
    for one in told:
        assert any("unchecked, no call is comparable" in str(words.text) for words in one.words)


def test_W25g_to_W25i_both_sides_of_the_test() -> None:
    _, why = _asked(AT, "insufficient-bid", "unintended")
    for part in ("pulled before deciding", "a relay forgotten", "no reason at all"):
        assert part in why


def test_C26_and_W27j_what_the_left_hand_opponent_hears() -> None:
    asked = interviewed(AT, INSUFFICIENT_BID, unintended="no").question
    assert asked is not None
    assert "Otherwise West must pass throughout, a double is cancelled" in str(
        asked.options[1].label
    )
    assert "South may ask West what replacements mean" in " ".join(map(str, asked.say))


def test_C28_C29_C33_to_C35_C47_and_C56_check_with_me_first() -> None:
    for said, why in (
        _asked(AT, "insufficient-bid", "substitute", unintended="no", accepts="no"),
        (" ".join(map(str, REPLACEMENT.say)), str(REPLACEMENT.why)),
    ):
        assert "Check with me first, away from the table" in said
        assert "unchecked, no call is comparable" in said
        for part in ("system card", "never hint which call", "leaving the table tells nobody"):
            assert part in why


def test_C50_the_director_stays_until_the_first_lead() -> None:
    at = ruling_table(OUT, CALL_OUT_OF_TURN, accepts="no").after("W 1S, N 2C")
    ruling = interviewed(at, CALL_OUT_OF_TURN, comparable="none").ruling
    assert ruling is not None
    assert "Stay, or be there when South first leads." in map(str, ruling.notes)


def test_W30_W47d_and_F7_what_a_pass_that_is_cancelled_told() -> None:
    at = table("N 1H, S P")
    interview = Interview.begin(CALL_OUT_OF_TURN, at)
    while interview.question is not None:
        interview = interview.answer("no")
    assert interview.ruling is not None and interview.ruling.clause == "30A"
    told = [(str(words.to), str(words.text)) for words in interview.ruling.words]
    assert ("N", "You may not use what the withdrawn call told you.") in told


def test_W29_who_has_called_is_not_told_to_call_next() -> None:
    at = table("W 1H, N P, E 1H, S P")
    ruling = interviewed(at, INSUFFICIENT_BID, unintended="no").ruling
    assert ruling is not None and ruling.clause == "27A1"
    assert not any("calls next" in str(one.text) for one in ruling.words)


def test_W29_who_has_called_in_turn_is_not_said_to_call_when_the_call_is_refused() -> None:
    at = table("N 1S, W 2C, E 3C")
    asked = interviewed(at, CALL_OUT_OF_TURN, simultaneous="no").question
    assert asked is not None
    accept, refuse = (str(option.label) for option in asked.options)
    assert "East's call is cancelled" in accept
    assert "East's call stands" in refuse and "East calls" not in refuse
    accepted = interviewed(at, CALL_OUT_OF_TURN, simultaneous="no", accepts="yes").ruling
    assert accepted is not None
    told = [str(words.text) for words in accepted.words]
    assert "East's call came too early, and is cancelled." in told


@pytest.mark.parametrize("mark", [*BOXES, *PAPER])
def test_the_box_of_the_sheet_says_it(mark: str) -> None:
    key, *parts = (BOXES | PAPER)[mark]
    chart = build(PROCEDURES[key])
    for code, part in zip(LANGUAGES, parts, strict=True):
        say = language(code).say
        labels = (label for node in chart.nodes for edge in node.edges for label in edge.labels)
        texts = [say(text) for text in (*(node.text for node in chart.nodes), *labels)]
        assert any(part in text for text in texts), code


def test_a_sheet_that_leads_to_another_names_it() -> None:
    for key, other in (
        ("call-out-of-turn", "lead-restriction"),
        ("call-out-of-turn", "unintended-call"),
        ("insufficient-bid", "call-out-of-turn"),
    ):
        title = str(PROCEDURES[other].title)
        texts = [str(node.text) for node in build(PROCEDURES[key]).nodes]
        assert any(f"→ Sheet “{title}”" in text for text in texts)


def test_C53_the_partner_too_may_use_a_bid_that_was_replaced_as_it_should_be() -> None:
    ruling = interviewed(
        None, INSUFFICIENT_BID, kind_of_call="bid_or_pass", lowest_same="yes", **_REFUSED
    ).ruling
    assert ruling is not None and ruling.clause == "27B1(a)"
    assert any("everybody may use what it told" in str(one.text) for one in ruling.words)
    assert any("partner too" in str(note) for note in ruling.notes)


_REFUSED = {"out_of_rotation": "no", "unintended": "no", "replaced": "no", "accepts": "no"}


TRANSFER = table("W 2NT, N P, E 2H")


def test_C21_and_C30_the_words_name_the_bid_that_was_looked_up() -> None:
    known = interviewed(TRANSFER, INSUFFICIENT_BID, unintended="known", lowest="3H")
    accepts = known.question
    assert accepts is not None and accepts.key == "accepts"
    assert "With 3♥ or a comparable call nobody is restricted." in str(accepts.options[1].label)
    replaces = known.answer("no")
    assert replaces.question is not None
    assert "With 3♥ or a comparable call" in str(replaces.question.say[0])
    # It is not asked again, and no other bid shows the same.
    ruling = replaces.answer("3H").ruling
    assert ruling is not None and ruling.clause == "27B1(a)"
    other = replaces.answer("3S").question
    assert other is not None and other.key == "comparable"


def test_C21_where_no_bid_shows_the_same_the_words_say_so() -> None:
    asked = interviewed(TRANSFER, INSUFFICIENT_BID, unintended="not_again").question
    assert asked is not None
    assert "a comparable call alone (no bid shows the same)" in str(asked.options[1].label)


def test_P95_a_card_that_was_named_is_put_down_before_it_lies_there() -> None:
    at = table("S 1NT, W P, N 3NT, E P, S P, W P, W leads HK, W designates SA")
    ruling = interviewed(at, EXPOSED_CARD, occasion="none_of_these").ruling
    assert ruling is not None
    told = [str(words.text) for words in ruling.words if words.to is Seat.WEST]
    assert told[0] == "Put ♠A on the table before you."


TOP = {
    "54": ("opening lead", "オープニングリード", 5),
    "56 past partner": ("partner's; the offender is a defender", "パートナーの番", 4),
    "56": ("Declarer's or dummy's", "ディクレアラー側", 2),
    "55B1": ("A defender's; declarer's side led", "ディフェンダーの番", 2),
    "55B2": ("from the wrong hand", "ハンドとダミーの間違い", 2),
    "57A": ("A defender, before the offender's partner", "反則者のパートナーより先", 4),
    "57D": ("only before the right-hand opponent", "反則者の右手より先", 2),
    "57C3": ("Declarer, from hand or dummy", "ディクレアラー側", 2),
    "45E": ("fifth card", "5枚目", 2),
}
"""The boxes of the paper, declarer's lead being two of them, and how many points each has."""


@pytest.mark.parametrize("box", TOP)
def test_F49_the_top_page_of_plays_out_of_turn_has_the_boxes_of_the_paper(box: str) -> None:
    top = build(PROCEDURES["play-out-of-turn"]).top
    assert top is not None and len(top.nodes) == len(TOP) + 4  # three questions, and "turn over"
    *parts, points = TOP[box]
    for code, part in zip(LANGUAGES, parts, strict=True):
        say = language(code).say
        law = box.split(maxsplit=1)[0]
        assert any(
            part in say(label) and end.laws[0].startswith(law[:2]) and text.count("•") == points
            for node in top.nodes
            for edge in node.edges
            for end, text in [(top.nodes[edge.to], say(top.nodes[edge.to].text))]
            for label in edge.labels
        ), code


_OF_THESE_LAWS = r"penalty card|penalty double|procedural penalt|disciplinary penalt"


def test_P2_and_P3_the_word_penalty_belongs_to_penalty_cards_and_to_laws_90_to_92() -> None:
    assert "put right, not to punish" in str(INTRODUCTION[0].text)
    for key in PROCEDURES.keys() - {"conduct", "appeal"}:
        for sentence in _sentences(key):
            assert "punish" not in sentence
            left = re.sub(_OF_THESE_LAWS, "", sentence, flags=re.IGNORECASE)
            assert "penalt" not in left.lower(), (key, sentence)


def test_P9_and_W23a_what_could_have_been_known_is_asked_by_law_72C() -> None:
    # It was Law 23 before; 23 is about comparable calls alone now.
    assert "Could the offender have known at the time" in str(review_of("72C").question)
    assert all("aware" not in str(one.text) for key, one in CLAUSES.items() if key[:2] == "23")


def test_P16_whether_a_low_card_was_shown_on_purpose_comes_before_every_choice() -> None:
    at = table("S 1NT, W P, N 3NT, E P, S P, W P, W leads HK, N spreads the hand, W exposes S5")
    asked = []
    interview = Interview.begin(EXPOSED_CARD, at)
    for answer in ("none_of_these", "yes", "no"):
        assert interview.question is not None
        asked.append(interview.question.key)
        interview = interview.answer(answer)
    assert asked == ["occasion", "could_see", "deliberate"] and interview.ruling is not None


def test_C55_as_nearly_as_can_be_to_the_result_without_the_insufficient_bid() -> None:
    question = str(review_of("27D").question)
    assert question.endswith("adjust to the probable result without it.")


PAPERS = {
    "call-out-of-turn": ("16C3", "23C", "72C"),
    "insufficient-bid": ("16C3", "27D", "72C"),
    "revoke": (),
    "play-out-of-turn": (),
}
"""The four papers, and the laws that the first two have at their foot."""


@pytest.mark.parametrize("key", PAPERS)
def test_F1_F15_and_F21_the_heading_and_the_foot_of_the_papers(key: str) -> None:
    chart = build(PROCEDURES[key])
    for code in LANGUAGES:
        said = remark(chart, language(code))
        assert said == {"en": "To be used only when no director is present."}.get(code, said)
        assert code != "ja" or "ディレクターがいないとき" in said
    at_the_end = {law for node in chart.nodes if isinstance(node, End) for law in node.reviews}
    assert at_the_end >= set(PAPERS[key])


def test_F27_a_slip_comes_before_acceptance() -> None:
    asked = Interview.begin(INSUFFICIENT_BID, AT)
    assert asked.question is not None and asked.question.key == "unintended"
    asked = asked.answer("no")
    assert asked.question is not None and asked.question.key == "accepts"


def test_W27l_whether_a_call_is_comparable_is_answered_away_from_the_table() -> None:
    interview = interviewed(AT, INSUFFICIENT_BID, unintended="no", accepts="no", substitute="Pass")
    assert interview.question is not None and interview.question.key == "comparable"
    assert interview.question.question.away
