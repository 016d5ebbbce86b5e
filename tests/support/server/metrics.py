"""Requests to /metrics, parsed."""

from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette


def asked(
    app: Starlette, path: str, peer: str = "127.0.0.1", host: str = "localhost:8626", **more: str
) -> Any:
    """Ask from an address, by a name."""
    headers = {"host": host, **{name.replace("_", "-"): value for name, value in more.items()}}
    transport = httpx.ASGITransport(app=app, client=(peer, 1), raise_app_exceptions=False)
    http = httpx.AsyncClient(transport=transport, base_url="http://localhost:8626")
    return http.get(path, headers=headers)


def read(text: str) -> dict[str, float]:
    """What Prometheus makes of it: `name{label=value}`, and the number."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{k}={v}" for k, v in sample.labels.items())
            name = f"{sample.name}{{{labels}}}" if labels else sample.name
            assert name not in found, "told once"
            found[name] = sample.value
    return found
