"""`bridgelaw claim check`: claims that were agreed at the table, judged again."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.verdict import How, Level, Verdict
from bridgelaw.archives.claims import As, Check, Opinion, check
from bridgelaw.cli.claim.check import run as running
from bridgelaw.cli.claim.check.findings import rate
from bridgelaw.cli.claim.command import claim_command
from bridgelaw.cli.common import spinner
from bridgelaw.formats.records import Record, read_records
from bridgelaw.game.seats import Seat
from bridgelaw.locale import language

LIN = Path(__file__).resolve().parents[4].parent / "shared" / "data" / "lin"

# South has every spade and plays them as trumps: thirteen tricks, whatever happens.
ALL = (
    "pn|Sue,Wim,Ned,Eva|st||md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|ah|Board 1|sv|o|"
    "mb|7S|mb|p|mb|p|mb|p|pg||pc|HA|pc|D2|pc|C2|pc|S2|pg||mc|{claimed}|pg||"
)
# One trump is out (West's two) when South has three top cards, two of them hearts.
TRUMP_OUT = (
    "md|1SAHAKQ,S2H4C32,H987D2,H2DAKQ|ah|Board 2|sv|o|mb|1S|mb|p|mb|p|mb|p|pg||"
    "pc|H4|pc|H7|pc|H2|pc|HA|pg||mc|4|pg||"
)


def run(*words: str, stdin: bytes | None = None, code: str = "en") -> Result:
    command = claim_command(language(code))
    return CliRunner().invoke(command, ["check", *words], input=stdin, prog_name="bridgelaw claim")


def file(folder: Path, text: str, name: str = "a.lin") -> str:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# The readings


def record_of(claimed: int) -> Record:
    (record,) = read_records(ALL.format(claimed=claimed).encode())
    return record


class Fake:
    """A judge who gives what they are told to, and remembers what they were asked."""

    def __init__(self, **awards: int | tuple[int, int]) -> None:
        self.awards = awards
        self.asked: list[Claim] = []

    def __call__(self, claim: Claim) -> Verdict:
        self.asked.append(claim)
        award = self.awards[claim.claimer.letter]
        least, most = award if isinstance(award, tuple) else (award, award)
        best, normal, irrational = (Level(how, least, most) for how in How)
        return Verdict(claim, best, normal, irrational)


def claims(found: Check) -> list[tuple[As, Seat, int]]:
    return [
        (reading.read_as, reading.claim.claimer, reading.claim.tricks) for reading in found.readings
    ]


def test_all_the_rest_is_declarers_claim() -> None:
    found = check(record_of(13), Fake(S=12))
    assert claims(found) == [(As.DECLARER, Seat.SOUTH, 12)]
    assert found.worst is found.remembered is Opinion.AGREES
    assert found.read_as is As.DECLARER


def test_some_of_the_rest_may_be_a_defenders_claim() -> None:
    found = check(record_of(10), Fake(S=8, E=2, W=3))
    assert claims(found) == [
        (As.DECLARER, Seat.SOUTH, 9),
        (As.DEFENDER, Seat.EAST, 3),
        (As.DEFENDER, Seat.WEST, 3),
    ]
    assert found.remembered is Opinion.AGREES
    assert found.read_as is As.DEFENDER
    # What agrees is not looked into any further.
    assert len(check(record_of(10), Fake(S=9)).readings) == 1


def test_law_71_nothing_of_the_rest_may_be_a_concession() -> None:
    found = check(record_of(1), Fake(S=0, E=2, W=3))
    assert claims(found) == [
        (As.DEFENDER, Seat.EAST, 12),
        (As.DEFENDER, Seat.WEST, 12),
        (As.CONCESSION, Seat.SOUTH, 0),
    ]
    assert found.read_as is As.CONCESSION
    assert check(record_of(1), Fake(E=12)).read_as is As.DEFENDER


def test_a_number_that_no_reading_has_disagrees() -> None:
    found = check(record_of(10), Fake(S=8, E=2, W=2))
    assert found.worst is found.remembered is Opinion.DISAGREES
    assert found.read_as is None


def test_bounds_around_the_number_leave_it_undecided() -> None:
    assert check(record_of(13), Fake(S=(10, 12))).remembered is Opinion.UNDECIDED
    assert check(record_of(13), Fake(S=(10, 11))).remembered is Opinion.DISAGREES
    assert check(record_of(10), Fake(S=(1, 2), E=(1, 4), W=0)).remembered is Opinion.UNDECIDED


def test_law_70C_a_trump_that_is_out_is_judged_both_ways() -> None:
    (record,) = read_records(TRUMP_OUT.encode())
    fake = Fake(S=3)
    check(record, fake, frozenset({Rule.WINS}))
    assert [claim.forgotten_trump for claim in fake.asked] == [False, True]
    assert all(claim.off == {Rule.WINS} for claim in fake.asked)
    assert all(claim.shown_out == record.shown_out() for claim in fake.asked)
    # Without a trump out there is nothing to be forgotten.
    fake = Fake(S=12)
    check(record_of(13), fake)
    assert len(fake.asked) == 1


# The command


def test_a_claim_that_agrees(tmp_path: Path) -> None:
    result = run(file(tmp_path, ALL.format(claimed=13)))
    assert result.exit_code == 0, result.output
    assert "Files: 1; records: 1; claims: 1" in result.stdout
    assert "The same number if no trump was forgotten: 1 of 1 (100.0 per cent)" in result.stdout
    assert "They agree as claims by declarer: 1; by a defender: 0" in result.stdout
    assert "Another number" not in result.stdout
    assert result.stderr == ""


def test_law_71_a_claim_of_too_little_is_listed(tmp_path: Path) -> None:
    path = file(tmp_path, ALL.format(claimed=11))
    result = run(path)
    assert result.exit_code == 0, result.output
    assert "Another number, although no trump was forgotten: 1" in result.stdout
    lines = " ".join(result.stdout.split())
    assert f"{path}, record 1 (board 1): 7♠ by South".replace(" ", "") in lines.replace(" ", "")
    # No trump is out, so that none can have been forgotten.
    assert "South claims 10 of 12: awarded 12, with best play 12 East claims 2 of 12:" in lines
    assert "0 of 1 (0.0 per cent)" in lines


def test_law_70C_a_forgotten_trump_is_listed_apart(tmp_path: Path) -> None:
    result = run(file(tmp_path, TRUMP_OUT))
    assert result.exit_code == 0, result.output
    lines = " ".join(result.stdout.split())
    assert "Another number only if a trump was forgotten: 1" in lines
    assert "South claims 3 of 3: awarded 3, with best play 3, if a trump was forgotten 2" in lines
    assert "West ruffs with ♠2" in lines
    assert "The same number if no trump was forgotten: 1 of 1 (100.0 per cent)" in lines
    assert "The same number at worst, every trump that is out forgotten: 0 of 1" in lines


def test_a_rule_is_switched_off(tmp_path: Path) -> None:
    result = run(file(tmp_path, TRUMP_OUT), "--off", "forgotten trump", "--off", "wins", "--json")
    data = json_of(result)
    assert data["off"] == ["forgotten-trump", "wins"]
    assert data["agree"] == {"worst": 1, "remembered": 1}
    shown = run(file(tmp_path, TRUMP_OUT), "--off", "forgotten-trump")
    assert "Rules switched off: forgotten-trump" in shown.stdout


def test_json(tmp_path: Path) -> None:
    text = ALL.format(claimed=13) + ALL.format(claimed=11) + TRUMP_OUT
    data = json_of(run(file(tmp_path, text), "--json"))
    assert (data["files"], data["records"], data["claims"], data["checked"]) == (1, 3, 3, 3)
    assert data["agree"] == {"worst": 1, "remembered": 2}
    assert data["read_as"] == {"declarer": 2, "defender": 0, "concession": 0}
    assert (data["stopped"], data["undecided"]) == (False, 0)
    good, little, trump = data["results"]
    assert (good["claimed"], good["tricks"], good["if_remembered"], good["best"]) == (12,) * 4
    assert "line" not in good
    assert (little["claimer"], little["claimed"], little["tricks"]) == ("S", 10, 12)
    assert little["agrees"] == {"worst": "disagrees", "remembered": "disagrees"}
    assert [reading["as"] for reading in little["readings"]] == ["declarer", "defender", "defender"]
    assert (trump["claimed"], trump["tricks"], trump["if_remembered"]) == (3, 2, 3)
    assert trump["agrees"] == {"worst": "disagrees", "remembered": "agrees"}
    assert ("W", "S2") in [(play["seat"], play["card"]) for play in trump["line"]]
    assert set(trump["rules"]) == {play["rule"] for play in trump["line"]} - {None}
    assert trump["hands"]["W"] == "2...32"


def test_folders_are_searched_through(tmp_path: Path) -> None:
    file(tmp_path, ALL.format(claimed=13), "deep/er/A.LIN")
    file(tmp_path, ALL.format(claimed=13), "b.lin")
    file(tmp_path, "nothing of ours", "readme.txt")
    data = json_of(run(str(tmp_path), str(tmp_path / "b.lin"), "--json"))
    # A file that is named twice counts once.
    assert (data["files"], data["claims"]) == (2, 2)


def test_a_record_in_pbn(tmp_path: Path) -> None:
    text = """[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "S"]
