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
  const key =
    at?.getAttribute('data-key') ??
    at?.getAttribute('data-move') ??
    at?.getAttribute('data-choose');
  return { key, where: at?.closest('[data-region]')?.getAttribute('data-region') };
}

/** What each region was last filled with. @type {Map<string, string>} */
const filled = new Map();

/** These were changed without the house. @param {string[]} names */
export function forget(names) {
  for (const name of names) filled.delete(name);
}

/** Fill a region; one that is the same already stays, so that nothing vanishes under a hand. @param {string} name @param {string} text */
export function fill(name, text) {
  const place = region(name);
  if (!place || filled.get(name) === text) return;
  filled.set(name, text);
  place.innerHTML = text;
}

/**
 * A piece as it is now: the number of one that was there; that, and parts of it with their numbers; or all of it.
 * @typedef {number | string | (number | string)[]} Step
 */

/** Where a piece is cut: before each tag, and at the quotes of its attributes. */
const CUT = /(?=[<"])/;

/** The text of a piece after a step. @param {string[]} old @param {Step} step */
function textAfter(old, step) {
  if (typeof step === 'string') return step;
  if (typeof step === 'number') return old[step];
  const parts = old[Number(step[0])].split(CUT);
  for (let at = 1; at < step.length; at += 2) parts[Number(step[at])] = String(step[at + 1]);
  return parts.join('');
}

/** The element that a text draws in a place. @param {Element} place @param {string} text */
function made(place, text) {
  if (place instanceof SVGElement) return drawn(text)[0];
  const holder = document.createElement('template');
  holder.innerHTML = text;
  return holder.content.firstElementChild;
}

/** Change the pieces of a region that have changed; false if it isn't what the house takes it for. @param {string} name @param {Step[]} steps */
function patch(name, steps) {
  const place = region(name);
  const old = (filled.get(name) ?? '').split('\n').filter(Boolean);
  if (!place || place.children.length !== old.length) return false;
  const were = [...place.children];
  const texts = steps.map((step) => textAfter(old, step));
  const now = steps.map((step, at) =>
    typeof step === 'number' ? were[step] : made(place, texts[at]),
  );
  for (const node of were) if (!now.includes(node)) node.remove();
  now.forEach((node, at) => {
    if (node && place.children[at] !== node) place.insertBefore(node, place.children[at] ?? null);
  });
  filled.set(name, texts.join('\n'));
  return place.children.length === steps.length;
}

/** Show what has changed; false if that can't be done. @param {Record<string, string>} regions @param {Record<string, Step[]>} patches */
export function replaceRegions(regions, patches = {}) {
  const { key, where } = focused();
  for (const [name, text] of Object.entries(regions)) fill(name, text);
  const done = Object.entries(patches).every(([name, steps]) => patch(name, steps));
  if (key && where && (where in regions || where in patches)) {
    const same = region(where)?.querySelector(
      `[data-key="${CSS.escape(key)}"],[data-move="${CSS.escape(key)}"],[data-choose="${CSS.escape(key)}"]`,
    );
    if (
      same !== document.activeElement &&
      (same instanceof HTMLElement || same instanceof SVGElement)
    ) {
      same.focus({ preventScroll: true });
    }
  }
  return done;
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
    while (Number(log.lastElementChild?.getAttribute('data-entry') ?? 0) >= from) {
      log.lastElementChild?.remove();
    }
    log.insertAdjacentHTML('beforeend', line);
  }
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/** The tile that lies with this number. @param {string} n */
export const lying = (n) => table.board.querySelector(`[data-region="tiles"] > [data-n="${n}"]`);
