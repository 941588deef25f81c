"""`bridgelaw audit` as it is typed: formats, options, stopping and going on."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.archives import audit
from bridgelaw.archives.engines import processes
from bridgelaw.archives.finding import COLUMNS
from bridgelaw.archives.words import KINDS, LAWS, wanted_word
from bridgelaw.cli.main import main
from bridgelaw.formats.oddities import OddKind
from bridgelaw.laws.digest import find
from tests.archives.test_findings import called, played
from tests.archives.test_sources import zipped
from tests.formats.test_pbn_archives import ROOMS
from tests.rotation import one_of_each
from tests.until import until

FILES = {
    "1.pbn": called("1S ^I 1C AP"),
    "2.pbn": played("CA C2 ^R HA C8\n*"),
    "3.lin": "hello",
    "sub/4.pbn": ROOMS,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "archive"
    for name, text in FILES.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text, encoding="utf-8")
    (path / "more.zip").write_bytes(zipped({"5.pbn": FILES["1.pbn"].encode()}))
    return path


def run(*words: str | Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["audit", *map(str, words), *(() if "--lang" in words else ("--lang", "en"))])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def rows_in(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def kinds(rows: list[dict[str, Any]]) -> list[str]:
    return [row["kind"] for row in rows]


EXPECTED = ["insufficient-bid", "revoke", "unreadable", "insufficient-bid", "assumed", "assumed"]


def test_findings_are_json_lines_and_the_summary_is_apart(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder) == 3  # one file could not be read
    out, err = capsys.readouterr()
    rows = rows_in(out)
    assert kinds(rows) == EXPECTED
    assert all(list(row) == list(COLUMNS) for row in rows)
    assert "Files: 5; boards: 6; findings: 6" in err
    assert "Files that cannot be read: 1" in err
    (folder / "3.lin").unlink()
    assert run(folder) == 0


def test_the_summary_is_by_law_in_both_languages(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(folder, "-o", tmp_path / "x.jsonl")
    out = capsys.readouterr().out.splitlines()
    assert [line.split() for line in out[:3]] == [
        ["Law", "Kind", "Findings"], ["27", "insufficient", "bid", "2"], ["61A", "revoke", "1"],
    ]  # fmt: skip
    run(folder, "-o", tmp_path / "x.jsonl", "--lang", "ja")
    out = capsys.readouterr().out.splitlines()
    assert out[1].split() == ["27", "不十分なビッド", "2"]
    assert "不十分なビッドです" in (tmp_path / "x.jsonl").read_text(encoding="utf-8")


def test_csv_and_parquet_have_the_same_rows(folder: Path, tmp_path: Path) -> None:
    for suffix in ("jsonl", "csv", "parquet"):
        run(folder, "-o", tmp_path / f"x.{suffix}")
    lines = rows_in((tmp_path / "x.jsonl").read_text(encoding="utf-8"))
    with (tmp_path / "x.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    as_text = [{name: "" if v is None else str(v) for name, v in row.items()} for row in lines]
    assert table == as_text
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "x.parquet").to_pylist() == lines


def test_no_words_of_a_file_become_a_formula(tmp_path: Path) -> None:
    (tmp_path / "=1+1.pbn").write_text(FILES["1.pbn"])
    here = os.getcwd()
    os.chdir(tmp_path)
    try:
        run("=1+1.pbn", "-o", "x.csv")
    finally:
        os.chdir(here)
    assert "\n'=1+1.pbn," in (tmp_path / "x.csv").read_text().replace("\r", "")


def test_processes_find_the_same_in_the_same_order(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        (folder / f"big{number}.pbn").write_text(FILES["1.pbn"] * 150)
    run(folder, "-o", tmp_path / "one.jsonl", "-j", "1")
    monkeypatch.setattr("bridgelaw.cli.audit.run._FEW", 0)
    run(folder, "-o", tmp_path / "two.jsonl", "-j", "2")
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_only_and_sample(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "--only", "61", "--only", "assumed")
    assert kinds(rows_in(capsys.readouterr().out)) == ["revoke", "assumed", "assumed"]
    run(folder, "--sample", "0.0001%", "--only", "27")
    out, err = capsys.readouterr()
    assert out == ""
    assert "boards: 6;" in err and "Boards looked at: 0" in err
    run(folder, "--only", "61")
    assert "looked at" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--only", "revokes"), "neither a law nor a kind"),
        (("--only", "99"), "61A"),
        (("--only", "27Z"), "neither a law nor a kind"),
        (("--only", "12C1"), "neither a law nor a kind"),
        (("--sample", "0"), "no share"),
        (("--sample", "nan"), "no share"),
        (("--sample", "2"), "no share"),
        (("--resume",), "--resume needs"),
        (("--format", "csv"), "csv needs an --output"),
        (("--scheduler", "tcp://x:1"), "--scheduler needs --engine dask"),
        (("-j", "0"), "no number"),
        (("--only", "70"), "--only 70 needs --claims"),
        (("--only", "Claim"), "--only Claim needs --claims"),
        (("--only", "61", "--only", "71"), "--only 71 needs --claims"),
    ],
)
def test_what_is_typed_wrongly_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert run(folder, *words) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("found.xyz", "must end in .jsonl"),
        ("found", "must end in .jsonl"),
        ("missing/found.csv", "there is no folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], output: str, said: str
) -> None:
    assert run(folder, "-o", tmp_path / output) == 3
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["archive"], "nothing is left behind"


def test_laws_and_kinds_as_people_type_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(folder, "--only", "61a", "--only", "Insufficient-Bid")
    found = kinds(rows_in(capsys.readouterr().out))
    assert found == ["insufficient-bid", "revoke", "insufficient-bid"]


def test_every_law_that_is_found_can_be_asked_for() -> None:
    assert {kind.law for kind in OddKind if kind.law} <= set(LAWS)
    for law in LAWS:
        assert find(law), law
        assert wanted_word(law) == law


def test_an_archive_without_records_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letters.zip"
    path.write_bytes(zipped({"a.txt": b"hello"}))
    assert run(path) == 3
    assert "There is no LIN, PBN or BWS file there." in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "missing.pbn", "--lang", "ja") == 3
    (row,) = rows_in(capsys.readouterr().out)
    assert "No such file" not in row["text"] and "ありません" in row["text"]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="a POSIX system's signals")
@pytest.mark.parametrize("moment", [0, 0.1])
def test_ctrl_c_while_the_processes_start_prints_no_traceback(
    tmp_path: Path, moment: float
) -> None:
    """The whole group of processes hears of it, also those that are still being started."""
    (tmp_path / "long.pbn").write_text((ROOMS + "\n") * 4000, encoding="utf-8")
    words = ["audit", str(tmp_path / "long.pbn"), "-j", "2", "-o", str(tmp_path / "x.jsonl")]
    with subprocess.Popen(
        [sys.executable, "-m", "bridgelaw", *words, "--lang", "en"], text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    ) as process:  # fmt: skip
        until(lambda: process.poll() is not None or children(process.pid))
        time.sleep(moment)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert "Traceback" not in out + err
    assert process.returncode == 4, (out, err)


def test_a_folder_without_records_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path) == 3
    assert "There is no LIN, PBN or BWS file there." in capsys.readouterr().err


def test_law_70_claims_on_request(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder, "--claims", "--only", "70")
    for row in rows_in(capsys.readouterr().out):
        assert row["kind"] in ("claim", "claim-undecided")


# Stopping and going on


def large(folder: Path, files: int = 40) -> Path:
    folder.mkdir()
    for number in range(files):
        (folder / f"{number:03}.pbn").write_text(FILES["1.pbn"] * 100)
    return folder


def typed(*words: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "bridgelaw", "audit", *map(str, words), "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def wait_for(path: Path, lines: int) -> None:
    until(
        lambda: path.exists() and path.read_bytes().count(b"\n") >= lines,
        f"{path} has not come so far",
    )


def _by_the_way(stopped: tuple[signal.Signals, str]) -> signal.Signals:
    return stopped[0]


STOPPED = one_of_each(
    [(way, jobs) for way in (signal.SIGINT, signal.SIGKILL) for jobs in ("1", "2")], _by_the_way
)


@pytest.mark.parametrize(("way", "jobs"), STOPPED)
def test_an_audit_that_was_stopped_goes_on(tmp_path: Path, way: signal.Signals, jobs: str) -> None:
    folder = large(tmp_path / "archive")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(folder, "-o", whole, "-j", "1")
    journal = tmp_path / "parts.jsonl.journal"
    process = typed(folder, "-o", parts, "-j", jobs)
    wait_for(journal, 5)
    os.killpg(process.pid, way)
    code = process.wait(300)
    assert process.stdout is not None and process.stderr is not None
    out = process.stdout.read().decode()
    process.stdout.close()
    process.stderr.close()
    if way is signal.SIGINT and code == 4:
        assert "Stopped" in out
        done = parts.read_bytes()
        assert whole.read_bytes().startswith(done)
    if journal.exists():
        with journal.open("ab") as file:
            file.write(b'{"source": "half a li')  # as a crash would leave it
    run(folder, "-o", parts, "-j", jobs, "--resume")
    assert parts.read_bytes() == whole.read_bytes()
    assert not journal.exists()


def test_a_journal_of_other_options_is_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.jsonl.journal").write_text('{"audit": 1, "claims": true}\n')
    assert run(folder, "-o", tmp_path / "x.jsonl", "--resume") == 3
    assert "other options" in capsys.readouterr().err


def test_what_is_done_is_not_done_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "x.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr("bridgelaw.archives.journal.Path.unlink", lambda *_, **__: None)
        run(folder, "-o", output)
    before = output.read_bytes()
    seen: list[str] = []

    def looked_at(portion: Any) -> list[Any]:
        seen.extend(piece.source for piece in portion.pieces)
        return []

    monkeypatch.setattr(processes, "done", looked_at)
    run(folder, "-o", output, "--resume")
    assert seen == []
    assert output.read_bytes() == before


def stopped(folder: Path, output: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The journal of an audit that was stopped when all was done."""
    with monkeypatch.context() as patch:
        patch.setattr("bridgelaw.archives.journal.Path.unlink", lambda *_, **__: None)
        run(folder, "-o", output)
    return output.with_name(output.name + ".journal")


