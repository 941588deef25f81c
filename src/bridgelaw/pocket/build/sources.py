"""Which Python goes into the app: the packages that the pages need, and bridgelaw itself.

The packages are those of this installation, without their compiled parts: every file is checked
against the list that it was installed with.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from bridgelaw import __version__
from bridgelaw.casebook.library import casebook_folder
from bridgelaw.locale import Refusal, tr

PACKAGES = (
    "anyio", "itsdangerous", "jinja2", "markupsafe", "python-multipart", "ruamel.yaml",
    "sqlalchemy", "starlette", "typing_extensions",
)  # fmt: skip
_NOT_NEEDED = (
    "sqlalchemy/orm/", "sqlalchemy/ext/", "sqlalchemy/testing/", "sqlalchemy/dialects/mysql/",
    "sqlalchemy/dialects/mssql/", "sqlalchemy/dialects/oracle/",
    "sqlalchemy/dialects/postgresql/", "starlette/testclient.py",
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py",
)  # fmt: skip
_NOT_OURS = (
    "archives/", "cli/", "client/", "web/api/", "pocket/build/", "pocket/one_file/",
    "pocket/shell/",
)  # fmt: skip
_OURS = Path(__file__).parents[2]
_LEFT_OUT = (".po", ".pyc", ".pyi")


def sources() -> Iterator[tuple[str, bytes]]:
    """The path and the content of every file, in their order."""
    files = dict(_packages())
    for path in sorted(_OURS.rglob("*")):
        name = path.relative_to(_OURS).as_posix()
        wanted = path.is_file() and path.suffix not in _LEFT_OUT
        if wanted and not name.startswith(_NOT_OURS) and "/cases/" not in name:
            files[f"bridgelaw/{name}"] = path.read_bytes()
    cases = casebook_folder()
    for path in sorted(cases.glob("*/*.yaml")):
        files[f"bridgelaw/casebook/cases/{path.relative_to(cases).as_posix()}"] = path.read_bytes()
    yield from sorted(files.items())


def _packages() -> Iterator[tuple[str, bytes]]:
    for package in PACKAGES:
        try:
            files = distribution(package).files or ()
        except PackageNotFoundError:
            raise Refusal(
                tr('The app needs one more package: pip install "{package}"', package=package)
            ) from None
        for file in files:
            name = file.as_posix()
            if file.suffix != ".py" or name.startswith(("..", *_NOT_NEEDED)):
                continue
            content = Path(str(file.locate())).read_bytes()
            if file.hash is not None and file.hash.mode == "sha256":
                digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
                if digest.decode().rstrip("=") != file.hash.value:
                    raise Refusal(
                        tr("{name} is not as it was installed. Install {package} again.",
                           name=name, package=package)
                    )  # fmt: skip
            yield name, content


def source_mark() -> str:
    """Changes when anything that goes into the app does."""
    mark = hashlib.sha256(__version__.encode())
    pocket = Path(__file__).parents[1]
    for path in sorted((*(pocket / "shell").iterdir(), *(pocket / "build").iterdir())):
        if path.is_file():
            mark.update(path.read_bytes())
    for name, content in sources():
        mark.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return mark.hexdigest()[:16]
