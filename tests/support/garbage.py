"""Garbage for parsers, and what an error message must look like."""

from typing import Any

from hypothesis import strategies as st

#: A reason fits on a screen.
LONGEST = 300


#: Whatever may stand in a JSON file instead of the right thing.
JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, 1, -1, 2, 2**63, 10**40, 10**400]),
    st.floats(),
    st.text(),
    st.sampled_from(["", "6", "two", "true", "a\nb", "x" * 1000, "\x00", "\u2028", "\ud800"]),
    st.lists(st.one_of(st.integers(), st.text()), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


def is_one_sentence(error: BaseException) -> None:
    """One printable line that is not too long."""
    # What runs from right to left is set apart by two signs that can't be seen.
    reason = str(error).translate(dict.fromkeys(map(ord, "\u2068\u2069")))
    assert reason
    assert reason.isprintable(), f"not one printable line: {reason!r}"
    assert len(reason) < LONGEST, f"{len(reason)} characters: {reason}"
