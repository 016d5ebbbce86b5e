"""Every question that a store can be asked gets the same answer from both databases."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

from support.server.all_store_calls import PARTS, all_asked
from support.server.postgres import Cluster


def _part(store: Any, name: str) -> Any:
    if name == "parties":
        return store.duplicates.parties
    return getattr(store, name) if name else store


def test_every_question_gets_the_same_answer(postgres: Cluster, tmp_path: Path) -> None:
    here, questions, store = asyncio.run(all_asked(str(tmp_path / "matches.db")))
    there, _, _ = asyncio.run(all_asked(postgres.address()))
    assert len(here) == len(there)
    for one, other in zip(here, there, strict=True):
        assert one == other
    every = {
        f"{part}.{name}"
        for part in ("", *PARTS)
        for name, _ in inspect.getmembers(_part(store, part), inspect.iscoroutinefunction)
        if not name.startswith("_")
    } - {".clock", ".close", ".watch_changes", ".wait_settled"}
    assert every == questions, "a question that only one of them is asked"
