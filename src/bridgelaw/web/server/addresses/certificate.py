"""The certificate for https: one that somebody has, or one that the desk makes for the room.

The desk makes an authority of its own, which may vouch for addresses of private networks and for
this machine alone, and with it a certificate for the addresses that the machine has now. A phone
that has taken the authority in once trusts every later certificate; what somebody could do with a
stolen authority ends at the door of the club.
"""

from __future__ import annotations

import hashlib
import ipaddress
import os
import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from bridgelaw.locale import Refusal, tr

if TYPE_CHECKING:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_PRIVATE = tuple(
    map(
        ipaddress.ip_network,
        ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8",
         "100.64.0.0/10", "fc00::/7", "fe80::/10", "::1/128"),
    )
)  # fmt: skip
_AUTHORITY_LASTS = timedelta(days=3650)
_LASTS = timedelta(days=390)  # phones take none that holds much longer than a year
_RENEWED_BEFORE = timedelta(days=30)
_SKEW = timedelta(days=1)  # a phone's clock may be behind


@dataclass(frozen=True, slots=True)
class Certificate:
    """What the server shows, and what people compare."""

    chain: Path
    """PEM: the certificate, and those that vouch for it."""
    key: Path | None
    """PEM; `None` where it is in the same file."""
    authority: Path | None = None
    """PEM of the desk's own authority, for phones to take in."""

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate, as browsers show it."""
        return _fingerprint(self.chain)

    @property
    def authority_fingerprint(self) -> str:
        return "" if self.authority is None else _fingerprint(self.authority)

    @property
    def authority_file(self) -> bytes:
        """As phones take it in."""
        assert self.authority is not None
        return ssl.PEM_cert_to_DER_cert(_first(self.authority))


def given(chain: Path, key: Path | None) -> Certificate:
    """A certificate that somebody has; `Refusal` where it cannot be used."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Nobody is asked for the password of a key: the desk may start by itself.
        context.load_cert_chain(chain, key, password=lambda: "")
    except FileNotFoundError as error:
        missing = chain if not chain.exists() else key
        raise Refusal(tr("There is no file {path}.", path=str(missing))) from error
    except (OSError, ValueError) as error:  # what ssl says is one of these
        raise Refusal(
            tr("{path} is no certificate with its key in PEM: {reason}", path=str(chain),
               reason=str(error))
        ) from error  # fmt: skip
    return Certificate(chain, key)


def own(folder: Path, names: Iterable[str], addresses: Iterable[str]) -> Certificate:
    """The desk's own certificate for these names and addresses; made where there is none that
    fits."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    wanted = _Wanted(
        tuple(dict.fromkeys(("localhost", *names))),
        tuple(dict.fromkeys(map(ipaddress.ip_address, ("127.0.0.1", "::1", *addresses)))),
    )
    made = Certificate(folder / "desk.pem", folder / "desk.key", folder / "authority.pem")
    assert made.key is not None and made.authority is not None
    key_of_authority = folder / "authority.key"
    authority = _read(made.authority, key_of_authority)
    now = datetime.now(UTC)
    if authority is None or not _vouches_for(authority[0], wanted, now):
        authority = _make_authority(wanted, now)
        _write(made.authority, key_of_authority, *authority)
        made.chain.unlink(missing_ok=True)
    known = _read(made.chain, made.key)
    if known is None or not _fits(known[0], authority[0], wanted, now):
        _write(made.chain, made.key, *_make(wanted, authority, now), authority[0])
    return made


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the desk is called."""

    names: tuple[str, ...]
    addresses: tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, ...]

    @property
    def networks(self) -> tuple[Network, ...]:
        """Private ones, and each address that is in none."""
        others = (one for one in self.addresses if not _is_within(one, _PRIVATE))
        return (*_PRIVATE, *(ipaddress.ip_network(str(one)) for one in others))


def _is_within(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address, networks: Iterable[Network]
) -> bool:
    return any(one.version == address.version and address in one for one in networks)


def _vouches_for(authority: x509.Certificate, wanted: _Wanted, now: datetime) -> bool:
    """May it sign for these names and addresses, long enough?"""
    from cryptography import x509

    try:
        constraints = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    except x509.ExtensionNotFound:
        return False
    permitted = constraints.permitted_subtrees or []
    ranges = (one.value for one in permitted if isinstance(one, x509.IPAddress))
    networks = [one for one in ranges if isinstance(one, Network)]
    names = {one.value for one in permitted if isinstance(one, x509.DNSName)}
    lasts = authority.not_valid_after_utc > now + _LASTS
    return (
        lasts
        and set(wanted.names) <= names
        and all(_is_within(one, networks) for one in wanted.addresses)
    )


