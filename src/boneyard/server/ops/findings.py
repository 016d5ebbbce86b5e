"""What is found when a house is looked at."""

from typing import Literal

from msgspec import Struct

from boneyard.i18n import Message, message

Level = Literal["good", "note", "wrong"]


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    level: Level
    told: Message


def good(what: Message) -> Finding:
    """Something that is as it should be."""
    return Finding("good", what)


def note(what: Message) -> Finding:
    """Something to know."""
    return Finding("note", what)


def wrong(what: Message) -> Finding:
    """Something that is to be mended."""
    return Finding("wrong", what)


def of_version(version: int, newest: int) -> Finding:
    """Whether this Boneyard knows the version of a database."""
    gaps = {"version": str(version), "known": str(newest)}
    if version > newest:
        return wrong(message("doctor-newer", **gaps))
    if version < newest:
        return note(message("doctor-older", **gaps))
    return good(message("doctor-version", version=str(version)))
