"""Records that a house has signed: checked with its key, by us and by what the notation says."""

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from boneyard.records import RecordError, parse_record
from boneyard.records.signing import (
    Signer,
    _from_base64url,
    canonical_bytes,
    check_signature,
    parse_keys,
)
from support.cli import boneyard
from support.fairness_page import sample

Json = dict[str, Any]
SIGNER = Signer(b"a house")


def signed(**more: Any) -> Json:
    return SIGNER.sign({**sample(), **more})


def test_a_signature_is_as_the_notation_says() -> None:
    one = signed(seats=["Ada", 'Núñez "\\\x1f\n'])
    by_hand = json.dumps(
        {key: one[key] for key in sorted(one) if key != "signed"}, sort_keys=True,
        ensure_ascii=False,
    ).replace(", ", ",").replace(": ", ":")  # fmt: skip
    text = b"boneyard record 1\n" + by_hand.encode()
    assert text == canonical_bytes(one)
    assert 'Núñez \\"\\\\\\u001f\\n'.encode() in text
    key, made = (
        _from_base64url(one["signed"][name], size)
        for name, size in (("key", 32), ("signature", 64))
    )
    assert key is not None
    assert made is not None
    Ed25519PublicKey.from_public_bytes(key).verify(made, text)


def test_a_signature_outlives_another_layout_and_no_change() -> None:
    one = signed()
    other = json.loads(json.dumps(dict(reversed(one.items())), indent=3))
    assert check_signature(parse_record(other), [SIGNER.public_key]) == SIGNER.public_key
    for change in ({"seats": ["Eve", "Grace"]}, {"created": "yesterday"}, {"another": None}):
        with pytest.raises(RecordError, match="changed after"):
            check_signature(parse_record({**one, **change}), [SIGNER.public_key])


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (None, "isn't signed"),
        ({}, "must have"),
        ({"key": SIGNER.public_key, "signature": "x"}, "must have"),
        ({"key": "é" * 43, "signature": "A" * 86}, "must have"),
        ({"key": SIGNER.public_key, "signature": "A" * 86}, "invalid signature"),
        ({"key": "A" * 43, "signature": "A" * 86}, "another key"),
    ],
)
def test_what_is_no_signature_is_refused(told: object, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        check_signature(parse_record({**sample(), "signed": told}), [SIGNER.public_key])


def test_a_record_with_broken_numbers_is_not_signed() -> None:
    with pytest.raises(RecordError, match="fractional"):
        SIGNER.sign({**sample(), "rating": 0.5})


def test_another_house_has_another_key_and_the_same_one_always_this() -> None:
    assert Signer(b"another").public_key != SIGNER.public_key
    assert Signer(b"a house").public_key == SIGNER.public_key
    assert (
        parse_keys(json.dumps(SIGNER.to_jwks()))
        == (SIGNER.public_key,)
        == parse_keys(f" {SIGNER.public_key}\n")
    )
    for wrong in ("", "A" * 42, '{"keys": []}', '{"keys": [3]}', "[1]", b"\xff"):
        with pytest.raises(RecordError, match="not a key"):
            parse_keys(wrong)


def test_verify_takes_the_key_of_a_house(tmp_path: Path) -> None:
    record, keys = tmp_path / "match.json", tmp_path / "keys.json"
    record.write_text(json.dumps(signed()))
    keys.write_text(json.dumps(SIGNER.to_jwks()))
    assert "signed, but the signature wasn't checked" in boneyard("verify", str(record)).output
    told = boneyard("verify", str(record), "--key", str(keys))
    assert (told.exit_code, f"with the key {SIGNER.public_key}" in told.output) == (0, True)
    done = boneyard("verify", str(record), "--key", Signer(b"another").public_key, "--json")
    assert (done.exit_code, "another key" in done.output) == (2, True)
    done = boneyard("verify", str(record), "--json", "--key", SIGNER.public_key)
    assert json.loads(done.output)["signed"] == SIGNER.public_key
    assert boneyard("verify", str(record), "--key", "x").exit_code == 2
