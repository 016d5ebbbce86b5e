"""What lies on top: the browser is asked, at every point where a player would tap or look.

Open ends, legal places, tiles of the hand and everything that can be pressed must be the topmost
thing at their middle, and no text may be printed over another one or over any of these.
"""

from typing import Any

from playwright.sync_api import ViewportSize

from support.browser.player import Player

#: A phone, the same on its side, a laptop and a large screen.
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)

#: All that is covered, in words; nothing if all is well.
COVERED = """() => {
    const found = [];
    const board = document.getElementById('board');
    const sees = (one) => one.checkVisibility({ visibilityProperty: true });
    const name = (one) => {
        if (!one) return 'nothing';
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const box = [left, top, right, bottom].map(Math.round);
        return `${one.cloneNode().outerHTML.slice(0, 90)} at ${box}`;
    };
    const at = (box, u, v) =>
        document.elementFromPoint(box.left + box.width * u, box.top + box.height * v);
    const MIDDLE = [.5, .5];
    const CORNERS = [[.15, .15], [.85, .15], [.15, .85], [.85, .85]];
    /** One thing must be on top at its middle, and nothing but its surroundings at its corners. */
    const check = (one, around, corners = CORNERS) => {
        const box = one.getBoundingClientRect();
        const middle = at(box, ...MIDDLE);
        if (!middle || !(one.contains(middle) || middle.contains(one) && around === middle)) {
            found.push(`${name(one)} is under ${name(middle)}`);
            return;
        }
        for (const [u, v] of corners) {
            const top = at(box, u, v);
            if (top && around.contains(top)) continue;
            found.push(`a corner of ${name(one)} is under ${name(top)}`);
            return;
        }
    };
    const drawn = (one) => one.getBoundingClientRect().width > 0;

    // Open ends, and what may be tapped on the board without choosing a tile first.
    const ends = [...board.querySelectorAll(
        '[data-region=ends] > g, [data-region=lanes] > g')].filter(drawn);
    for (const end of ends) {
        const box = end.getBoundingClientRect();
        for (const [u, v] of [MIDDLE, ...CORNERS]) {
            const top = at(box, u, v);
            if (top?.closest('#board')) continue;
            found.push(`the end ${name(end)} is under ${name(top)}`);
            break;
        }
    }
    for (const one of board.querySelectorAll('.joint .hit, .source')) check(one, board, []);

    // Legal places, tile by tile: they show when their tile is chosen.
    const places = [...board.querySelectorAll('.place')];
    const shown = places.filter((one) => one.classList.contains('on'));
    for (const of of new Set(places.map((one) => one.dataset.of))) {
        for (const one of places) one.classList.toggle('on', one.dataset.of === of);
        for (const one of places.filter((one) => one.dataset.of === of)) {
            const target = one.querySelector('.by-move') ?? one;
            const box = target.getBoundingClientRect();
            const top = at(box, ...MIDDLE);
            if (!one.contains(top)) found.push(`the place ${name(one)} is under ${name(top)}`);
            for (const [u, v] of CORNERS) {
                const over = at(box, u, v);
                if (over?.closest('#board')) continue;
                found.push(`the place ${name(one)} is under ${name(over)}`);
                break;
            }
        }
    }
    for (const one of places) one.classList.toggle('on', shown.includes(one));

    // The hand.
    for (const tile of document.querySelectorAll('.hand .tile')) {
        if (sees(tile)) check(tile, tile, [[.5, .15], [.5, .85], [.15, .5], [.85, .5]]);
    }

    // Whatever can be pressed.
    const controls = [...document.querySelectorAll(
        'button, a[href], summary, select, input:not([type=hidden])')]
        .filter((one) => sees(one) && drawn(one) && !one.closest('.hand, .skip, #board'));
    for (const one of controls) {
        if (one.closest('.counted, .waiting, .hints, .panel, .sheetlet')) {
            one.scrollIntoView({ block: 'nearest' });
        }
        check(one, one.closest('label') ?? one, [[.25, .5], [.75, .5]]);
    }
    document.querySelector('.counted, .waiting')?.scrollTo(0, 0);

    // Texts over texts, over controls, or over what matters on the board.
    const texts = [...document.querySelectorAll(`.status, .caption, .latest, .wrong, .plate, .holds,
        .heading .round, .teams, .bar h1, .stock, .bell, .plea, .later, .lost, .guide, .either,
        .counted, .hints, .zoom`)]
        .filter((one) => sees(one) && drawn(one) && one.textContent.trim());
    const tiles = [...document.querySelectorAll('.hand .tile')].filter(sees);
    const all = [...texts, ...controls, ...tiles, ...ends].map((one) => [one,
        one.getBoundingClientRect()]);
    for (const [at, [one, a]] of all.entries()) {
        if (at >= texts.length) break;
        for (const [other, b] of all.slice(at + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 3 && high > 3 && !(one.closest('.counted') && other.closest('.counted'))) {
                found.push(`${name(one)} and ${name(other)} lie on each other`);
            }
        }
    }

    // Nothing is beyond the edge of the window.
    for (const one of [...texts, ...tiles, ...ends]) {
        const box = one.getBoundingClientRect();
        const beyond = box.left < -1 || box.top < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        if (beyond) found.push(`${name(one)} is beyond the edge`);
    }
    return found;
}"""


def covered(player: Player) -> list[str]:
    """Ask the browser what of the table is covered, and by what."""
    found: Any = player.page.evaluate(COVERED)
    return list(found)
