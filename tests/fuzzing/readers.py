"""Every reader of what people and programs write, and what is made up for it.

Each is given something almost right, and says whether it was read. What is not read is refused with
a sentence in both languages; whatever else is raised is a fault. What was read holds together: it
is written and read again, said in both languages, or gone on with.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.casebook.files import read_text
from bridgelaw.comparable.parsing import read_meaning
from bridgelaw.formats import read_data, read_records
from bridgelaw.formats.bws.records import bws_records
from bridgelaw.formats.claims import read_claim_data
from bridgelaw.formats.house import SAMPLE, read_house
from bridgelaw.game.seats import SEATS
from bridgelaw.game.suits import SUITS
from bridgelaw.laws import Interview, Procedure
from bridgelaw.laws.common.poll import parse_poll
from bridgelaw.locale import LANGUAGES
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import language
from bridgelaw.locale.text import Text
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.standings import score_field
from bridgelaw.slips import slip
from bridgelaw.slips.facts import Facts
from bridgelaw.slips.signature import public_key, sign
from bridgelaw.slips.trial import try_again
from bridgelaw.stories.story import tell
from bridgelaw.table import Table
from bridgelaw.table.typed_events import events_in
from tests.comparable.phrases import PHRASES
from tests.formats import test_csv_file, test_pbn, test_yaml_file
from tests.formats.any_record import any_record, lin_of, pbn_of
from tests.formats.bws.evenings import Evening, howell, played
from tests.formats.bws.jet_writer import BOOL, DATE, TEXT, Made, Writer
from tests.formats.bws.test_bws_records import calls, cards, hands
from tests.formats.test_deal_files import DEALS, dlm, dup
from tests.formats.test_mutants import hands_survive, results_survive
from tests.formats.test_mutants import mutant as with_bytes_changed
from tests.formats.test_record_mutants import check
from tests.formats.usebio_samples import edited_pairs
from tests.fuzzing.mutator import Mutator
from tests.laws.samples import SAMPLES
from tests.stories.told import STORIES
from tests.table.walks import Walk
from tests.words import sets

_CASES = Path(__file__).parents[2] / "casebook"
_SPOKEN = tuple(map(language, LANGUAGES))

Reader = Callable[[Random], bool]
"""Makes something up and reads it: was it read?"""


class Fault(Exception):
    """A reader has done something else than to read or to refuse."""


def tried(made: object, read: Callable[[], object]) -> bool:
    try:
        return read() is not False
    except Refusal as error:
        if not all(one.explain(error).strip() for one in _SPOKEN):
            raise Fault(f"refused without a word: {made!r}") from error
        return False
    except Exception as error:
        raise Fault(repr(made)[:4000]) from error


def _say(texts: Iterable[Text]) -> None:
    for text in texts:
        assert all(one.say(text).strip() for one in _SPOKEN), text


def _by_samples(samples: Callable[[], Sequence[str]], read: Callable[[str], object]) -> Reader:
    """Of texts."""
    mutator = cache(lambda: Mutator(samples()))

    def reader(chance: Random) -> bool:
        text = mutator().made(chance)
        return tried(text, lambda: read(text))

    return reader


# A table, and what is typed and answered at it


@cache
def _tables() -> list[Table]:
    """Of the laws' samples, and some at which anything happens."""
    found = [table for tables in SAMPLES.values() for table in tables if table is not None]
    for seed in range(100):
        walk = Walk(Random(seed))
        while walk.steps > 0:
            walk.step()
        found.append(walk.table)
    return found


def _table(text: str) -> None:
    table = Table.parse(text, most=400)
    assert Table.parse(table.text) == table, table.text
    assert Table.from_json(table.to_json()) == table
    table.ruling_needed, table.tricks  # noqa: B018


def _typed(chance: Random) -> bool:
    """At a table where something has happened already."""
    table, text = chance.choice(_tables()), _lines().made(chance)

    def read() -> None:
        events, after = events_in(table, text)
        assert table.after(*events) == after

    return tried((table.text, text), read)


@cache
def _lines() -> Mutator:
    return Mutator([line for table in _tables() for line in table.text.splitlines() if line])


def _fitting(interview: Interview, chance: Random) -> str:
    asked = interview.question
    assert asked is not None
    return chance.choice([*(option.key for option in asked.options), *asked.samples()])