def _fits(
    known: x509.Certificate, authority: x509.Certificate, wanted: _Wanted, now: datetime
) -> bool:
    """Is it of this authority, for these names and addresses, and not about to end?"""
    from cryptography import x509

    named = known.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return (
        known.issuer == authority.subject
        and known.not_valid_before_utc <= now < known.not_valid_after_utc - _RENEWED_BEFORE
        and set(wanted.names) <= set(named.get_values_for_type(x509.DNSName))
        and set(wanted.addresses) <= set(named.get_values_for_type(x509.IPAddress))
    )


_Pair = tuple["x509.Certificate", "EllipticCurvePrivateKey"]


def _make_authority(wanted: _Wanted, now: datetime) -> _Pair:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    # A name of its own each time: phones may have taken in an earlier one.
    mark = hashlib.sha256(str(key.public_key().public_numbers().x).encode()).hexdigest()[:8]
    name = _name(f"bridgelaw desk authority {mark}")
    permitted = [
        *(x509.DNSName(one) for one in wanted.names),
        *(x509.IPAddress(one) for one in wanted.networks),
    ]
    made = (
        _builder(name, name, key, now, _AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(_usage(signs_others=True), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    return made, key


def _make(wanted: _Wanted, authority: _Pair, now: datetime) -> _Pair:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    key, (issuer, issuers_key) = ec.generate_private_key(ec.SECP256R1()), authority
    named = [
        *(x509.DNSName(one) for one in wanted.names),
        *(x509.IPAddress(one) for one in wanted.addresses),
    ]
    of_issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(issuers_key.public_key())
    made = (
        _builder(_name("bridgelaw desk"), issuer.subject, key, now, _LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName(named), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(_usage(signs_others=False), critical=True)
        .add_extension(of_issuer, critical=False)
        .sign(issuers_key, hashes.SHA256())
    )
    return made, key


def _builder(
    subject: x509.Name, issuer: x509.Name, key: EllipticCurvePrivateKey, now: datetime,
    lasts: timedelta,
) -> x509.CertificateBuilder:  # fmt: skip
    from cryptography import x509

    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _SKEW)
        .not_valid_after(now + lasts)
    )


def _name(text: str) -> x509.Name:
    from cryptography import x509
    from cryptography.x509.oid import NameOID

    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _usage(signs_others: bool) -> x509.KeyUsage:
    from cryptography import x509

    return x509.KeyUsage(
        digital_signature=not signs_others, key_cert_sign=signs_others, crl_sign=signs_others,
        content_commitment=False, key_encipherment=False, data_encipherment=False,
        key_agreement=False, encipher_only=False, decipher_only=False,
    )  # fmt: skip


# Files


def _read(certificate: Path, key: Path) -> _Pair | None:
    """What was made before; `None` where it is not there, or cannot be read."""
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        read = x509.load_pem_x509_certificate(certificate.read_bytes())
        secret = load_pem_private_key(key.read_bytes(), None)
    except (OSError, ValueError):
        return None
    is_pair = isinstance(secret, ec.EllipticCurvePrivateKey) and (
        secret.public_key() == read.public_key()
    )
    return (read, secret) if is_pair and isinstance(secret, ec.EllipticCurvePrivateKey) else None


def _write(
    certificate: Path, key: Path, made: x509.Certificate, secret: EllipticCurvePrivateKey,
    *issuers: x509.Certificate,
) -> None:  # fmt: skip
    from cryptography.hazmat.primitives import serialization as form

    pem = form.Encoding.PEM
    _fill(key, secret.private_bytes(pem, form.PrivateFormat.PKCS8, form.NoEncryption()))
    _fill(certificate, b"".join(one.public_bytes(pem) for one in (made, *issuers)))


def _fill(path: Path, data: bytes) -> None:
    """For its owner alone, and whole or not at all."""
    new = path.with_suffix(path.suffix + ".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(data)
    new.replace(path)


def _first(path: Path) -> str:
    """The first certificate of a file."""
    text, end = path.read_text("ascii", "replace"), "-----END CERTIFICATE-----"
    begin = text.find("-----BEGIN CERTIFICATE-----")
    return text[begin : text.index(end, begin) + len(end)] + "\n"


def _fingerprint(path: Path) -> str:
    digest = hashlib.sha256(ssl.PEM_cert_to_DER_cert(_first(path))).hexdigest().upper()
    return ":".join(digest[place : place + 2] for place in range(0, len(digest), 2))
