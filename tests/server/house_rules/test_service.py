"""Rules of one's own at the house: over the API, on pages, and with the switch of the host."""

import asyncio
import json
import re
from html import unescape
from pathlib import Path

import pytest

from boneyard.arena.rule_stats import RuleStats, measure_rules
from boneyard.games import game_name_of
from boneyard.games.house_rules.custom_games import load_house_rules, parse_house_rules
from boneyard.games.house_rules.describe import describe_word
from boneyard.games.house_rules.glossary import CHOICE_LABELS, PARAMETER_LABELS, example_word
from boneyard.i18n.translator import english
from boneyard.records import replay
from boneyard.rules.opening import LowestDouble
from boneyard.rules.serialization import RuleError
from boneyard.rules.twists import SayDomino
from boneyard.rules.vocabulary import StringType, all_words, word_name, words_by_rule
from boneyard.server.errors import SettingError
from boneyard.server.house_rules import form as house_rules_form
from boneyard.server.house_rules import pages as house_rules_pages
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.house_rules.store import OwnRulesStore
from boneyard.server.settings import MAX_RULE_FILES, Rate, Settings, from_environment
from boneyard.server.thinking.pool import WorkerPool, build_worker_error
from boneyard.server.thinking.worker import TASKS, needs_kernels
from support.server.analysis import AGAINST_A_BOT, until_asked
from support.server.pages import BASE_URL, pages, run
from support.server.serving import Client, at_rest, services_of, serving, until

RULES = {"like": "all-fives", "title": "Friday <b>fives</b>", "hand": 6, "table": "cross",
         "goal": {"first-to": 30}}  # fmt: skip
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "heavy"}]
FILE = 'like = "all-fives"\ntitle = "Friday <b>fives</b>"\nhand = 6\ngoal = { first-to = 30 }\n'


@pytest.mark.slow
def test_a_match_by_rules_of_ones_own_is_played_kept_and_replays() -> None:
    async def play() -> None:
        async with serving() as app:
            client = Client(app)
            look = await client.start(RULES, seats=BOTS)  # type: ignore[arg-type]
            await at_rest(app, look["match"])
            path = f"/api/matches/{look['match']}"
            over = await client.get(path)
            assert over["status"] == "over"
            assert over["title"] == "Friday <b>fives</b>"
            assert over["rules"]["hand"] == 6
            assert "like" not in over["rules"]
            record = json.loads(json.dumps(await client.get(f"{path}/record")))
            assert record["game"] == over["rules"]
            assert replay(record)["scores"] == over["scores"]
            mine = (await client.get("/api/matches"))["matches"]
            assert (
                [one["game"] for one in mine] == [over["game"]] == [game_name_of(json.dumps(RULES))]
            )
            schema = await client.get("/api/house-rules/schema")
            assert "goal" in schema["properties"]

    asyncio.run(play())


def test_what_can_t_be_played_is_refused_with_a_sentence() -> None:
    async def ask() -> None:
        async with serving() as app:
            client = Client(app)
            start = "/api/matches"
            said = await client.refused(400, start, {"game": {"hand": 99}})
            assert "hand must be a whole number" in said
            await client.refused(400, start, {"game": {"title": "x" * 99}})
            await client.refused(400, start, {"game": '{"hand": 6'})
            await client.refused(400, start, {"game": {"x" * 30_000: 1}})

    asyncio.run(ask())


def test_a_host_can_switch_it_off() -> None:
    assert not from_environment({"BONEYARD_OWN_RULES": "false"}).own_rules

    async def ask() -> None:
        async with serving(own_rules=False) as app:
            client = Client(app)
            said = await client.refused(403, "/api/matches", {"game": RULES})
            assert said == "House rules are turned off on this server."
            await client.refused(403, "/api/matches", {"game": '{"hand":6}'})

    asyncio.run(ask())