def _answers(chance: Random) -> bool:
    """A whole interview, in which one answer is odd."""
    procedure: Procedure = chance.choice(list(SAMPLES))
    told: list[str] = []

    def rule() -> bool:
        now = Interview.begin(procedure, chance.choice(SAMPLES[procedure]), anyway=True)
        odd = chance.randrange(6)
        while now.question is not None:
            answer = _fitting(now, chance)
            if len(told) == odd:
                answer = chance.choice(
                    (_odd_answers().made(chance), answer.upper(), f" {answer} ", answer[:-1])
                )
            told.append(answer)
            now = now.answer(answer)
        assert now.ruling is not None
        _say([step.text for step in now.ruling.steps if step.text is not None])
        return True

    return tried((procedure.key, told), rule)


@cache
def _odd_answers() -> Mutator:
    chance, found = Random(1), set[str]()
    for procedure in SAMPLES:
        for _ in range(6):
            now = Interview.begin(procedure)
            while now.question is not None:
                found.add(answer := _fitting(now, chance))
                try:
                    now = now.answer(answer)
                except Refusal:
                    break
    return Mutator(sorted(found))


# What people say


def _statement(chance: Random) -> bool:
    text, declarer = _claims().made(chance), chance.choice(SEATS)
    claimer, trump = chance.choice((declarer, declarer.lho)), chance.choice((*SUITS, None))

    def read() -> None:
        found = read_statement(text, claimer=claimer, declarer=declarer, trump=trump)
        _say(describe(found))

    return tried((text, claimer, declarer, trump), read)


@cache
def _claims() -> Mutator:
    return Mutator([one.words for part in sets.parts("claims") for one in sets.claims(part)])


def _described() -> list[str]:
    return [*PHRASES, *(one.words for part in sets.parts("calls") for one in sets.calls(part))]


def _meaning(text: str) -> None:
    found = read_meaning(text)
    assert read_meaning(str(found)) == found, str(found)


def _told() -> list[str]:
    return [*STORIES, *(one.words for part in sets.parts("stories") for one in sets.stories(part))]


def _story(text: str) -> bool:
    story = tell(text)
    for one in _SPOKEN:
        story.as_json(one)
    assert "".join(part for part, _ in story.marked()) == text
    return story.procedure is not None


# Files


def _file(name: str, sample: Callable[[], str], survives: Callable[[bytes, str], bool]) -> Reader:
    def read(text: str) -> bool:
        return survives(text.encode("utf-8", "replace"), name)

    return _by_samples(lambda: [sample()], read)


def _records(name: str, text_of: Callable[[Random], str]) -> Reader:
    def samples() -> list[str]:
        return [text_of(Random(seed)) for seed in range(60)]

    def read(text: str) -> bool:
        records = read_records(text.encode("utf-8", "replace"), name)
        for record in records:
            check(record)
        return bool(records)

    return _by_samples(samples, read)


def _bytes(name: str, data: bytes) -> Reader:
    def reader(chance: Random) -> bool:
        changed = with_bytes_changed(data, chance.randrange(10**12))
        return tried(changed, lambda: hands_survive(changed, name))

    return reader


_EVENING = Evening(
    rounds=howell(),
    received=played(howell()),
    calls=calls("1NT", "PASS", "PASS", "PASS"),
    cards=cards("E HA", "S H5", "W H8", "N H2"),
    hands=[hands()],
    players=[{"Section": 1, "Table": 1, "Direction": "N", "Number": "7", "Name": "Ito"}],
)
_WORDS = ("", " ", "PASS", "N", "E", "NS", "3 NT", "4 S x", "7 NT xx", "8 C", "=", "+1", "-13",
          "+9", "A5040", "50%-50%", "HA", "£A", "1-2", "1,3,9", "0", "ñ", "\x00",
          "x" * 60)  # fmt: skip
_NUMBERS = (-32768, -1, 0, 1, 2, 3, 4, 13, 32767)


def _bws(chance: Random) -> bool:
    """Whole files with odd cells; now and then a row is double, or a table missing."""
    tables = _EVENING.tables()
    for _ in range(chance.choice((1, 1, 2, 5))):
        name = chance.choice(list(tables))
        tables[name] = _odd_table(tables[name], chance)
    if chance.random() < 0.05:
        del tables[chance.choice(list(tables))]
    data = Writer(chance.choice((3, 4))).file(tables)

    def read() -> bool:
        document = read_data(data, "x.bws")
        score_field(document.field).totals  # noqa: B018
        for record in bws_records(data, "x.bws"):
            check(record)
        return bool(document.field.lines)

    return tried({name: table.rows for name, table in tables.items()}, read)


