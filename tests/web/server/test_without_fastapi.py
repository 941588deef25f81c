"""The pages need neither FastAPI nor pydantic, which serve the API alone, nor argon2 until a PIN
is typed: so they can run where there is none of them, as in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
for name in ("fastapi", "pydantic", "pydantic_core", "argon2"):
    sys.modules[name] = None  # importing it fails

from starlette.testclient import TestClient

from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import SignInBy
from bridgelaw.store import Store
from bridgelaw.web.app import create_app, load
from bridgelaw.web.server.access.cookies import cookie_name
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.access.hashing import mark_of

store = Store(sys.argv[1])
app = create_app(store, hosts=Hosts(("testserver",)))
load(app)
client = TestClient(app)
assert "PIN" in client.get("/").text, "the first start"

store.set_setting("pin", "the hash of one")
access = app.state.access
access._read_at = float("-inf")  # what it knows of the PIN is old
access.refresh()
for address in ("/", "/laws/27", "/tables", "/casebook?law=27", "/sheets/revoke", "/compare"):
    assert client.get(address).status_code == 200, address
assert client.get("/compare", params={"call": ["1S"] * 41}).status_code == 422
assert client.get("/log", follow_redirects=False).status_code == 303, "the PIN is asked for"

cookie = access._begun(SignInBy.PIN, DeskRole.CHIEF, mark_of("the hash of one"))
client.cookies.set(cookie_name(None), cookie)
token = access.token_of(access.sign_in_of(cookie))
sent = {"procedure": "insufficient-bid", "board": "7", "token": token}
page = client.post("/rulings", data=sent)
assert page.status_code == 200 and "/rulings/r-" in str(page.url), page.text
assert 'name="answer"' in page.text and "27A" in page.text
assert client.post("/rulings", data={**sent, "token": "x"}).status_code == 403
for address in ("/log", "/scores", "/phone"):
    assert client.get(address).status_code == 200, address

problem = client.get("/api/v1/laws")
assert problem.status_code == 404 and problem.json()["type"].endswith("/problems/unknown")
store.close()
print("done")
"""


def test_the_pages_open_without_the_packages_of_the_api(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "desk.db")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0 and ran.stdout == "done\n", ran.stderr