def test_a_journal_of_other_paths_is_refused(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    output = tmp_path / "x.jsonl"
    journal = stopped(folder, output, monkeypatch)
    before = journal.read_bytes(), output.read_bytes()
    capsys.readouterr()
    assert run(folder / "sub", "-o", output, "--resume") == 3
    assert f"is of an audit of {folder};" in capsys.readouterr().err
    assert (journal.read_bytes(), output.read_bytes()) == before
    # The same words mean other files in another folder.
    (tmp_path / "other" / "archive").mkdir(parents=True)
    (tmp_path / "other" / "archive" / "1.pbn").write_text(FILES["1.pbn"])
    monkeypatch.chdir(tmp_path)
    journal.unlink()
    stopped(Path("archive"), output, monkeypatch)
    monkeypatch.chdir(tmp_path / "other")
    assert run("archive", "-o", output, "--resume") == 3
    assert "is of an audit of archive;" in capsys.readouterr().err
    monkeypatch.chdir(tmp_path)
    assert run("archive/", "-o", output, "--resume") == 3, "a file in it cannot be read"
    assert "is of an audit of" not in capsys.readouterr().err


@pytest.mark.parametrize("change", ["gone", "other", "new"])
def test_files_that_changed_since_are_audited_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str], change: str,
) -> None:  # fmt: skip
    output, whole = tmp_path / "x.jsonl", tmp_path / "whole.jsonl"
    stopped(folder, output, monkeypatch)
    capsys.readouterr()
    if change == "gone":
        (folder / "2.pbn").unlink()
    elif change == "other":
        (folder / "2.pbn").write_text(FILES["1.pbn"] * 2)
    else:
        (folder / "sub" / "9.pbn").write_text(FILES["1.pbn"])
    run(folder, "-o", output, "--resume")
    told = f"{folder / '2.pbn'} is gone or no longer what was read" in capsys.readouterr().err
    assert told is (change != "new")
    run(folder, "-o", whole)
    assert output.read_bytes() == whole.read_bytes()