def _odd_table(table: Made, chance: Random) -> Made:
    rows: list[Mapping[str, Any]] = list(table.rows)
    if not rows:
        return table
    at = chance.randrange(len(rows))
    match chance.randrange(6):
        case 0:
            del rows[at]
        case 1:
            rows.append(rows[at])
        case _:
            column = chance.choice(list(table.columns))
            kind = table.columns[column]
            values: Sequence[Any] = _WORDS if kind == TEXT else _NUMBERS
            if kind == BOOL:
                values = (True, False)
            value = None if kind == DATE or chance.random() < 0.1 else chance.choice(values)
            rows[at] = {**rows[at], column: value}
    return replace(table, rows=rows)


def _cases() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(_CASES.rglob("*.yaml"))[::12]]


def _claim_files() -> list[str]:
    return [
        f'deal: "N:QJ6... A3.8..2 7.A.A.A 52.3.7."\ntrump: {trump}\ndeclarer: S\ntrick: N SK\n'
        f"claims: {tricks}\nstatement: {words}\nshown out: W clubs\n"
        for trump, tricks, words in (("NT", 3, "the rest"), ("S", 2, "draw trumps, then clubs"))
    ]


def _slips() -> list[str]:
    """What is inside of slips."""
    begun = (Interview.begin(procedure) for procedure in SAMPLES)
    asked = ((one, one.question) for one in begun)
    facts = [Facts.of(one.answer(which.options[0].key)) for one, which in asked
             if which is not None and which.options]  # fmt: skip
    return [slip._json(slip.Slip(one, "", "0.3.0")).decode() for one in facts]


def _slip(text: str) -> None:
    """Whoever can sign can write anything in one; what is read can be tried."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=slip._KNOWN)
    packed = packer.compress(text.encode("utf-8", "replace")) + packer.flush()
    whole = public_key(bytes(32)) + sign(bytes(32), slip._SIGNED + packed) + packed
    letters = base64.urlsafe_b64encode(whole).decode().rstrip("=")
    found = try_again(slip.read_slip(f"{slip._BEGINS}{letters}"))
    assert found is not None


POLLS = ("5 asked, same standard: Pass 2/4, 4S 3/5", "５人、同程度：パス 2/4、4♠ 3",
         "4 polled, other methods, without the information: X 1/3; SA 2")  # fmt: skip
AWARDS = ("A+", "A-", "60%", "4S= by N", "50% 4S= by N, 50% 4S-1 by N", "1/3 3NT+1 by E, 2/3 2H=",
          "-3 IMP", "60/40", "A+ / A-")  # fmt: skip
OUTCOMES = ("4S= by N", "3NT+1 W", "2♥x-1 by East", "passed out", "6NTxx-13 S", "1C+6 by south",
            "４♠＝ by N", "5CX N -2")  # fmt: skip


def _again(read: Callable[[str], object]) -> Callable[[str], None]:
    """What was read is written and read again."""

    def both(text: str) -> None:
        found = read(text)
        assert read(str(found)) == found, str(found)

    return both


READERS: dict[str, Reader] = {
    "table": _by_samples(lambda: [table.text for table in _tables()], _table),
    "typed": _typed,
    "answers": _answers,
    "statement": _statement,
    "meaning": _by_samples(_described, _meaning),
    "story": _by_samples(_told, _story),
    "poll": _by_samples(lambda: POLLS, _again(parse_poll)),
    "award": _by_samples(lambda: AWARDS, _again(parse_award)),
    "outcome": _by_samples(lambda: OUTCOMES, _again(parse_outcome)),
    "slip": _by_samples(_slips, _slip),
    "bws": _bws,
    "usebio": _file("x.xml", edited_pairs, results_survive),
    "pbn": _file("x.pbn", lambda: test_pbn.GAMES, results_survive),
    "pbn table": _file("x.pbn", lambda: test_pbn.TABLE, results_survive),
    "csv": _file("x.csv", lambda: test_csv_file.FILE, results_survive),
    "yaml": _file("x.yaml", lambda: test_yaml_file.FILE, results_survive),
    "lin records": _records("x.lin", lambda luck: lin_of(any_record(luck), luck)),
    "pbn records": _records("x.pbn", lambda luck: pbn_of(any_record(luck))),
    "dup": _bytes("x.dup", dup(DEALS)),
    "dlm": _bytes("x.dlm", dlm(DEALS).encode()),
    "claim file": _by_samples(_claim_files, lambda text: read_claim_data(text.encode(), "c.yaml")),
    "case": _by_samples(_cases, lambda text: read_text(Path("case.yaml"), text)),
    "house": _by_samples(lambda: [SAMPLE], read_house),
}
