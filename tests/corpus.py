"""Seeds that are worth keeping: together they meet everything that was ever met by chance.

A corpus is a text file with a line for each thing that is met: the seed, and what it is there for.
`make boards` and `make soak` write it, and a normal run plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from pathlib import Path

from bridgelaw.table import Irregularity, Table
from tests.play.auctions import check_auction
from tests.play.boards import check_board
from tests.table.walks import check_walk

MOST = 400
"""More seeds would take too long in a normal run."""

MOST_LOST = 0.1
"""So much of what a corpus met it may miss, before it has to be made anew."""

HEADING = """\
# {title}.
# Written by `make boards` and `make soak`: a seed, and what it is there for.
"""


@dataclass(frozen=True)
class Corpus:
    """What is played by chance, what is worth meeting there, and the file that remembers it."""

    name: str
    title: str
    path: Path
    check: Callable[[int], Table]
    met_at: Callable[[Table], Set[str]]

    def met(self, seed: int) -> Set[str]:
        """Plays and checks what belongs to the seed; gives what was met."""
        return self.met_at(self.check(seed))

    def read(self) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                if not line.startswith("#"):
                    seed, what = line.split(maxsplit=1)
                    found.setdefault(int(seed), set()).add(what)
        return found

    def check_worth(self, met: Set[str]) -> None:
        """Other laws make other boards of the same seeds; too many of them, and it is in vain."""
        wanted = set[str]().union(*self.read().values())
        lost = sorted(wanted - met)
        assert len(lost) <= len(wanted) * MOST_LOST, (
            f"what the {self.name} meet has changed, run: make boards ARGS=10000",
            lost,
        )

    def write(self, kept: Mapping[int, Iterable[str]]) -> None:
        width = max((len(str(seed)) for seed in kept), default=0)
        lines = [
            f"{seed:>{width}}  {what}\n" for seed in sorted(kept) for what in sorted(kept[seed])
        ]
        text = HEADING.format(title=self.title) + "".join(lines)
        self.path.write_text(text, encoding="utf-8", newline="\n")


def chosen(met: Mapping[int, Set[str]], most: int = MOST) -> dict[int, set[str]]:
    """Few seeds that meet everything, each with what none before it meets.

    The one that meets most comes first; if there are too many, those are left out that are there
    for least.
    """
    left = dict.fromkeys(sorted(met))
    missing = set[str]().union(*met.values())
    kept: dict[int, set[str]] = {}
    while missing and len(kept) < most:
        best = max(left, key=lambda seed: len(met[seed] & missing))
        kept[best] = set(met[best] & missing)
        missing -= kept[best]
        del left[best]
    return kept


def _rulings(table: Table) -> Set[str]:
    """Each procedure with the clauses that were cited, in their order."""
    return {f"{ruled.procedure}: {' '.join(ruled.clauses)}" for ruled in table.rulings}


def _settled(table: Table) -> Set[str]:
    """Each kind of irregularity with the law of its ruling, and with the law that settled it."""
    return set(map(_told, table.irregularities))


def _told(found: Irregularity) -> str:
    ended = f"settled by {found.settled}" if found.settled else "open"
    return f"{found.kind.value}: {found.law}, {ended}"


_HERE = Path(__file__).parent

BOARDS = Corpus(
    "boards", "Irregular boards that met a procedure with these clauses", _HERE / "play/corpus.txt",
    check_board, _rulings,
)  # fmt: skip
TABLES = Corpus(
    "tables", "Walks that met a kind of irregularity, ruled on and settled so",
    _HERE / "table/corpus.txt", check_walk, _settled,
)  # fmt: skip
AUCTIONS = Corpus(
    "auctions", "Irregular auctions that met a procedure with these clauses",
    _HERE / "play/auctions.txt", check_auction, _rulings,
)  # fmt: skip
CORPORA = (BOARDS, TABLES, AUCTIONS)