@pytest.mark.slow
def test_rules_are_changed_by_controls_and_played_in_the_browser() -> None:
    async def work() -> None:
        async with pages() as client:
            page = await client.get("/house-rules", params={"like": "all-fives"})
            assert page.status_code == 200
            assert 'name="w.goal"' in page.text
            sent = {"controls": "1", "like": "all-fives", "title": "Ours <i>", "rules": "",
                    "p.least": "2", "p.most": "3", "h.2": "7", "h.3": "4", "t.muggins": "1",
                    "w.goal": "first-to", "a.goal.target": "77", "w.table": "cross"}  # fmt: skip
            page = await client.get("/house-rules", params=sent)
            assert page.status_code == 200
            assert "has 77 points or more at the end" in page.text
            assert "4 tiles with 3 players" in page.text
            assert "Ours &lt;i&gt;" in page.text
            assert "Ours <i>" not in page.text
            assert "twists = [&#34;muggins&#34;]" in page.text
            assert "&amp;step=0#example" in page.text
            dealt = await client.get("/house-rules", params={"rules": FILE, "step": "0"})
            assert "Everyone gets 6 tiles" in re.sub(r"(?s).*class=.said.", "", dealt.text)
            over = await client.get("/house-rules", params={"rules": FILE, "step": "9999"})
            assert "Mia goes out" in re.sub(r"(?s).*class=.said.", "", over.text)[:200]
            wrong = await client.get("/house-rules", params={**sent, "h.2": "30"})
            assert wrong.status_code == 400
            assert "2 players with 30 tiles each need more" in wrong.text
            wrong = await client.get("/house-rules", params={"rules": "\nhnad = 3"})
            assert "Line 2: unknown rule" in wrong.text
            begun = await client.post("/house-rules", data={"rules": FILE, "way": "bots"})
            assert begun.status_code == 303
            at = begun.headers["location"]
            table = await client.get(at)
            assert "Friday &lt;b&gt;fives" in table.text
            assert "<b>fives" not in table.text
            assert f'href="{at}/rules"' in table.text
            rules = await client.get(f"{at}/rules")
            assert "Everyone gets 6 tiles" in rules.text
            assert "/house-rules?rules=" in rules.text
            for path in ("/", "/matches"):
                assert "Friday &lt;b&gt;fives" in (await client.get(path)).text, path
            other = await client.post("/house-rules", data={"rules": "hand = 99", "way": "bots"})
            assert other.status_code == 400
            assert "first-to" in (await client.get("/words")).text

    run(work)


@pytest.mark.slow
def test_how_rules_play_is_tried_out_beside_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(_: WorkerPool, game: str, deals: int, seconds: float, turn: object) -> RuleStats:
        asked.append(deals)
        return measure_rules(load_house_rules(game).rules(), 16)

    asked: list[int] = []
    monkeypatch.setattr(WorkerPool, "simulate_rules", look)
    monkeypatch.setattr(house_rules_pages, "DEAL_COUNTS", (16, 32))

    async def work() -> None:
        async with pages(think_rate=Rate(1e-9, 3)) as client:
            page = await client.get("/house-rules", params={"rules": FILE})
            assert not asked
            link = re.search(r'href="(/house-rules/lab[^"]*)"', page.text)
            assert link is not None
            found = await client.get(unescape(link[1]))
            assert found.text.count("<meter") == 6
            assert "64 random rounds with 2 players" in found.text
            assert "Simulate 128 rounds" in found.text
            for _ in range(2):
                last = await client.get("/house-rules/lab", params={"rules": FILE, "deals": "32"})
                assert "data-more" not in last.text
            assert asked == [16, 32]
            often = await client.get("/house-rules/lab", params={"rules": FILE})
            assert often.status_code == 429
            assert 'id="lab"' in often.text
            wrong = await client.get("/house-rules/lab", params={"rules": "hand = 99"})
            assert wrong.status_code == 400

    run(work)


def test_a_worker_tries_rules_out_in_the_time_it_is_given() -> None:
    text = parse_house_rules({"like": "all-fives"}).rules_json
    assert not needs_kernels("look", text, 100_000, 0.0)
    assert TASKS["look"](text, 100_000, 0.0).rounds == 64


def test_rules_are_kept_under_a_name_shared_and_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OwnRulesStore, "max_per_account", 2)

    async def work() -> None:
        async with pages() as client:
            keep = {"rules": 'like = "all-fives"\nhand = 6', "like": "all-fives", "way": "keep"}
            nameless = await client.post("/house-rules", data=keep)
            assert nameless.status_code == 400
            assert "Give your rules a name first" in nameless.text
            kept = await client.post("/house-rules", data={**keep, "title": "Ours <b>"})
            assert kept.status_code == 303
            at, _, done = kept.headers["location"].partition("?")
            assert done == "saved=yes"
            assert "Saved." in (await client.get(kept.headers["location"])).text
            assert len(at) < 30
            page = await client.get(at)
            assert "Ours &lt;b&gt;" in page.text
            assert f'value="{BASE_URL}{at}"' in page.text
            assert "Everyone gets 6 tiles" in page.text
            again = await client.post("/house-rules", data={**keep, "title": "Ours <b>"})
            assert again.headers["location"].startswith(at)
            await client.post("/house-rules", data={**keep, "title": "Two"})
            full = await client.post("/house-rules", data={**keep, "title": "Three"})
            assert full.status_code == 409
            assert "You can save at most 2" in full.text
            me = dict(client.cookies)
            client.cookies.clear()
            stranger = await client.get(at)
            assert stranger.status_code == 200
            assert "My rules" not in stranger.text
            monkeypatch.setattr(OwnRulesStore, "max_total", 2)
            house_full = await client.post("/house-rules", data={**keep, "title": "Four"})
            assert house_full.status_code == 409
            client.cookies.clear()
            await client.post("/house-rules", data={"way": "drop", "id": at.rpartition("/")[2]})
            assert (await client.get(at)).status_code == 200
            client.cookies.clear()
            client.cookies.update(me)
            assert "My rules" in (await client.get("/house-rules")).text
            await client.post("/house-rules", data={"way": "drop", "id": at.rpartition("/")[2]})
            gone = await client.get(at)
            assert gone.status_code == 404
            assert "This link is invalid, or the rules were deleted" in gone.text

    run(work)


