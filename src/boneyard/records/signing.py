"""Signed records: Ed25519 signatures by a server, which anyone with its key can check.

The signed bytes are the record without `signed`, in the canonical form of docs/notation.md, so that
neither spaces nor the order of keys matter.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from hmac import digest
from typing import Final

import msgspec

from boneyard.core import strict_json
from boneyard.core.strict_json import JsonObject
from boneyard.extras import require_extra
from boneyard.records.read import Record, RecordError

#: The key of a record that holds the signature.
SIGNATURE_KEY: Final = "signed"
#: Domain separation: a prefix that no other signed text of ours has.
_DOMAIN_PREFIX: Final = b"boneyard record 1\n"
#: Bytes of a key and of a signature.
_KEY_BYTES, _SIGNATURE_BYTES = 32, 64


def canonical_bytes(written: Mapping[str, object]) -> bytes:
    """Return the bytes of a record that are signed."""
    unsigned = {key: value for key, value in written.items() if key != SIGNATURE_KEY}
    try:
        text = json.dumps(
            _reject_floats(unsigned), sort_keys=True, ensure_ascii=False, separators=(",", ":")
        ).encode()
    except (ValueError, RecursionError):
        raise RecordError("record-unsignable") from None
    return _DOMAIN_PREFIX + text


def _reject_floats(value: object) -> object:
    """Return the value if all its numbers are integers: floats are not written alike everywhere."""
    if isinstance(value, Mapping):
        return {str(key): _reject_floats(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_reject_floats(one) for one in value]
    if isinstance(value, float):
        raise ValueError
    return value


class Signer:
    """Signs records with the key of a server."""

    def __init__(self, secret: bytes) -> None:
        with require_extra(RecordError):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        seed = digest(secret, b"the key that signs records", "sha256")
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.public_key: Final = _to_base64url(self._private.public_key().public_bytes_raw())
        """What others check with."""

    def sign(self, written: Mapping[str, object]) -> JsonObject:
        """Return the record with its signature."""
        signature = _to_base64url(self._private.sign(canonical_bytes(written)))
        return {**written, SIGNATURE_KEY: {"key": self.public_key, "signature": signature}}

    def to_jwks(self) -> JsonObject:
        """Return the public key as a JSON Web Key Set (RFC 7517), which a server publishes."""
        key = {"kty": "OKP", "crv": "Ed25519", "alg": "EdDSA", "use": "sig", "x": self.public_key}
        return {"keys": [key]}


def check_signature(record: Record, keys: Iterable[str]) -> str:
    """Return the key that signed a record if it is one of these and valid; or raise RecordError."""
    with require_extra(RecordError):
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    signed = record.written.get(SIGNATURE_KEY)
    if not isinstance(signed, dict):
        raise RecordError("record-unsigned")
    key, signature = (
        _from_base64url(signed.get("key"), _KEY_BYTES),
        _from_base64url(signed.get("signature"), _SIGNATURE_BYTES),
    )
    if key is None or signature is None:
        raise RecordError("record-signed-form")
    if _to_base64url(key) not in set(keys):
        raise RecordError("record-other-key", key=_to_base64url(key))
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, canonical_bytes(record.written))
    except (InvalidSignature, ValueError):
        raise RecordError("record-signed-wrong") from None
    return _to_base64url(key)


def parse_keys(text: str | bytes) -> tuple[str, ...]:
    """Parse keys: one as written in a record, or a published key set."""
    try:
        key_set = strict_json.decode(text)
        keys = [one.get("x") for one in key_set["keys"] if one.get("crv") == "Ed25519"]
    except strict_json.DuplicateKey:
        raise RecordError("record-no-key") from None
    except (msgspec.MsgspecError, ValueError, RecursionError, TypeError, KeyError,
            AttributeError):  # fmt: skip
        keys = [text.strip() if isinstance(text, str) else text.decode("utf-8", "replace").strip()]
    found = tuple(
        _to_base64url(key) for one in keys if (key := _from_base64url(one, _KEY_BYTES)) is not None
    )
    if not found:
        raise RecordError("record-no-key")
    return found


def _to_base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _from_base64url(text: object, length: int) -> bytes | None:
    """Decode base64url; None if it is invalid or has another length."""
    if not isinstance(text, str) or len(text) != -(-length * 4 // 3):
        return None
    try:
        raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    return raw if len(raw) == length and _to_base64url(raw) == text else None
