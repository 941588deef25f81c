"""Reading is linear in what is read: no text of some kilobytes keeps the desk busy.

Whoever sends it wants to do harm. So every reader gets long runs of each letter, mark and word that
could make it look again and again at what it has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecodeError
from pathlib import Path

import pytest

from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.casebook.files import CaseFileError, read_cases
from bridgelaw.cli.rule.run import read_answers
from bridgelaw.comparable.parsing import parse_meaning
from bridgelaw.formats import read_claim_data, read_data
from bridgelaw.formats.tables import table_from
from bridgelaw.game.calls import parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.plain_json import read_json
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.common.poll import parse_poll
from bridgelaw.laws.entrances.search import procedures_for
from bridgelaw.laws.information.unauthorised_information.questions import POLL
from bridgelaw.locale.errors import Refusal
from bridgelaw.table.most_events import MOST_EVENTS
from bridgelaw.table.notation import read_effect, read_event, read_events
from bridgelaw.table.table import Table
from bridgelaw.table.told import told_from_json
from tests.growth import is_linear
from tests.rotation import rotated

SOUTH = Seat.SOUTH
Reader = Callable[[str], object]

BLANKS = (" ", "\t", "\n", "\r\n", "\f", "\v", "\x85", "\xa0", "\u3000", "\u2028")
MARKS = (*",;:.-+/()[]{}<>\"'#\\|&%*=!?~@", "、", "。", "「", "½")
LETTERS = ("a", "A", "1", "0", "10", "♠", "あ", "ー", "一", "ｶﾞ", "\u0301", "ﷺ")
RUNS = (*BLANKS, *MARKS, *LETTERS, "x ", "x\n", '""', '"\n', "# x\n", "- ", "a: ", "a: b\n")

WORDS: dict[str, tuple[str, ...]] = {
    "statement": (
        "2, ", "ace, 2, 3 ", "ace and king ", "5+ ", "2 and ", "draw trumps ", "then ", "of ",
        "of spades ", "SA ", "SAKQ ", "AKQ", "west's ", "once ", "after ", "last ", "one ", "low ",
        "hearts, ", "draw trumps, then hearts, ", "crossruff, ", "スペードのA、", "取って", "3-2 ",
        "1. ", "\nthe ace, 2, ", "not ", "if ", "all good ", "my ", "through W ", "against S K ",
    ),
    "meaning": (
        "5+ ", "H4+ ", "H4+ or ", "(", "(H4+ ", "not ", "12-14 ", "bal ", "4-", "5-4 ", "or (",
        "(not ", "any ", "S5 ", "H4+, ", "spades ", "and another ", "5-5 in ", "ハート4枚 ", "+",
    ),
    "events": ("N P, ", "W 1C\n", '"', "N claims ", "N P # x\n", "director, ", "W leads SK, "),
    "csv": ("1,2,3,4S= by N\n", ",", ",,\n", '"x', "=x\n", "1;2;3\n"),
    "yaml": (
        "    - 3-4: 4S= by N\n", "    - {ns: 3, ew: 4}\n", "[", "{a: ", "? ", "| \n", "&a ", "*a ",
        "!t ", "---\n", "%YAML\n", "  # x\n", "\n\n# x\n",
    ),
    "xml": ("<a>", "<a/>", "<!--", "<!-- -->", "&amp;", "<![CDATA[", "]]>", "<a b='c'/>", "<?x?>"),
    "search": ("insufficient bid ", "リード ", "lead out of turn ", "27 ", "revoke"),
    "cases": ("[", "{a: ", "- ", "a: b\n", "# x\n", "title: x\n"),
    "poll": ("4S 2/4, ", "5 asked, ", "Pass "),
    "deal": ("AKQ.", "- ", "N:"),
}  # fmt: skip


def statement(text: str) -> object:
    return read_statement(text, claimer=SOUTH, declarer=SOUTH, trump=Suit.SPADES)


def results(head: str, name: str) -> Reader:
    return lambda text: read_data((head + text).encode("utf-8", "replace"), name)


def claim(head: str) -> Reader:
    return lambda text: read_claim_data((head + text).encode("utf-8", "replace"), "claim.txt")


READERS: dict[str, tuple[Reader, tuple[str, ...]]] = {
    "the statement of a claim": (statement, WORDS["statement"]),
    "a statement that begins well": (lambda t: statement("draw trumps, ace, " + t),
                                     WORDS["statement"]),
    "what a call shows": (parse_meaning, WORDS["meaning"]),
    "what a call shows, in brackets": (lambda t: parse_meaning(f"({t})"), WORDS["meaning"]),
    "events": (read_events, WORDS["events"]),
    "an event": (lambda t: read_event(f"S {t}"), WORDS["events"]),
    "a claim at the table": (lambda t: read_event(f"S claims 3 {t}"), WORDS["events"]),
    "a fact of a board": (lambda t: read_event(f"the board is in x{t}x"), ()),
    "a fact of a board, as JSON": (lambda t: told_from_json("stage", f"{t}x"), ()),
    "an effect": (read_effect, WORDS["events"]),
    "a table": (lambda t: Table.parse(f"dealer N\n{t}", MOST_EVENTS), WORDS["events"]),
    "a poll": (parse_poll, WORDS["poll"]),
    "CSV": (results("board,ns,ew,result\n1,1,2,4S= by N\n", "x.csv"), WORDS["csv"]),
    "a cell of CSV": (results("board,ns,ew,result\n1,1,2,", "x.csv"), WORDS["csv"]),
    "YAML": (results("boards:\n  1:\n    - 1-2: 4S= by N\n", "x.yaml"), WORDS["yaml"]),
    "YAML from its beginning": (results("", "x.yaml"), WORDS["yaml"]),
    "USEBIO": (results("<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>", "x.xml"), WORDS["xml"]),
    "a file of no known kind": (results("", "results"), WORDS["csv"]),
    "a claim in a file": (claim("deal: N:QJ6... A3.8..2 7.A.A.A 52.3.7.\n"), WORDS["yaml"]),
    "a table in a file": (claim("dealer N\n"), WORDS["events"]),
    "the words of a search": (procedures_for, WORDS["search"]),
    "JSON": (read_json, ("[", '{"a":', "1,", '"')),
    "a deal": (Deal.parse, WORDS["deal"]),
    "a hand": (Hand.parse, WORDS["deal"]),
    "a card": (Card.parse, ()),
    "a call": (parse_call, ()),
}  # fmt: skip


KNOWN = {
    "the statement of a claim": ("ace, 2, 3 ", "5+ "), "events": ("a",), "YAML": ("# x\n",),
    "a fact of a board": (" ",), "a fact of a board, as JSON": (" ",),
}  # fmt: skip
"""What took hours once: tried in every run."""


def long(run: str, around: str = "") -> Callable[[int], str]:
    """Texts of any length that are nearly all one run."""
    return lambda size: around + run * (size // len(run)) + around


@pytest.mark.parametrize("name", READERS)
def test_reading_takes_time_in_proportion_to_the_text(name: str) -> None:
    read, words = READERS[name]
    runs = [(run, around) for run in (*RUNS, *words) for around in ("", "x")]
    known = [(run, "") for run in KNOWN.get(name, ())]
    for run, around in (*known, *rotated(runs, 40)):
        assert is_linear(read, long(run, around)), (run, around)


def test_reading_a_case_takes_time_in_proportion_to_its_file(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"

    def case(text: str) -> None:
        path.write_text(f"source: x\nlaws: [27]\ntitle: x\n{text}", encoding="utf-8", newline="")
        read_cases(path)

    for run in rotated((*RUNS, *WORDS["cases"]), 10):
        assert is_linear(case, long(run)), run


NESTED = {"lists": "[", "mappings": "{a: ", "items": "- ", "quoted": '{"a": '}


@pytest.mark.parametrize("nested", NESTED)
@pytest.mark.parametrize("depth", [60, 300, 1000, 5_000])
def test_lists_in_lists_are_refused_and_never_end_in_a_traceback(
    nested: str, depth: int, tmp_path: Path
) -> None:
    deep = NESTED[nested] * depth
    path = tmp_path / "case.yaml"
    path.write_text(f"source: x\nlaws: {deep}\n", encoding="utf-8")
    with pytest.raises(CaseFileError):
        read_cases(path)
    answers = tmp_path / "answers.yaml"
    answers.write_text(deep, encoding="utf-8")
    with pytest.raises(Refusal):
        read_answers(str(answers), PROCEDURES["insufficient-bid"])
    with pytest.raises(Refusal):
        read_data(f"boards: {deep}".encode(), "x.yaml")
    with pytest.raises(Refusal):
        read_claim_data(deep.encode(), "x.yaml")
    with pytest.raises(Refusal):
        table_from("{" + deep, "x")
    with pytest.raises(Refusal):
        parse_meaning(deep)
    with pytest.raises(Refusal):
        POLL.read("{" + deep)


def test_json_that_goes_too_deep_is_no_json() -> None:
    assert read_json('{"a": [1, {"b": []}]}') == {"a": [1, {"b": []}]}
    for text in ("[" * 100 + "]" * 100, '{"a":' * 900 + "1" + "}" * 900, "[" * 100_000):
        with pytest.raises(JSONDecodeError, match="too many lists"):
            read_json(text)


def test_json_with_a_number_of_thousands_of_digits_is_no_json() -> None:
    for text in ("1" * 6400, '{"a": [-' + "1" * 6400 + "]}"):
        with pytest.raises(JSONDecodeError, match="too many digits"):
            read_json(text)
        with pytest.raises(Refusal):
            table_from("{" + text, "x")
