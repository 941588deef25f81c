"""A made-up language with three forms of a counted word, and a copy of the program that has it.

Run as a program it opens every page of a desk in that language, and says what each answered.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import bridgelaw

CODE = "qx"
FORMS = ("yksi", "kaksi", "monta")
_COUNTED = re.compile(r"\{(\w+)\} (\w+)s\b")
_POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"


def with_made_up(folder: Path) -> Path:
    """The package with one language more, and nothing else changed."""
    source = Path(bridgelaw.__file__).parent
    package = folder / "bridgelaw"
    shutil.copytree(source, package)  # with what is compiled, or it all is compiled anew
    if not (package / "casebook" / "cases").exists():  # beside the package of a clone
        shutil.copytree(source.parents[1] / "casebook", package / "casebook" / "cases")
    catalogue = Catalog(locale="pl", fuzzy=False)
    catalogue.mime_headers = [
        (name, _POLISH if name == "Plural-Forms" else value)
        for name, value in catalogue.mime_headers
    ]
    with (source / "locale" / "ja" / "LC_MESSAGES" / "bridgelaw.po").open("rb") as file:
        for message in read_po(file):
            if isinstance(message.id, str) and message.id:
                catalogue.add(message.id, _said(message.id))
    messages = package / "locale" / CODE / "LC_MESSAGES"
    messages.mkdir(parents=True)
    with (messages / "bridgelaw.mo").open("wb") as file:
        write_mo(file, catalogue)
    return folder


def _said(english: str) -> str:
    """Marked, so that it can be seen, with forms of every word that a number goes with."""
    forms = "|".join(FORMS)
    return "«" + _COUNTED.sub(rf"{{\1}} {{\1:{forms}}}", english) + "»"


def open_every_page(database: str) -> None:
    """What each page answers: its status, and whether it speaks the language."""
    from argon2 import PasswordHasher
    from starlette.testclient import TestClient

    from bridgelaw.store import Store
    from bridgelaw.web.app import create_app
    from bridgelaw.web.server.addresses.allowed_hosts import Hosts
    from tests.web.filled import fill
    from tests.web.routes import addresses
    from tests.web.visitor import PIN

    app = create_app(Store(database), hosts=Hosts(("testserver",)))
    app.state.access.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.access.set_pin(PIN)
    there = fill(app.state.desk)
    client = TestClient(app, cookies={"lang": CODE})
    client.post("/sign-in", data={"pin": PIN, "next": "/"})
    for address in addresses():
        if address.method == "GET" and not address.path.endswith("/live"):  # which never ends
            for given in there.ids_for(address.word) or ("1",):
                path = address.filled(given)
                answer = client.get(path)
                speaks = f'lang="{CODE}"' in answer.text and "«" in answer.text
                is_page = "<html" in answer.text  # others are parts of pages, and files
                print(path, answer.status_code, "page" if is_page else "file", speaks)


if __name__ == "__main__":
    open_every_page(sys.argv[1])
