// Regions: parts of the page that the server draws. Replaces or patches them, and keeps the focus.
import { focus } from '../shared/dom.js';
import { region, table } from './match_state.js';

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
 * The last new piece of each number of parts, by region: what comes looks like something that came.
 * @type {Map<string, Map<number, string>>}
 */
const templates = new Map();

/** How many of them are kept for each region; the server counts on fewer. */
const MAX_TEMPLATES = 64;

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
 * of it that change, each with its number, or none if they are those of the last piece that changed;
 * the same with a template's number of parts, below zero; or the whole piece.
 * @typedef {number | string | (number | string)[]} Step
 */

/**
 * The parts of a piece: it is cut at its quotes, before each tag and after it.
 * @param {string} piece
 */
const splitPiece = (piece) => piece.replaceAll('>', '>"').replaceAll('<', '"<').split('"');

/**
 * @param {string} piece
 * @param {(number | string)[]} changes
 */
function changeParts(piece, changes) {
  const parts = splitPiece(piece);
  for (let at = 0; at < changes.length; at += 2) {
    parts[Number(changes[at])] = String(changes[at + 1]);
  }
  return parts.join('"').replaceAll('>"', '>').replaceAll('"<', '<');
}

/**
 * The piece that a step makes; undefined if there is nothing to make it of.
 * @param {string} name
 * @param {string[]} old
 * @param {Step} step
 */
function applyStep(name, old, step) {
  if (typeof step === 'number') return old[step];
  const known = templates.get(name) ?? new Map();
  let piece = step;
  if (typeof piece !== 'string') {
    const [first, ...changes] = piece;
    const base = Number(first) < 0 ? known.get(-first) : old[Number(first)];
    if (base === undefined) return undefined;
    piece = changeParts(base, changes);
    if (Number(first) >= 0) return piece;
  }
  const count = splitPiece(piece).length;
  known.delete(count);
  known.set(count, piece);
  if (known.size > MAX_TEMPLATES) known.delete(known.keys().next().value ?? 0);
  templates.set(name, known);
  return piece;
}

/**
 * Pieces that are added to a region, such as the lines of the game log; none if the page lacks what
 * they are made of.
 * @param {string} name
 * @param {Step[]} steps
 */
export function addedPieces(name, steps) {
  const pieces = steps.map((step) => applyStep(name, [], step));
  return pieces.every((piece) => piece !== undefined) ? pieces.map(String) : [];
}

/** Forget the templates: all of the page is drawn again. */
export const forgetTemplates = () => templates.clear();

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
  /** @type {(number | string)[]} */
  let last = [];
  const pieces = steps.map((step) => {
    if (!Array.isArray(step) || Number(step[0]) < 0) return applyStep(name, old, step) ?? '';
    if (step.length > 1) last = step.slice(1);
    return applyStep(name, old, [step[0], ...last]) ?? '';
  });
  if (pieces.includes('')) return false;
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
 * @param {Record<string, string | (number | string)[]>} regions text, or the parts that change
 * @param {Record<string, Step[]>} patches
 */
export function updateRegions(regions = {}, patches = {}) {
  const { key, name: focused } = getFocus();
  const isFolded = Boolean(document.querySelector('.counted.folded'));
  const filled = Object.entries(regions).every(([name, html]) => {
    const old = contents.get(name);
    if (typeof html !== 'string' && old === undefined) return false;
    fillRegion(name, typeof html === 'string' ? html : changeParts(old ?? '', html));
    return true;
  });
  if (isFolded) document.querySelector('.counted')?.classList.add('folded');
  const patched = Object.entries(patches).every(([name, steps]) => patchRegion(name, steps));
  if (key && focused && (focused in regions || focused in patches)) {
    const value = CSS.escape(key);
    const same = region(focused)?.querySelector(
      `[data-key="${value}"],[data-move="${value}"],[data-choose="${value}"]`,
    );
    if (same !== document.activeElement) focus(same);
  }
  return filled && patched;
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
