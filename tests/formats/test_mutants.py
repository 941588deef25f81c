"""300 files of each kind with bytes changed: nothing crashes, hangs or grows without end.

The bytes are chosen by a seed, so that a mutant that breaks something breaks it again; Hypothesis
looks for others in `test_bad_input.py`.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from random import Random

import pytest

from bridgelaw.formats import read_data, read_records
from bridgelaw.formats.documents import BadFile, Incomplete
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.keeping import compared
from bridgelaw.scoring.stated.rules import with_method_found
from tests.formats import test_csv_file, test_pbn, test_yaml_file
from tests.formats.test_deal_files import DEALS, dlm, dup
from tests.formats.usebio_samples import edited_pairs
from tests.rotation import rotated

MUTANTS = 300
_SECONDS = 5
"""A mutant is read in milliseconds; on a busy machine it may take long, but never this long."""
_BYTES = 200 * 2**20
"""All of them together, at most; one that grows without end takes more."""

_PIECES = (
    b"\0", b"\xff", b"\n", b"\r", b'"', b"'", b"<", b">", b"/", b"&", b"[", b"]", b"{", b"}", b";",
    b",", b":", b"-", b"#", b"%", b"=", b"0", b"9", b"99999999999", b"NT", b"\xe3\x81\x82", b"\x82",
    b"  ", b"\t", b"<!--", b"]]>", b"<?", b"A+", b"1/0", b"1e9", b"\xef\xbb\xbf", b"\\", b"?", b"*",
)  # fmt: skip


def mutant(data: bytes, seed: int) -> bytes:
    """The file with one to six pieces changed, left out, doubled, swapped or put in."""
    dice = Random(seed)
    changed = bytearray(data)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(changed) + 1)
        size = dice.choice((1, 1, 1, 2, 8, 40, 300))
        match dice.randrange(6):
            case 0:
                changed[at : at + size] = bytes(dice.randrange(256) for _ in range(min(size, 8)))
            case 1:
                del changed[at : at + size]
            case 2:
                changed[at:at] = changed[at : at + size] * dice.choice((1, 1, 30))
            case 3:
                changed[at:at] = dice.choice(_PIECES)
            case 4:
                other = dice.randrange(len(changed) + 1)
                piece = bytes(changed[other : other + size])
                changed[at : at + len(piece)] = piece
            case _:
                del changed[at:]
        changed = changed or bytearray(b"x")
    return bytes(changed)


def results_survive(data: bytes, name: str) -> bool:
    """Read or refused; what is read is compared, scored, written, and read again."""
    try:
        document = read_data(data, name)
    except Refusal as error:
        assert str(error)
        return False
    for problem in document.problems:
        assert str(problem.place) and str(problem.reason)
    field = with_method_found(document.field, document.stated)
    document = document.under(field.event.profile)
    found = compared(document.field, document.stated)
    for difference in found.lines:
        assert str(difference.reason.words)
    for choice in Choice:
        try:
            written = document.write(found.chosen(choice))
        except Incomplete:
            assert document.broken is not None
            continue
        except BadFile as error:
            assert "with its comments where they stand" in str(error)
            continue
        assert document.broken is None
        assert read_data(written, name).field.lines == document.field.lines
    return True


def hands_survive(data: bytes, name: str) -> bool:
    try:
        records = read_records(data, name)
    except Refusal as error:
        assert str(error)
        return False
    for record in records:
        assert all(hand is None or len(hand) <= 52 for hand in record.deal.hands)
        assert all(str(text) for text in (*record.problems, *record.assumed))
    return True


FILES: dict[str, tuple[bytes, Callable[[bytes, str], bool]]] = {
    "x.xml": (edited_pairs().encode(), results_survive),
    "table.pbn": (test_pbn.TABLE.encode("latin-1"), results_survive),
    "games.pbn": (test_pbn.GAMES.encode("latin-1"), results_survive),
    "x.csv": (test_csv_file.FILE.encode("cp932"), results_survive),
    "x.yaml": (test_yaml_file.FILE.encode(), results_survive),
    "x.dup": (dup(DEALS), hands_survive),
    "x.dlm": (dlm(DEALS).encode(), hands_survive),
}


def _memory() -> int:
    """The most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


@pytest.mark.parametrize("name", FILES)
def test_mutants_are_read_or_refused(name: str) -> None:
    data, survives = FILES[name]
    assert survives(data, name)
    read, before = 0, _memory()
    seeds = rotated(range(MUTANTS), part=4)
    for seed in seeds:
        changed = mutant(data, seed)
        started = time.process_time()
        try:
            read += survives(changed, name)
        except Exception as error:
            raise AssertionError(f"mutant {seed} of {name}: {changed[:2000]!r}") from error
        assert time.process_time() - started < _SECONDS, f"mutant {seed} of {name}"
    assert _memory() - before < _BYTES
    # Mutants that are all refused at the first byte would test nothing.
    assert len(seeds) // 20 < read <= len(seeds)