def test_what_an_audit_left_that_was_stopped_is_not_lost(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    output = tmp_path / "x.csv"
    journal = stopped(folder, output, monkeypatch)
    before, findings = journal.read_bytes(), output.read_bytes()
    assert run(folder / "1.pbn", "-o", output) == 3
    told = capsys.readouterr().err
    assert str(journal) in told and "--resume" in told and "delete it" in told
    assert (journal.read_bytes(), output.read_bytes()) == (before, findings)


def test_a_file_that_was_there_is_kept(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "x.csv"
    output.write_text("my own notes")
    run(folder, "-o", output)
    kept = tmp_path / "x.csv~"
    assert f"The file that was there is kept as {kept}." in capsys.readouterr().err
    assert kept.read_text() == "my own notes"
    assert output.read_text().startswith("source,record")


def test_going_on_keeps_no_copy_of_what_was_done(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(folder, tmp_path / "x.csv", monkeypatch)
    run(folder, "-o", tmp_path / "x.csv", "--resume")
    assert not (tmp_path / "x.csv~").exists()


def test_a_process_that_is_killed_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of the two is killed in the middle of its work."""
    folder = large(tmp_path / "archive", 60)
    run(folder, "-o", tmp_path / "whole.jsonl", "-j", "1")
    process = typed(folder, "-o", tmp_path / "x.jsonl", "-j", "2")
    wait_for(tmp_path / "x.jsonl.journal", 3)
    os.kill(children(process.pid)[0], signal.SIGKILL)
    assert process.poll() is None
    assert process.wait(300) == 0
    for stream in (process.stdout, process.stderr):
        assert stream is not None
        stream.close()
    assert (tmp_path / "x.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def children(pid: int) -> list[int]:
    """The processes that work for it, newest first."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
            if int(words[1]) == pid and b"spawn_main" in (path.parent / "cmdline").read_bytes():
                found.append(int(path.parent.name))
        except (OSError, ValueError):
            continue
    return sorted(found, reverse=True)


def test_every_kind_is_documented() -> None:
    text = (Path(__file__).parents[3] / "docs" / "archives.md").read_text(encoding="utf-8")
    short = {"pass-out-of-rotation": "pass-", "bid-out-of-rotation": "bid-"}
    for kind in KINDS:
        assert f"`{short.get(kind, kind)}`" in text, kind


def test_the_library_finds_what_the_command_finds(folder: Path, tmp_path: Path) -> None:
    run(folder / "1.pbn", "-o", tmp_path / "x.jsonl")
    (row,) = rows_in((tmp_path / "x.jsonl").read_text(encoding="utf-8"))
    name = str(folder / "1.pbn")
    (found,) = audit((folder / "1.pbn").read_bytes(), name)
    assert tuple(row.values()) == found.row()
