"""68C: what claimers say, read by constructions: each row by its examples, and what follows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from bridgelaw.analysis.claims.judge import normal_level
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import grammar, read_statement
from bridgelaw.analysis.position import Position
from bridgelaw.formats.claims import read_claim_data
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import failing_examples
from tests.analysis.readings import short

_NORTH, _EAST = Hand.parse("32.AQ.32.4"), Hand.parse("5.K4.K4.65")
_SOUTH, _WEST = Hand.parse("AK.32.A5.7"), Hand.parse("4.T9.Q6.98")
POSITION = Position((_NORTH, _EAST, _SOUTH, _WEST), Suit.SPADES, Seat.SOUTH)
"""Trumps and clubs lie one-one and two-two, diamonds two-two."""

READINGS = """
club to the ace and dummy is good => cards CA
heart to the king and all good => cards HK
losing a club and then my hearts => lose C; cash H
give you the heart now, then I claim the remainder => lose H
ハートを先に渡して、あとは全部こちら => lose H
after one round of trumps everything is good => draw 1
hearts first and trumps afterwards => cash H; draw
small heart to the queen, then the diamond ace => cards HQ DA
low heart and I stick in the jack => finesse HJ
hook the heart through lefty => finesse H thru W
finesse lefty's king of hearts => finesse vHK thru W
crossruffing the minors => crossruff D C
クロスラフで全部 => crossruff
overtake the heart queen with the ace => overtake HQ HA
I go over in hearts and pitch a club on the king => cross H; cards SK; throw C on S x1
my diamond goes away on the clubs => cash C; throw D on C x1
diamonds, keeping the heart ace for the end => cash D; rest; cards HA
get the kids off the street and cash my hearts => draw; cash H
ハート二つ取ってから切り札 => cash H x2; draw
ラフしてダイヤへ => ruff - x1; cash D
ここは切り札で切って、ダイヤのAK => ruff - x1; cards DA DK
切札をかって残り全部 => draw
クイーンが落ちるのに賭けます => +drop
hoping the jack of clubs drops => cash C
just high cards left love =>
if the diamonds are two two, run the diamonds => cash D
if the diamonds are three one run the diamonds, otherwise cash the hearts => cash H
unless trumps are 2-0 draw trumps and claim => draw
unless trumps are 1-1 draw trumps and claim =>
もし切り札が1-1なら1回刈って終わりです => draw 1
"""


@pytest.mark.parametrize("line", READINGS.strip().splitlines())
def test_law_68C_what_is_said_is_read(line: str) -> None:
    words, _, right = line.partition("=>")
    assert _read(words.strip(), POSITION) == right.strip()


@pytest.mark.parametrize(
    "words",
    [
        # A condition is looked at, never dropped: without the cards it is asked about.
        "if the diamonds are three one run the diamonds",
        "if the king is onside I have the rest",
        # What may matter is not passed over.
        "sneak a spade past West, then hearts",
        "ruff a heart in dummy and a diamond",
        "cash the hearts until you ruff",
        "ハートを切らないで取る",
    ],
)
def test_law_68C_what_is_not_understood_is_asked(words: str) -> None:
    with pytest.raises(NotAStatement):
        _read(words, None)


def _read(words: str, position: Position | None) -> str:
    south = Seat.SOUTH
    return short(
        read_statement(words, claimer=south, declarer=south, trump=Suit.SPADES, position=position)
    )


def test_law_68C_an_unknown_word_stays_visible() -> None:
    south = Seat.SOUTH
    said = read_statement("swiftly draw trumps", claimer=south, declarer=south, trump=Suit.SPADES)
    assert [note.words for note in said.notes] == ["swiftly"]


def test_every_construction_reads_its_own_examples() -> None:
    assert list(failing_examples(grammar())) == []


WORDS = Path(__file__).parents[3] / "shared/data/words/claims.yaml"


@pytest.mark.skipif(not WORDS.exists(), reason="the claims are not beside the checkout")
def test_law_70_statements_of_others_bring_what_a_director_gives() -> None:
    """At least 85 of 100, and where they are read hardly ever something else."""
    found = YAML(typ="safe").load(WORDS.read_text(encoding="utf-8"))
    right = wrong = 0
    for said in found["statements"]:
        data = {
            key: value
            for key, value in found["positions"][said["position"]].items()
            if key != "why"
        }
        data |= {key: said[key] for key in ("forgotten_trump",) if key in said}
        data["statement"] = said["say"]
        try:
            claim = read_claim_data(json.dumps(data).encode(), "claim.json").claim
        except ValueError:
            continue
        level = normal_level(claim, positions=20_000)
        right += level.tricks == said["tricks"]
        wrong += level.tricks != said["tricks"]
    number = len(found["statements"])
    assert right >= 0.85 * number, (right, number)
    assert wrong <= 0.03 * number, (wrong, number)