[Contract "7S"]
[Result "13"]
[Play "W"]
HA D2 C2 S2
- - - -
"""
    assert json_of(run(file(tmp_path, text, "a.pbn"), "--json"))["agree"]["worst"] == 1


def test_standard_input() -> None:
    data = json_of(run("-", "--json", stdin=ALL.format(claimed=13).encode()))
    assert data["results"][0]["file"] == "-"


def test_a_bad_file_is_told_and_the_others_are_judged(tmp_path: Path) -> None:
    bad = file(tmp_path, "hello", "bad.lin")
    file(tmp_path, "", "empty.lin")
    file(tmp_path, ALL.format(claimed=13), "good.lin")
    result = run(str(tmp_path))
    assert result.exit_code == 3
    assert f"{bad} is no record of play" in result.stderr
    assert "empty.lin is empty" in result.stderr
    assert "Files that cannot be read: 2" in result.stderr
    assert "claims: 1" in result.stdout
    data = json.loads(run(str(tmp_path), "--json").stdout)
    assert [Path(each["file"]).name for each in data["bad_files"]] == ["bad.lin", "empty.lin"]
    assert data["agree"]["worst"] == 1


def test_what_is_odd_about_a_board_is_told(tmp_path: Path) -> None:
    text = ALL.format(claimed=13).replace("pc|S2|", "pc|S2|pc|S2|") + ALL.format(claimed=13)
    result = run(file(tmp_path, text))
    assert result.exit_code == 0
    assert "record 1 (board 1): trick 2: ♠2 has been played before" in result.stderr
    assert "records: 2; claims: 1" in result.stdout
    data = json_of(run(file(tmp_path, text), "--json"))
    assert [problem["record"] for problem in data["problems"]] == [1]


def test_a_name_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = file(tmp_path, ALL.format(claimed=11), "a\x1b[2Jb.lin")
    assert "\x1b" not in run(path).stdout
    assert "\x1b" not in run(file(tmp_path, "no", "a\x1b[2Jc.lin")).stderr


def test_no_claim_at_all(tmp_path: Path) -> None:
    result = run(file(tmp_path, ALL.format(claimed=13).replace("mc|13|", "")))
    assert result.exit_code == 3
    assert "There is no claim there." in result.stderr
    assert "claims: 0" in result.stdout


def test_wrong_words(tmp_path: Path) -> None:
    path = file(tmp_path, ALL.format(claimed=13))
    result = run(path, "--off", "magic")
    assert result.exit_code == 3
    assert "There is no rule “magic”. The rules are any-order" in result.stderr
    assert run(path, "--seconds", "0").exit_code == 2
    assert run(path, "--seconds", "nan").exit_code == 2
    assert run(str(tmp_path / "no.lin")).exit_code == 2
    assert run().exit_code == 2


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def interrupted(claim: Claim, **rest: Any) -> Verdict:
        nonlocal asked
        asked += 1
        if asked == 3:
            signal.raise_signal(signal.SIGINT)
        return judge(claim, **rest)

    monkeypatch.setattr(running, "judge", interrupted)
    before = signal.getsignal(signal.SIGINT)
    path = file(tmp_path, ALL.format(claimed=13) * 5)
    result = run(path)
    assert result.exit_code == 4
    assert "Stopped: 2 of 5 claims are judged." in result.stdout
    assert "2 of 2 (100.0 per cent)" in result.stdout
    assert asked == 3
    assert signal.getsignal(signal.SIGINT) is before
    asked = 0
    data = json.loads(run(path, "--json").stdout)
    assert (data["claims"], data["checked"], data["stopped"]) == (5, 2, True)


def test_what_takes_long_is_left_undecided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def undecided(claim: Claim, **rest: Any) -> Verdict:
        return Fake(S=(0, 12))(claim)

    monkeypatch.setattr(running, "judge", undecided)
    result = run(file(tmp_path, ALL.format(claimed=13)))
    assert "Not decided in the time given: 1" in result.stdout
    assert "awarded 0–12" in result.stdout
    data = json_of(run(file(tmp_path, ALL.format(claimed=13)), "--json"))
    assert data["undecided"] == 1
    assert data["results"][0]["tricks"] == {"least": 0, "most": 12}


def test_progress_on_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    class Status:
        def __init__(self, words: str) -> None:
            said.append(words)

        def start(self) -> None: ...

        def stop(self) -> None: ...

        def update(self, words: str) -> None:
            said.append(words)

    monkeypatch.setattr(spinner, "_PATIENCE", 0.0)
    monkeypatch.setattr("rich.console.Console.status", lambda self, words: Status(words))
    monkeypatch.setattr(spinner, "_is_terminal", lambda: True)
    run(file(tmp_path, ALL.format(claimed=13) * 2))
    assert said[-1] == "Claims judged: 1 of 2 (Ctrl-C: report what is done)"


def test_the_help_is_there() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "Judges every claim in records of play" in " ".join(result.stdout.split())


def test_a_rate() -> None:
    assert (rate(1, 3), rate(0, 0)) == ("33.3", "-")


@pytest.mark.skipif(not LIN.is_dir(), reason="the real records (../shared/data/lin) are not there")
def test_law_70_most_claims_of_the_real_records_come_out_as_they_were_agreed() -> None:
    """They were all accepted, so that what we call normal is wrong if it refutes many of them."""
    data = json_of(run(str(LIN), "--json"))
    assert (data["claims"], data["checked"], data["undecided"]) == (80, 80, 0)
    assert data["agree"]["remembered"] >= 77
    assert data["agree"]["worst"] >= 75
