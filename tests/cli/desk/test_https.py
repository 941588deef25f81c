"""https: a certificate of somebody's, or one that the desk makes for the room."""

from __future__ import annotations

import hashlib
import http.client
import ssl
import stat
import subprocess
import time
from contextlib import closing, suppress
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest
from cryptography import x509

from bridgelaw.cli.desk.in_front import certificate_for
from bridgelaw.locale.errors import Refusal
from bridgelaw.web.server.addresses import certificate
from bridgelaw.web.server.addresses.certificate import Certificate, given, own
from tests.cli.desk.test_desk import desk, free_port, run
from tests.until import HANGS, until


def asked(port: int, context: ssl.SSLContext, path: str = "/laws") -> tuple[int, bytes, str]:
    """The status, the certificate that was shown, and the headers."""
    found: list[tuple[int, bytes, str]] = []

    def is_answered() -> bool:
        connection = http.client.HTTPSConnection("localhost", port, context=context, timeout=HANGS)
        with suppress(ConnectionRefusedError), closing(connection):
            connection.connect()
            shown = connection.sock.getpeercert(binary_form=True)
            connection.request("GET", path)
            answer = connection.getresponse()
            found.append((answer.status, shown or b"", str(answer.headers)))
        return bool(found)

    until(is_answered, "nobody listens")
    return found[0]


def test_the_desk_makes_a_certificate_that_a_phone_can_trust(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ("--database", str(tmp_path / "d.db"), "--no-browser", "--https", "--lan", "--port")
    with desk(*words, str(port := free_port())) as (_, said):
        assert said[0] == f"The director's desk: https://localhost:{port}/"
        folder = tmp_path / "bridgelaw" / "certificate"
        trusting = ssl.create_default_context(cafile=str(folder / "authority.pem"))
        status, shown, _ = asked(port, trusting)
        assert status == 200
        digest = hashlib.sha256(shown).hexdigest().upper()
        told = ":".join(digest[place : place + 2] for place in range(0, 64, 2))
        assert f"Fingerprint of the certificate (SHA-256): {told}" in said
        with pytest.raises(ssl.SSLCertVerificationError):
            asked(port, ssl.create_default_context())
        status, _, headers = asked(port, trusting, "/phone/authority.crt")
        assert status == 200 and "application/x-x509-ca-cert" in headers
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_authority_vouches_for_the_room_and_for_nothing_else(tmp_path: Path) -> None:
    made = own(tmp_path, ("desk.local",), ("192.168.1.5",))
    assert made.authority is not None
    found = x509.load_pem_x509_certificate(made.authority.read_bytes())
    limits = found.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    permitted = limits.value.permitted_subtrees or []
    assert {str(one.value) for one in permitted if isinstance(one, x509.DNSName)} == {
        "localhost",
        "desk.local",
    }
    assert not any(one.value.is_global for one in permitted if isinstance(one, x509.IPAddress)), (
        "no address of the internet"
    )
    assert verified(made), "OpenSSL says the same"
    # One that it signs all the same for another name is not believed.
    wanted = certificate._Wanted(("bank.example",), ())
    authority = certificate._read(made.authority, tmp_path / "authority.key")
    assert authority is not None and made.key is not None
    pair = certificate._make(wanted, authority, datetime.now(UTC))
    certificate._write(made.chain, made.key, *pair, authority[0])
    assert not verified(made)


def verified(made: Certificate) -> bool:
    command = ["openssl", "verify", "-x509_strict", "-CAfile", str(made.authority), str(made.chain)]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        pytest.skip("no openssl on this machine")


def test_it_is_kept_until_it_does_not_fit_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = own(tmp_path, ("desk",), ("192.168.1.5",))
    print_, of_authority = first.fingerprint, first.authority_fingerprint
    again = own(tmp_path, ("desk",), ("192.168.1.5",))
    assert (again.fingerprint, again.authority_fingerprint) == (print_, of_authority)
    moved = own(tmp_path, ("desk",), ("192.168.7.9",))
    assert moved.fingerprint != print_, "another address in the room"
    assert moved.authority_fingerprint == of_authority, "phones that trust it trust this one"
    outside = own(tmp_path, ("desk",), ("8.8.8.8",))
    assert outside.authority_fingerprint != of_authority, "an address of the internet"
    assert verified(outside)

    class Later(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls.fromtimestamp(time.time() + 370 * 24 * 3600, tz)

    print_, of_authority = outside.fingerprint, outside.authority_fingerprint
    monkeypatch.setattr(certificate, "datetime", Later)
    year_later = own(tmp_path, ("desk",), ("8.8.8.8",))
    assert year_later.fingerprint != print_, "before it ends"
    assert year_later.authority_fingerprint == of_authority


def test_what_was_damaged_is_made_anew(tmp_path: Path) -> None:
    made = own(tmp_path, (), ())
    assert made.key is not None
    for file in (made.chain, made.key, tmp_path / "authority.key"):
        file.write_bytes(b"nothing")
        given(*_pair(own(tmp_path, (), ())))


def _pair(made: Certificate) -> tuple[Path, Path | None]:
    return made.chain, made.key


def test_a_certificate_of_somebodys_is_taken(tmp_path: Path) -> None:
    made = own(tmp_path, (), ())
    assert made.key is not None
    both = tmp_path / "both.pem"
    both.write_bytes(made.chain.read_bytes() + made.key.read_bytes())
    for words in (["--certificate", str(made.chain), "--key", str(made.key)],
                  ["--certificate", str(both)]):  # fmt: skip
        port = free_port()
        database = ["--database", str(tmp_path / "d.db"), "--no-browser", "--port", str(port)]
        with desk(*database, *words) as (_, said):
            assert f"Fingerprint of the certificate (SHA-256): {made.fingerprint}" in said
            trusting = ssl.create_default_context(cafile=str(made.authority))
            assert asked(port, trusting)[0] == 200
            refused = ssl.create_default_context(cafile=str(made.authority))
            status, _, _ = asked(port, refused, "/phone/authority.crt")
            assert status == 404, "it is not ours to give away"


@pytest.mark.parametrize(
    ("certificate_", "key", "said"),
    [
        ("none.pem", None, "There is no file"),
        ("desk.pem", "none.key", "There is no file"),
        ("desk.pem", None, "no certificate with its key"),
        ("desk.pem", "authority.key", "no certificate with its key"),
        ("words.pem", None, "no certificate with its key"),
        (None, "desk.key", "A key alone"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(
    tmp_path: Path, certificate_: str | None, key: str | None, said: str
) -> None:
    own(tmp_path, (), ())
    (tmp_path / "words.pem").write_text("words")
    words = ["desk", "--no-browser", "--database", str(tmp_path / "d.db")]
    words += ["--certificate", str(tmp_path / certificate_)] if certificate_ else []
    words += ["--key", str(tmp_path / key)] if key else []
    result = run(*words)
    assert result.exit_code == 3 and said in result.stderr, result.output


def test_without_any_of_it_there_is_plain_http() -> None:
    assert certificate_for(False, None, None, ()) is None
    with pytest.raises(Refusal):
        certificate_for(True, None, Path("x"), ())
