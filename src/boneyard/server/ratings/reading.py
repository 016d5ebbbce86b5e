"""The log of rated results of a house, read from its database: for who computes ratings anew."""

from pathlib import Path

from boneyard.ratings import Result
from boneyard.server.db import is_postgres
from boneyard.server.errors import StoreError
from boneyard.server.ratings.folding import rated
from boneyard.server.stores import opened


async def results_in(db: str, patience: float) -> list[Result]:
    """All rated results, the earliest first; the house may be open meanwhile."""
    if not is_postgres(db) and not Path(db).is_file():
        raise StoreError("store-no-file", path=db)
    store = opened(db, patience)
    try:
        found: list[Result] = []
        mark = (-1, "")
        while some := await store.results.since(*mark):
            marks = await store.ratings.marks([one.match for one in some])
            found += rated(some, marks)
            mark = some[-1].at, some[-1].match
        return found
    finally:
        await store.close()