def test_every_control_is_called_something_in_people_s_words() -> None:
    settable = [
        (kind, one) for kind in all_words() for one in house_rules_form._settable_parameters(kind)
    ]
    named = {(f"{word_name(kind)}.{one.name}", one.name) for kind, one in settable}
    assert not [one for one in named if not set(one) & PARAMETER_LABELS.keys()]
    assert PARAMETER_LABELS.keys() <= {name for names in named for name in names}
    chosen = {(one.name, text) for _, one in settable if isinstance(one.value_type, StringType)
              for text in one.value_type.choices}  # fmt: skip
    assert chosen == CHOICE_LABELS.keys()


def test_words_in_words_are_changed_by_controls() -> None:
    game = parse_house_rules({"like": "dominican", "twists": ["say-domino"]})
    sent: dict[str, str] = {"t.say-domino": "1"}

    def fill(fields: tuple[house_rules_form.Field, ...]) -> None:
        for one in fields:
            if one.value and one.kind != "part":
                sent[one.name] = one.value
            fill(one.inside)

    for control in house_rules_form.build_controls(game, english):
        for word in control.words:
            fill(word.fields)
        fill(control.fields)
    same = house_rules_form.apply_form(game, sent | {"r.teams": "1"} if game.teams else sent)
    assert same.award == game.award
    assert same.twists == game.twists
    more = {"a.award.capicua.gives": "double", "a.award.ladder.rungs": "9, 8", "a.opening.first":
            "lowest-double", "a.twists.say-domino.tiles": "2"}  # fmt: skip
    other = house_rules_form.apply_form(game, {**sent, **more})
    assert other.award.capicua.gives == "double"  # type: ignore[attr-defined]
    assert other.award.ladder.rungs == (9, 8)  # type: ignore[attr-defined]
    assert other.opening.first == LowestDouble()  # type: ignore[attr-defined]
    assert other.twists == (SayDomino(2),)
    with pytest.raises(RuleError, match="a whole number"):
        house_rules_form.apply_form(game, {**sent, "a.award.ladder.rungs": "nine"})


def test_where_nobody_can_think_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(*_: object) -> None:
        raise build_worker_error("CannotCompile", "")

    monkeypatch.setattr(WorkerPool, "compute_hints", unknown)
    monkeypatch.setattr(WorkerPool, "analyse", unknown)

    async def play() -> None:
        async with serving() as app:
            client = Client(app)
            path, live = await until_asked(app, client, RULES, seats=AGAINST_A_BOT)  # type: ignore[arg-type]
            said = await client.refused(409, f"{path}/hints?seat=0", method="GET")
            assert said == "Hints and analysis don't support some of these rules."
            await client.post(f"{path}/moves", {"seat": 0, "move": "resign"})
            assert live.state.over
            await client.post(f"{path}/analysis")
            study = services_of(app).analysis
            await until(
                lambda: (made := study.find_analysis(live)) is not None and bool(made.error)
            )
            error = (await client.get(f"{path}/analysis"))["error"]
            assert "don't support some of these rules" in error

    asyncio.run(play())


