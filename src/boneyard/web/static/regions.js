// Puts new regions in the place of old ones, and keeps the focus where it was.
import { region, table } from './state.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Markup of a piece of SVG as nodes. @param {string} text @returns {SVGElement[]} */
export function drawn(text) {
  const holder = document.createElementNS(SVG, 'g');
  holder.innerHTML = text;
  return /** @type {SVGElement[]} */ ([...holder.children]);
}

/** The key of what has the focus, and the region it is in. */
function focused() {
  const at = document.activeElement;
  const key = at?.getAttribute('data-key') ?? at?.getAttribute('data-move') ?? at?.getAttribute('data-choose');
  return { key, where: at?.closest('[data-region]')?.getAttribute('data-region') };
}

/** What each region was last filled with. @type {Map<string, string>} */
const filled = new Map();

/** Fill a region; one that is the same already stays, so that nothing vanishes under a hand. @param {string} name @param {string} text */
export function fill(name, text) {
  const place = region(name);
  if (!place || filled.get(name) === text) return;
  filled.set(name, text);
  place.innerHTML = text;
}

/** @param {Record<string, string>} regions */
export function replaceRegions(regions) {
  const { key, where } = focused();
  for (const [name, text] of Object.entries(regions)) fill(name, text);
  if (!key || !where || !(where in regions)) return;
  const same = region(where)?.querySelector(
    `[data-key="${CSS.escape(key)}"],[data-move="${CSS.escape(key)}"],[data-choose="${CSS.escape(key)}"]`);
  if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
}

/** @param {string[]} lines */
export function addLines(lines) {
  const log = document.getElementById('log');
  if (!log) return;
  const last = Number(log.lastElementChild?.getAttribute('data-entry') ?? 0);
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  for (const line of lines) {
    const number = Number(/data-entry="(\d+)"/.exec(line)?.[1] ?? 0);
    if (number <= last) continue;
    // A sweep of draws that goes on is told in one line, in the place of those before.
    const from = Number(/data-from="(\d+)"/.exec(line)?.[1] ?? number);
    while (Number(log.lastElementChild?.getAttribute('data-entry') ?? 0) >= from) log.lastElementChild?.remove();
    log.insertAdjacentHTML('beforeend', line);
  }
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/** The tile that lies with this number. @param {string} n */
export const lying = (n) => table.board.querySelector(`[data-region="tiles"] > [data-n="${n}"]`);
