// Regions: parts of the page that the server draws. Replaces or patches them, and keeps the focus.
import { focus } from '../shared/dom.js';
import { region, table } from './state.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} html
 * @returns {SVGElement[]}
 */
export function parseSvg(html) {
  const holder = document.createElementNS(SVG, 'g');
  holder.innerHTML = html;
  return /** @type {SVGElement[]} */ ([...holder.children]);
}

/** The key of the focused element, and the region it is in. */
function getFocus() {
  const active = document.activeElement;
  const key =
    active?.getAttribute('data-key') ??
    active?.getAttribute('data-move') ??
    active?.getAttribute('data-choose');
  return { key, name: active?.closest('[data-region]')?.getAttribute('data-region') };
}

/** What each region was last filled with. @type {Map<string, string>} */
const contents = new Map();

/**
 * Forget what regions contain: they were changed without the server.
 * @param {string[]} names
 */
export function invalidateRegions(names) {
  for (const name of names) contents.delete(name);
}

/**
 * Fill a region, unless it is the same already: what is being pressed must not vanish.
 * @param {string} name
 * @param {string} html
 */
export function fillRegion(name, html) {
  const element = region(name);
  if (!element || contents.get(name) === html) return;
  contents.set(name, html);
  element.innerHTML = html;
}

/**
 * A piece of a region after a change: the number of an old piece that stays; its number, then parts
 * of it that change, each with its number; or the whole piece.
 * @typedef {number | string | (number | string)[]} Step
 */

/** A piece is cut before each tag and at the quotes of its attributes. */
const CUT = /(?=[<"])/;

/**
 * @param {string[]} old
 * @param {Step} step
 */
function applyStep(old, step) {
  if (typeof step === 'string') return step;
  if (typeof step === 'number') return old[step];
  const [piece, ...changes] = step;
  const parts = old[Number(piece)].split(CUT);
  for (let at = 0; at < changes.length; at += 2) {
    parts[Number(changes[at])] = String(changes[at + 1]);
  }
  return parts.join('');
}

/**
 * @param {Element} parent
 * @param {string} html
 */
function createElement(parent, html) {
  if (parent instanceof SVGElement) return parseSvg(html)[0];
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/**
 * Change some pieces of a region; false if it isn't what the server takes it for.
 * @param {string} name
 * @param {Step[]} steps
 */
function patchRegion(name, steps) {
  const parent = region(name);
  const old = (contents.get(name) ?? '').split('\n').filter(Boolean);
  if (!parent || parent.children.length !== old.length) return false;
  const before = [...parent.children];
  const pieces = steps.map((step) => applyStep(old, step));
  const after = steps.map((step, at) =>
    typeof step === 'number' ? before[step] : createElement(parent, pieces[at]),
  );
  for (const node of before) if (!after.includes(node)) node.remove();
  for (const [at, node] of after.entries()) {
    if (node && parent.children[at] !== node) {
      parent.insertBefore(node, parent.children[at] ?? null);
    }
  }
  contents.set(name, pieces.join('\n'));
  return parent.children.length === steps.length;
}

/**
 * Fill and patch regions; false if one isn't what the server takes it for.
 * @param {Record<string, string>} regions
 * @param {Record<string, Step[]>} patches
 */
export function updateRegions(regions, patches = {}) {
  const { key, name: focused } = getFocus();
  for (const [name, html] of Object.entries(regions)) fillRegion(name, html);
  const done = Object.entries(patches).every(([name, steps]) => patchRegion(name, steps));
  if (key && focused && (focused in regions || focused in patches)) {
    const value = CSS.escape(key);
    const same = region(focused)?.querySelector(
      `[data-key="${value}"],[data-move="${value}"],[data-choose="${value}"]`,
    );
    if (same !== document.activeElement) focus(same);
  }
  return done;
}

/**
 * Append lines to the game log.
 * @param {string[]} lines
 */
export function appendLog(lines) {
  const log = document.getElementById('log');
  if (!log) return;
  const lastEntry = () => Number(log.lastElementChild?.getAttribute('data-entry') ?? 0);
  const shown = lastEntry();
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  for (const line of lines) {
    const entry = Number(/data-entry="(\d+)"/.exec(line)?.[1] ?? 0);
    if (entry <= shown) continue;
    // Draws in a row share one line, which replaces the shorter one before.
    const from = Number(/data-from="(\d+)"/.exec(line)?.[1] ?? entry);
    while (lastEntry() >= from) log.lastElementChild?.remove();
    log.insertAdjacentHTML('beforeend', line);
  }
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

/**
 * The tile on the board with this number.
 * @param {string} number
 */
export const findTile = (number) =>
  table.board.querySelector(`[data-region="tiles"] > [data-n="${number}"]`);
