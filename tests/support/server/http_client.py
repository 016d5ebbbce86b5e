"""A program that asks a house over one kept connection, as its benchmarks do."""

import http.client
import json
from typing import Any


class Guest:
    """Somebody with a secret of their own; whatever is refused ends the measurement."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        """Come from an address (any of 127.0.0.0/8), and get a secret."""
        self._http = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=600, source_address=(address, 0)
        )
        self._token = ""
        self._token = self.ask("POST", "/api/guests", {})["token"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask, and give the answer."""
        headers = {"content-type": "application/json"}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        self._http.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._http.getresponse()
        found = json.loads(response.read())
        assert response.status == 200, found
        return found
