"""Who doesn't meet whom: those whom somebody has blocked, and those who have blocked them."""

from boneyard.server.stores import Store


async def apart_from(store: Store, guest: bytes | None) -> frozenset[bytes]:
    """The people whose open tables somebody isn't shown, and who aren't shown theirs.

    The one place where that is asked.
    """
    return await store.open_tables.apart(guest) if guest is not None else frozenset()
