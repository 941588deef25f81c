"""Browsers beside Chromium, as Debian has them: Firefox by its own port for automation, WebKitGTK
by its driver. Both know the commands of WebDriver, and need nothing beside their packages."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 180
"""Seconds: the first start, on a busy machine."""
_NAMES = {"firefox": ("firefox-esr", "firefox"), "webkit": ("WebKitWebDriver",)}
_MINI = "lib/*/webkit2gtk-4.*/MiniBrowser"


def find(name: str) -> str | None:
    """Where the browser is that goes by this name, or what drives it."""
    return next(filter(None, map(shutil.which, _NAMES[name])), None)


class Browser(Protocol):
    """A window of a browser that does what a script says."""

    def open(self, address: str) -> None:
        """Goes there, and waits until the page is loaded."""

    def run(self, script: str, *values: object) -> Any:
        """What a function of this body gives; it may await."""

    def open_window(self, address: str) -> None:
        """Goes there in a window of its own, which is the one that scripts are run in."""

    def close_window(self) -> None:
        """Closes it; the first one is left."""

    def kill(self) -> None:
        """Ends every process of the browser at once, as a crash does."""


_ASYNC = "const [done, ...values] = [arguments[arguments.length - 1], ...arguments];" \
    "(async (...given) => { %s })(...values).then((found) => done([found ?? null])," \
    " (error) => done([null, error + ' ' + error?.stack]));"  # fmt: skip


def _script(body: str, values: tuple[object, ...]) -> dict[str, object]:
    return {"script": _ASYNC % body, "args": list(values)}


def _result(found: list[Any]) -> Any:
    assert len(found) == 1, found[1]
    return found[0]


class Firefox:
    """Firefox with a profile of its own; Marionette is part of every Firefox."""

    def __init__(self, profile: Path) -> None:
        path = find("firefox")
        assert path is not None
        profile.mkdir(parents=True, exist_ok=True)
        self._saved = profile / "saved"
        wanted = {
            "marionette.port": 0, "browser.download.folderList": 2, "intl.accept_languages": "en",
            "browser.download.dir": str(self._saved), "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
            "browser.startup.page": 0, "toolkit.startup.max_resumed_crashes": -1,
            "browser.sessionstore.resume_from_crash": False,
        }  # fmt: skip
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in wanted.items())
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        told = profile / "MarionetteActivePort"
        told.unlink(missing_ok=True)
        self._process = _started(
            [path, "--marionette", "--remote-allow-system-access", "--headless", "--no-remote",
             "--profile", str(profile)]
        )  # fmt: skip
        _until(lambda: told.is_file() and told.read_text().strip().isdigit(), self._process)
        self._socket = socket.create_connection(("127.0.0.1", int(told.read_text())), PATIENCE)
        self._file = self._socket.makefile("rb")
        self._read()  # it says who it is
        self._count = 0
        timeouts = {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000}
        self._call("WebDriver:NewSession", timeouts=timeouts)
        (self._first,) = self._call("WebDriver:GetWindowHandles")

    def _read(self) -> Any:
        length = b""
        while (one := self._file.read(1)) != b":":
            assert one, "Firefox has ended"
            length += one
        return json.loads(self._file.read(int(length)))

    def _call(self, name: str, **values: object) -> Any:
        self._count += 1
        sent = json.dumps([0, self._count, name, values]).encode()
        self._socket.sendall(b"%d:%s" % (len(sent), sent))
        _, _, error, found = self._read()
        assert error is None, error
        return found["value"] if isinstance(found, dict) and "value" in found else found

    def open(self, address: str) -> None:
        self._call("WebDriver:Navigate", url=address)

    def run(self, script: str, *values: object) -> Any:
        return _result(self._call("WebDriver:ExecuteAsyncScript", **_script(script, values)))

    def inside(self, script: str) -> Any:
        """Runs a script in the browser itself, not in the page."""
        self._call("Marionette:SetContext", value="chrome")
        try:
            return self._call("WebDriver:ExecuteScript", script=script, args=[])
        finally:
            self._call("Marionette:SetContext", value="content")

    def downloaded(self) -> bytes:
        """The one file that was saved, when it is whole."""
        whole = "*.jsonl"
        _until(lambda: any(path.stat().st_size for path in self._saved.glob(whole)), self._process)
        _until(lambda: not any(self._saved.glob("*.part")), self._process)
        (path,) = self._saved.glob(whole)
        return path.read_bytes()

    def open_window(self, address: str) -> None:
        made = self._call("WebDriver:NewWindow", type="tab")
        self._call("WebDriver:SwitchToWindow", handle=made["handle"])
        self.open(address)

    def close_window(self) -> None:
        self._call("WebDriver:CloseWindow")
        self._call("WebDriver:SwitchToWindow", handle=self._first)

    def close(self) -> None:
        """As a person does: everything is written, then it ends."""
        with suppress(OSError, AssertionError):
            self._call("Marionette:Quit", flags=["eForceQuit"])
        self._file.close()
        self._socket.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(30)
        self.kill()

    def kill(self) -> None:
        _end(self._process)


class WebKit:
    """WebKitGTK's own small browser. It has a display that nobody sees, and keeps nothing."""

    def __init__(self) -> None:
        path, display = find("webkit"), shutil.which("Xvfb")
        assert path is not None
        environment = dict(os.environ)
        self._processes: list[subprocess.Popen[bytes]] = []
        if display is not None:
            read, write = os.pipe()
            command = [display, "-displayfd", str(write), "-screen", "0", "1280x800x24"]
            self._processes.append(_started(command, pass_fds=(write,)))
            os.close(write)
            with os.fdopen(read) as told:
                environment["DISPLAY"] = ":" + told.readline().strip()
        port = _free_port()
        # Inside a container there is no sandbox for another one.
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        self._processes.append(_started([path, f"--port={port}"], env=environment))
        self._port = port
        _until(lambda: _answers(port), self._processes[-1])
        mini = next(Path("/usr").glob(_MINI))
        options = {"binary": str(mini), "args": ["--automation"]}
        always = {"webkitgtk:browserOptions": options, "timeouts": {"script": PATIENCE * 1000}}
        self._session = ""
        made = self._call("POST", "/session", capabilities={"alwaysMatch": always})
        self._session = f"/session/{made['sessionId']}"
        self._first = self._call("GET", "/window")

    def _call(self, method: str, path: str, **values: object) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        body = json.dumps(values) if method == "POST" else None
        connection.request(method, self._session + path, body)
        found = json.loads(connection.getresponse().read())["value"]
        connection.close()
        assert not (isinstance(found, dict) and "error" in found), found
        return found

    def open(self, address: str) -> None:
        self._call("POST", "/url", url=address)

    def run(self, script: str, *values: object) -> Any:
        return _result(self._call("POST", "/execute/async", **_script(script, values)))

    def open_window(self, address: str) -> None:
        made = self._call("POST", "/window/new", type="tab")
        self._call("POST", "/window", handle=made["handle"])
        self.open(address)

    def close_window(self) -> None:
        self._call("DELETE", "/window")
        self._call("POST", "/window", handle=self._first)

    def close(self) -> None:
        with suppress(OSError, AssertionError):
            self._call("DELETE", "")
        self.kill()

    def kill(self) -> None:
        for process in reversed(self._processes):
            _end(process)


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """Firefox with what it has kept in a folder: closing and opening it is a new day."""
    made = Firefox(profile)
    try:
        yield made
    finally:
        made.close()


@contextmanager
def webkit() -> Iterator[WebKit]:
    """WebKitGTK for as long as this lasts."""
    made = WebKit()
    try:
        yield made
    finally:
        made.close()


def _started(command: list[str], **how: Any) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True, **how)


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _until(holds: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert process.poll() is None, process.args
        assert time.monotonic() < end, process.args
        time.sleep(0.05)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as made:
        port: int = made.getsockname()[1]
        return port


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
