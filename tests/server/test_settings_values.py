"""Values of the BONEYARD_… variables: each wrong one is refused in a sentence that says why."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.server.app import create_app
from boneyard.server.errors import SettingError
from boneyard.server.settings import Settings, check_cache_folder, from_environment

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
    ("ADDRESS_RATE", '{"a_second": 1, "at_once": 1, "x": 1}', "unknown word 'x'"),
    ("ADDRESS_RATE", '{"a_second": 1}', 'must look like {"a_second": 0.2, "at_once": 20}, not'),
    ("PACE", "fast", 'must look like {"bot": 0.3, "deal": 10}, not \'fast\''),
    ("HOSTS", '["a", 5]', "must look like a,b, not"),
    ("BUSY", "1e300", "must be at most 4,000,000,000"),
    ("NETWORK", "https://:443", "not 'https://:443'"),
    ("ORIGINS", "https://club.example.org/", "without a path, such as https://club.example.org"),
    ("STAND_IN", "clubb", "unknown bot 'clubb'; did you mean club?"),
    ("WARM", "cross,block-drow", "unknown game 'block-drow'; did you mean block-draw?"),
    ("CONTACT", "me@example.org", "such as mailto:host@example.org"),
    ("CONTACT", "http://example.org", "not 'http://example.org'"),
    ("TOLD_HOSTS", "http://10.0.0.7:8080", "hosts with a port such as 10.0.0.7:8080"),
    ("TOLD_HOSTS", "10.0.0.7", "not '10.0.0.7'"),
    ("HOST_TOKEN", "sixteen characters", "must have no spaces, accents"),
)


@pytest.mark.parametrize(("name", "value", "why"), WRONG)
def test_a_wrong_value_is_refused(name: str, value: str, why: str) -> None:
    with pytest.raises(SettingError) as caught:
        from_environment({f"BONEYARD_{name}": value})
    assert str(caught.value).startswith(f"BONEYARD_{name}: ")
    assert why in str(caught.value)


@pytest.mark.parametrize("db", ["", "mysql://user:secret@host/name", "sqlite:///boneyard.db"])
def test_a_database_of_another_kind_is_refused_without_its_password(db: str) -> None:
    for environment, given in (({"BONEYARD_DB": db}, {}), ({}, {"db": db})):
        with pytest.raises(SettingError, match=r"^BONEYARD_DB, --db: must be a file") as caught:
            from_environment(environment, **given)
        assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"proxies": ("caddy",)}, "BONEYARD_PROXIES, --proxy: 'caddy'"),
        ({"blocked": ("203.0.113.0/99",)}, "BONEYARD_BLOCKED: '203.0.113.0/99'"),
        ({"blocked": ("127.0.0.1",)}, "BONEYARD_BLOCKED: "),
        ({"host_token": "domino"}, "BONEYARD_HOST_TOKEN: use at least 16"),
        ({"rules": ("/nowhere/friday.toml",)}, "BONEYARD_RULES, --rules: /nowhere/friday.toml"),
        ({"smtp": "mail.example.org"}, "BONEYARD_SMTP must look like"),
    ],
)
def test_what_the_parts_of_a_server_refuse_names_the_setting(
    wrong: dict[str, Any], name: str
) -> None:
    with pytest.raises(SettingError) as caught:
        create_app(Settings(db=":memory:", **wrong))
    assert str(caught.value).startswith(name)


def test_a_folder_for_compiled_code_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    check_cache_folder({})
    check_cache_folder({"BONEYARD_CACHE": str(tmp_path / "new" / "folder")})
    for wrong in ("file", "file/folder"):
        with pytest.raises(SettingError, match=r"^BONEYARD_CACHE: must be a folder"):
            check_cache_folder({"BONEYARD_CACHE": str(tmp_path / wrong)})


def test_right_values_are_taken() -> None:
    chosen = from_environment({
        "BONEYARD_DB": ":memory:", "BONEYARD_HOSTS": "a.example, [::1], localhost:8626,*.b.example",
        "BONEYARD_NETWORK": "http://10.0.0.7:8626/under,https://a.example",
        "BONEYARD_PACE": '{"bot": 0}', "BONEYARD_SEED": "-3", "BONEYARD_DRAIN": "0",
        "BONEYARD_TOLD_HOSTS": "[fd00::1]:8080,intranet:80", "BONEYARD_STAND_IN": "expert:bold",
        "BONEYARD_CONTACT": "mailto:host@example.org", "BONEYARD_WARM": "",
    })  # fmt: skip
    assert chosen.hosts == ("a.example", "[::1]", "localhost:8626", "*.b.example")
    assert chosen.told_hosts[0] == "[fd00::1]:8080"
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
