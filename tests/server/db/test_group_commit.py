"""Requests that crowd are committed together; one that follows another isn't held back."""

import asyncio
import time

from boneyard.server.db.group_commit import (
    COMMIT_INTERVAL_SECONDS,
    GroupCommit,
    WriteRequest,
)
from boneyard.server.errors import Conflict, StoreError


class Recorder:
    """Notes when what was committed, and takes a moment for it."""

    def __init__(self) -> None:
        self.groups: list[tuple[float, int]] = []

    def commit(self, group: list[WriteRequest]) -> None:
        self.groups.append((time.monotonic(), len(group)))
        time.sleep(0.001)
        for one in group:
            if one.lock_key == "refused":
                one.error = Conflict("store-taken")


def test_requests_that_crowd_share_commits() -> None:
    async def write(commits: GroupCommit) -> None:
        async def player() -> None:
            for _ in range(20):
                await commits.write(WriteRequest(()))

        await asyncio.gather(*(player() for _ in range(10)))
        assert await commits.close()

    recorder = Recorder()
    asyncio.run(write(GroupCommit(recorder.commit)))
    sizes = [size for _, size in recorder.groups]
    assert sum(sizes) == 200
    assert len(sizes) <= 30
    apart = [b - a for (a, _), (b, _) in zip(recorder.groups, recorder.groups[1:], strict=False)]
    crowded = apart[1:-1]  # the last is closed at once
    assert min(crowded) >= 0.9 * COMMIT_INTERVAL_SECONDS


def test_one_after_the_other_is_not_held_back() -> None:
    async def write(commits: GroupCommit) -> None:
        for _ in range(50):
            await commits.write(WriteRequest(()))
        await commits.close()

    recorder = Recorder()
    began = time.monotonic()
    asyncio.run(write(GroupCommit(recorder.commit)))
    assert [size for _, size in recorder.groups] == [1] * 50
    assert time.monotonic() - began < 50 * COMMIT_INTERVAL_SECONDS


def test_each_request_of_a_group_hears_its_own_answer() -> None:
    async def write(commits: GroupCommit) -> list[StoreError | None]:
        keys = ["fine", "refused", "fine"]
        waiting = [commits.write(WriteRequest((), key)) for key in keys]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        await commits.close()
        return [one if isinstance(one, StoreError) else None for one in answers]

    first, second, third = asyncio.run(write(GroupCommit(Recorder().commit)))
    assert first is None
    assert isinstance(second, Conflict)
    assert third is None
