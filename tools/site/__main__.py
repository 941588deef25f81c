"""Builds the site: `python -m tools.site --out build/site`."""

from __future__ import annotations

import argparse
import gc
import shutil
import sys
import time
from pathlib import Path

from tools.site.build import build
from tools.site.downloads import download

MARKER = "bridgelaw-site"
"""A file that says: this folder was made here, and may be made anew."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/site"), help="the folder to make")
    parser.add_argument("--app", type=Path, help="the built app; without it there is no button")
    parser.add_argument("--address", default="", help="where it will stand: https://law.example/")
    parser.add_argument(
        "--download", type=Path, action="append", default=[], help="a file to offer; many times"
    )
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out
    if chosen.app is not None and not (chosen.app / "index.html").is_file():
        print(f"{chosen.app} holds no app: there is no index.html in it.", file=sys.stderr)
        return 2
    lacking = [str(path) for path in chosen.download if not path.is_file()]
    if lacking:
        print(f"There is no {', '.join(lacking)} to offer.", file=sys.stderr)
        return 2
    if out.exists() and any(out.iterdir()) and not (out / MARKER).is_file():
        print(f"{out} is not empty, and no site. Name another folder.", file=sys.stderr)
        return 2
    began = time.monotonic()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / MARKER).write_text("Made by `make site`.\n", encoding="utf-8")
    address = f"{chosen.address.rstrip('/')}/" if chosen.address else ""
    offered = tuple(map(download, chosen.download))
    count = build(out, chosen.app, _Said(), address=address, offered=offered)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    took = time.monotonic() - began
    print(f"{out}/index.html: {count} pages, {size / 1e6:.1f} MB, {took:.0f} seconds")
    return 0


class _Said:
    """Progress on one line of a terminal; elsewhere a line now and then."""

    def __init__(self) -> None:
        self._last = 0.0

    def __call__(self, what: str, done: int, of: int) -> None:
        now, is_terminal = time.monotonic(), sys.stderr.isatty()
        if now - self._last < (0.2 if is_terminal else 5):
            return
        self._last = now
        line = f"{what}: {done} of {of}" if of > 1 else what
        print(f"\r\x1b[K{line}" if is_terminal else line, end="" if is_terminal else "\n",
              file=sys.stderr, flush=True)  # fmt: skip


if __name__ == "__main__":
    # What is read is kept to the end anyway, and to look through it for waste costs a fifth.
    gc.disable()
    sys.exit(main())
