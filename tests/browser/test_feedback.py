"""Life at the table: what is heard, what the tab says, what moves, and that none of it waits."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from support.browser.axe import no_barriers
from support.browser.player import STILL, Player
from support.browser.scenes import Setting, open_setting

#: In the place of the browser's own sounds: notes what would be heard.
DEAF = """{
    window.heard = [];
    const note = (what) => new Proxy(() => {}, {
        get: (_, name) => name === Symbol.toPrimitive ? () => 0 : note(what),
        apply: () => note(what), set: () => true,
    });
    window.AudioContext = class {
        state = 'running'; currentTime = 0; sampleRate = 100; destination = {};
        createOscillator() { window.heard.push('tone'); return note('tone'); }
        createBufferSource() { window.heard.push('knock'); return note('knock'); }
        createBiquadFilter() { return note('filter'); }
        createGain() { return note('gain'); }
        createBuffer() { return { getChannelData: () => new Float32Array(25) }; }
        resume() {}
    };
    navigator.vibrate = (time) => window.heard.push(`shake ${time}`);
}"""


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    with open_setting(tmp_path_factory.mktemp("setting")) as made:
        yield made


@pytest.fixture
def ears(setting: Setting, browser: Browser) -> Iterator[Player]:
    """Somebody whose browser notes what would be heard."""
    with Player(setting.address, browser) as made:
        made.page.add_init_script(DEAF)
        yield made


def heard(player: Player) -> list[str]:
    """What was heard since this was asked last."""
    found: list[str] = player.page.evaluate("() => window.heard.splice(0)")
    return found


def test_a_tile_is_heard_unless_sounds_are_off(setting: Setting, ears: Player) -> None:
    match = ears.start("block-draw", options={"players": 2})
    assert "tone" not in heard(ears)  # nothing before somebody touches the page
    ears.page.keyboard.press("Escape")
    setting.play(match, 1)
    ears.until(f"{STILL}:has([data-region=tiles] > g)")
    assert {"knock", "tone"} <= set(heard(ears))
    ears.page.keyboard.press("s")
    assert ears.first("[data-sound]").get_attribute("aria-pressed") == "false"
    heard(ears)
    number = ears.number
    setting.play(match, 3)
    ears.until(f'{STILL}:not([data-number="{number}"])')
    assert not {"knock", "tone"} & set(heard(ears))
    ears.page.reload()
    ears.until(STILL)
    assert ears.first("[data-sound]").get_attribute("aria-pressed") == "false"
    ears.click(ears.first("#looks > summary"))
    ears.click(ears.first("[data-sound]"))
    assert ears.first("[data-sound]").get_attribute("aria-pressed") == "true"
    assert heard(ears)


def test_the_tab_says_that_it_is_your_turn(setting: Setting, ears: Player) -> None:
    match = ears.start("block-draw", options={"players": 2})
    ears.page.keyboard.press("Escape")
    icons = set()
    for _ in range(6):
        mine = ears.page.get_attribute("main", "data-turn") == "0"
        assert ears.page.title().startswith("Your turn – ") is mine
        icons.add((mine, ears.first('link[rel="icon"]').get_attribute("href")))
        heard(ears)
        number = ears.number
        setting.step(match)
        ears.until(f'{STILL}:not([data-number="{number}"])')
        now = ears.page.get_attribute("main", "data-turn") == "0"
        assert ("shake 30" in heard(ears)) is (now and not mine)
    assert len(icons) == 2


def test_a_tap_asks_first_if_one_likes(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        player.page.goto(player.house)
        player.click(player.first("#looks > summary"))
        for name, value in (("tap", "asks"), ("cloth", "oak")):
            with player.page.expect_response("**/look"):
                player.click(player.first(f'[name="{name}"][value="{value}"]'))
        player.until('html[data-tap="asks"][data-cloth="oak"]')
        match = player.start("block-draw", options={"players": 2})
        while player.page.get_attribute("main", "data-turn") != "0" or not player.shown(
            '.hand .playable[data-ways="1"]'
        ):
            number = player.number
            setting.step(match)
            player.until(f'{STILL}:not([data-number="{number}"])')
        no_barriers(player)
        number = player.number
        tile = player.first('.hand .playable[data-ways="1"]')
        player.click(tile)
        player.until(".place.on")
        assert player.number == number
        player.click(tile)
        player.until(f'{STILL}:not([data-number="{number}"])')


def test_looking_at_the_table_holds_the_next_round(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        setting.set_out(player, "block-draw", 99, players=2)
        sign = '.counted [data-next-in][data-held="{}"]'
        player.until(sign.format("no"))
        assert "Next round in" in player.first(".next-in").inner_text()
        player.page.locator("[data-fold]").press("Enter")
        player.until(sign.format("yes"))
        player.page.locator("[data-fold]").press("Enter")
        player.until(sign.format("no"))
        player.page.mouse.move(300, 300)
        player.page.mouse.move(310, 300)
        player.until(sign.format("yes"))
        assert "waits while you view" in player.first(".next-in").inner_text()
        no_barriers(player)


def test_an_end_is_told_by_movement_and_kept_still_for_who_wishes(
    setting: Setting, browser: Browser
) -> None:
    for motion in ("no-preference", "reduce"):
        with Player(setting.address, browser) as player:
            player.page.emulate_media(reduced_motion=motion)
            player.page.add_init_script(COUNT_MOVES)
            match = player.start("fundomino", options={"players": 2, "single": True})
            setting.play(match, 99)
            player.until(".counted tbody tr")
            seen = player.page.evaluate("() => window.moved")
            moves = motion == "no-preference"
            assert (".tiles" in seen) is moves
            assert ("face" in seen) is True
            # A play waits for none of it: what the page says is the end already.
            assert player.page.get_attribute("main", "data-awaits") == "nobody"
            player.until("main:has(.flourish)", gone=True)
            text = player.page.locator(".counted tbody").inner_text()
            scores = [int(one) for one in player.page.locator(".plate .score").all_inner_texts()]
            assert all(str(score) in text for score in scores)


def test_a_deal_and_going_out_are_moments_shorter_than_a_second(
    setting: Setting, browser: Browser
) -> None:
    with Player(setting.address, browser) as player:
        player.page.emulate_media(reduced_motion="no-preference")
        player.page.add_init_script(NOTE_TIMES)
        match = player.start("block-draw", options={"players": 2})
        dealt = player.page.evaluate("() => window.times.splice(0)")
        assert [one for one, _ in dealt].count("tile") == player.page.locator(".hand .tile").count()
        player.page.evaluate(KEEP_CRIES)
        for _ in range(20):
            setting.play(match, 99)
            player.until(f'{STILL}:is([data-awaits="count"], [data-awaits="nobody"])')
            out = "Domino!" in player.page.inner_text(".moment .how")
            cried = player.page.evaluate("() => window.cries.splice(0)")
            assert cried == (["Domino!"] if out else [])
            if out:
                break
            player.go_on()
        assert out, "somebody goes out in twenty rounds"
        player.until(".cry", gone=True)
        times = player.page.evaluate("() => window.times")
        assert all(time <= 1000 for _, time in dealt + times), times


#: Notes what the page's script moves, and for how long.
NOTE_TIMES = """{
    window.times = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const { duration, delay = 0 } = typeof how === 'number' ? { duration: how } : how;
        window.times.push([this.classList[0] ?? this.localName, duration + delay]);
        return animate.call(this, frames, how);
    };
}"""
#: Notes the words that pop up over the board.
KEEP_CRIES = """() => {
    window.cries = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
            for (const one of addedNodes) {
                if (one.className === 'cry') window.cries.push(one.textContent);
            }
        }
    }).observe(document.body, { childList: true });
}"""
#: Notes what is moved by the page's script, and which faces change.
COUNT_MOVES = """{
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(this.closest('.counted .tiles') ? '.tiles' : this.localName);
        return animate.apply(this, how);
    };
    const add = DOMTokenList.prototype.add;
    DOMTokenList.prototype.add = function (...names) {
        const mood = names.some((name) => ['glad', 'sad', 'proud'].includes(name));
        if (mood) window.moved.push('face');
        return add.apply(this, names);
    };
}"""


def test_people_say_something_to_each_other(player: Player, friend: Player) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    match = player.start("block-draw", seats=seats)
    friend.page.goto(f"{friend.house}/m/{match}")
    friend.page.fill('[name="name"]', "Ann")
    friend.click(friend.first('[value="join"]'))
    for one in (player, friend):
        one.until(f"{STILL}:has(#talk)")
    # Two of one name are told apart, oneself is you, and each has a colour of their own.
    names = player.page.locator(".plate .name").all_inner_texts()
    assert sorted(names) == ["Ann 2", "You"]
    player.click(player.first("#talk > summary"))
    no_barriers(player)
    player.click(player.first('[data-say="well-played"]'))
    friend.until('.bubble[data-by="0"]')
    assert friend.page.inner_text("#say") == "Ann: Well played!"
    friend.click(friend.first("#talk > summary"))
    friend.first("[data-mute]").check()
    friend.click(friend.first('[data-say="thanks"]'))
    player.until('.bubble[data-by="1"]')
    friend.until('.bubble[data-by="0"]', gone=True)
    player.click(player.first("#talk > summary"))
    player.click(player.first('[data-say="wow"]'))
    player.until('.bubble[data-by="0"]')
    # What comes after it has come: it was not shown.
    friend.click(friend.first("#talk > summary"))
    friend.click(friend.first('[data-say="hello"]'))
    friend.until('.bubble[data-by="1"]')
    assert not friend.shown('.bubble[data-by="0"]')


def test_a_move_is_taken_back_against_bots(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        match = player.start("block-draw", options={"players": 2})
        while player.page.get_attribute("main", "data-turn") != "0" or not player.shown(
            ".hand .playable"
        ):
            after(player, setting.step, match)
        tiles = player.page.locator(".hand .tile")
        lying = player.page.locator("[data-region=tiles] > g")
        before, held = lying.count(), tiles.count()
        after(player, setting.step, match)
        assert (lying.count(), tiles.count()) == (before + 1, held - 1)
        player.until('[data-press="U"]')
        no_barriers(player)
        after(player, lambda _: player.page.keyboard.press("u"), match)
        assert (lying.count(), tiles.count()) == (before, held)
        assert player.page.get_attribute("main", "data-turn") == "0"
        log = player.page.locator("#log li").last.text_content()
        assert log == "You take back your last move."
        player.page.reload()
        player.until(STILL)
        assert (lying.count(), tiles.count()) == (before, held)


def after(player: Player, do: Callable[[str], None], match: str) -> None:
    """Do something, and wait until the page shows it."""
    number = player.number
    do(match)
    player.until(f'{STILL}:not([data-number="{number}"])')