def test_rules_are_kept_read_and_given_up_by_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OwnRulesStore, "max_per_account", 2)
    path = "/api/house-rules"

    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            kept = await ada.post(path, {"rules": RULES})
            assert kept["title"] == RULES["title"]
            assert kept["like"] == kept["rules"]["like"] == "all-fives"
            assert parse_house_rules(kept["rules"]) == parse_house_rules(RULES)
            assert "Everyone gets 6 tiles" in kept["told"]
            at = f"{path}/{kept['id']}"
            assert await ben.get(at) == kept
            assert await ben.get(path) == {"house": [], "mine": []}
            again = await ada.post(path, {"rules": {**RULES, "hand": 5}})
            assert again["id"] == kept["id"]
            await ada.post(path, {"rules": {"hand": 4}, "title": "Plain"})
            mine = (await ada.get(path))["mine"]
            assert {(one["title"], one["like"]) for one in mine} == {
                (RULES["title"], "all-fives"), ("Plain", ""),
            }  # fmt: skip
            plain = next(one["id"] for one in mine if one["title"] == "Plain")
            assert (await ben.get(f"{path}/{plain}"))["rules"] == {"title": "Plain", "hand": 4}
            look = await ben.start((await ben.get(at))["rules"], seats=BOTS)
            assert look["rules"]["hand"] == 5
            await ada.refused(409, path, {"rules": {"hand": 4}, "title": "Third"})
            await ada.refused(400, path, {"rules": {"hand": 4}})
            await ada.refused(400, path, {"rules": {"hnad": 4}, "title": "Odd"})
            await ada.refused(400, path, {"rules": "hand = 4", "title": "Odd"})
            await ben.post(f"{at}/drop")
            assert await ben.get(at) == again
            left = await ada.post(f"{at}/drop")
            assert [one["title"] for one in left["mine"]] == ["Plain"]
            await ada.refused(404, at, method="GET")

    asyncio.run(work())


def test_a_house_offers_rules_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "friday.toml").write_text(FILE, "utf-8")
    (tmp_path / "b.json").write_text('{"title": "Plain", "hand": 4}', "utf-8")
    (tmp_path / "notes.txt").write_text("no rules", "utf-8")

    async def work() -> None:
        async with pages(rules=(str(tmp_path),), own_rules=False) as client:
            home = await client.get("/")
            assert "House rules of this site" in home.text
            assert home.text.index("Plain") < home.text.index("Friday &lt;b&gt;fives")
            assert "<b>fives" not in home.text
            assert "House rules of this site" not in (await client.get("/?for=curved")).text
            offered = (await client.get("/api/house-rules")).json()["house"]
            assert [one["like"] for one in offered] == ["", "all-fives"]
            at = f"/house-rules/{offered[1]['id']}"
            assert f'href="{at}"' in home.text
            page = await client.get(at)
            assert "offered by this site" in page.text
            assert f'href="{at}?step=' in page.text
            assert 'value="keep"' not in page.text
            assert 'name="w.goal"' not in page.text
            assert (await client.get(f"{at}?step=0")).status_code == 200
            data = {"of": offered[1]["id"], "way": "bots"}
            begun = await client.post("/house-rules", data=data)
            assert begun.status_code == 303
            # Rules of nobody but the house.
            for rules in ("hand = 4", 'like = "all-fives"\nhand = 5'):
                data = {"rules": rules, "way": "bots"}
                assert (await client.post("/house-rules", data=data)).status_code == 403
            lab = await client.get("/house-rules/lab", params={"rules": "hand = 4"})
            assert lab.status_code == 403
            for path in ("/api/matches", "/api/tables"):
                refused = await client.post(path, json={"game": '{"hand":4}'})
                assert refused.status_code == 403
            told = (await client.get(f"/api{at}")).json()
            started = await client.post("/api/matches", json={"game": told["rules"]})
            assert started.status_code == 200
            kept = {"rules": told["rules"], "title": "Mine"}
            assert (await client.post("/api/house-rules", json=kept)).status_code == 403

    run(work)


def test_files_that_are_no_rules_keep_a_house_shut(tmp_path: Path) -> None:
    def opened(*paths: Path) -> str:
        with pytest.raises(SettingError) as refused:
            HouseRules(Settings(rules=tuple(map(str, paths))))
        return english(refused.value.message)

    wrong = tmp_path / "wrong.toml"
    wrong.write_text("hand = 4\ngaol = 3\n", "utf-8")
    named = "BONEYARD_RULES, --rules: "
    assert opened(wrong) == f"{named}{wrong}: line 2: unknown rule 'gaol'; did you mean goal?"
    assert opened(tmp_path / "none.toml").endswith("none.toml: No such file or directory")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "no rules files in" in opened(empty)
    wrong.write_text("hand = 4", "utf-8")
    assert (
        opened(*[wrong] * (MAX_RULE_FILES + 1))
        == f"{named}a server can offer at most {MAX_RULE_FILES} rules files"
    )


def test_no_two_answers_to_a_question_of_the_rules_say_the_same() -> None:
    for rule, kinds in words_by_rule().items():
        said = [" ".join(english(describe_word(example_word(kind))).split()) for kind in kinds]
        assert len(set(said)) == len(said), (rule, said)
