"""An authenticator in software: what a phone does with a passkey, for tests."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """Makes one passkey, and signs with it."""

    def __init__(self, origin: str) -> None:
        self.origin, self.id, self.count = origin, secrets.token_bytes(16), 0
        self.key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, options: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, name: str, flags: int, more: bytes = b"") -> bytes:
        head = sha256(name.encode()).digest() + bytes([flags])
        return head + self.count.to_bytes(4, "big") + more

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: text(value) for name, value in response.items()}
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key",
                "response": told, "clientExtensionResults": {}}  # fmt: skip

    def create(self, options: Any, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """A new passkey, as `navigator.credentials.create` gives it."""
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"),
                  -3: point.y.to_bytes(32, "big")}  # fmt: skip
        self.handle = urlsafe_b64decode(options["user"]["id"] + "==")
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], flags | ATTESTED, made)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def get(self, options: Any, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """A signature, as `navigator.credentials.get` gives it."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data(options["rpId"], flags)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=data, signature=signature,
            userHandle=self.handle,
        )  # fmt: skip
