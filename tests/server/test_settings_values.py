"""Values of the BONEYARD_… variables: each wrong one is refused in a sentence that says why."""

import pytest

from boneyard.server.errors import SettingError
from boneyard.server.settings import Settings, from_environment

WRONG = (
    ("BUSY", "x", "must be a number, not 'x'"),
    ("BUSY", "-1", "must not be below 0"),
    ("DRAIN", "nan", "must be a number, not 'nan'"),
    ("DRAIN", "Infinity", "must be a number, not 'Infinity'"),
    ("DURABLE", "maybe", "must be true or false, not 'maybe'"),
    ("MOST_TABLES", "1e3", "must be a whole number, not '1e3'"),
    ("MOST_NAME", "0", "must be above 0"),
    ("TICK", "0", "must be above 0"),
    ("LINGER", "ü", "must be a number, not 'ü'"),
    ("SEED", "x", "must be a whole number, not 'x'"),
    ("NETWORK", "tables.example.org", "such as https://tables.example.org, not 'tables.example"),
    ("NETWORK", "https://a.example, ftp://b", "not 'ftp://b'"),
    ("ORIGINS", "nope", "not 'nope'"),
    ("HOSTS", "http://x/", "host names such as tables.example.org, not 'http://x/'"),
    ("HOSTS", "a b", "not 'a b'"),
    ("PACE", '{"bt": 1}', "unknown word 'bt'; choose from deal, hold"),
    ("PACE", '{"bot": -1}', "must not be below 0"),
    ("ADDRESS_RATE", '{"a_second": -1, "at_once": 1}', "must be above 0"),
)


@pytest.mark.parametrize(("name", "value", "why"), WRONG)
def test_a_wrong_value_is_refused(name: str, value: str, why: str) -> None:
    with pytest.raises(SettingError) as caught:
        from_environment({f"BONEYARD_{name}": value})
    assert str(caught.value).startswith(f"BONEYARD_{name}: ")
    assert why in str(caught.value)


def test_right_values_are_taken() -> None:
    chosen = from_environment({
        "BONEYARD_DB": ":memory:", "BONEYARD_HOSTS": "a.example, [::1], localhost:8626,*.b.example",
        "BONEYARD_NETWORK": "http://10.0.0.7:8626/under,https://a.example",
        "BONEYARD_PACE": '{"bot": 0}', "BONEYARD_SEED": "-3", "BONEYARD_DRAIN": "0",
    })  # fmt: skip
    assert chosen.hosts == ("a.example", "[::1]", "localhost:8626", "*.b.example")
    assert chosen.pace.bot == 0
    assert chosen.seed == -3
    assert chosen.network[0] == "http://10.0.0.7:8626/under"


def test_all_defaults_are_right_values() -> None:
    """As `boneyard doctor` would find them in a file that names them all."""
    import msgspec

    for field in msgspec.structs.fields(Settings):
        value = getattr(Settings(db=":memory:"), field.name)
        if value is None or isinstance(value, str):
            continue
        from_environment({f"BONEYARD_{field.name.upper()}": msgspec.json.encode(value).decode()})
