// Tips for a player's first rounds: each stands at its object and goes when the player has moved.
import { closest, findAll } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';
import { on } from './websocket.js';
import { isMyTurn, table } from './match_state.js';

/** The space between a tip and its object, and between a tip and the edges, in pixels. */
const GAP = 10;
/** How far from its object a tip may lie, in steps of so many pixels. */
const MAX_AWAY = 24;
const STEP = 8;
const EDGE = 6;

const guide = document.getElementById('guide');
/** The tips that this player hasn't seen. @type {HTMLElement[]} */
let steps = [];
/** The tip that shows. @type {HTMLElement|null} */
let current = null;
/** The log entry after which it was shown. */
let shownAfter = 0;

/**
 * The element that a tip explains, if it is to be seen.
 * @param {HTMLElement} step
 */
function findTarget(step) {
  const found = findAll(step.dataset.guide ?? '').find((one) => one.getClientRects().length);
  return found ?? null;
}

function hide() {
  for (const one of findAll('.guided')) one.classList.remove('guided');
  if (guide) guide.hidden = true;
  if (current) current.hidden = true;
}

/** The round is over, or the player wants no more: no tip that could be seen here comes again. */
function close() {
  hide();
  current = null;
  for (const step of steps) save(`guided ${step.dataset.once}`, 'yes');
  steps = [];
}

/** What a tip must not lie on. */
const OBSTACLES = `[data-region=ends] > g, .place .by-move, .hand .tile, .plate, .holds, .status, .caption, .latest,
  .bar a, button:not([data-skip]), summary, .counted`;

/** All places of the player's tiles, too, which show when one is chosen. */
function measureObstacles() {
  const places = findAll('.place', table.board).filter((one) => !one.classList.contains('on'));
  for (const one of places) one.classList.add('on');
  const boxes = findAll(OBSTACLES)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  for (const one of places) one.classList.remove('on');
  return boxes;
}

/**
 * Where a tip lies beside its object, on nothing that matters: above or below it, else beside it.
 * @param {DOMRect} box of its object
 * @param {DOMRect} tip
 * @returns {{left: number, top: number}|null}
 */
function findRoom(box, { width, height }) {
  const obstacles = measureObstacles();
  const middle = box.left + box.width / 2;
  const lefts = [middle - width / 2, middle - width * 0.15, middle - width * 0.85];
  const tops = [box.top - height - GAP, box.bottom + GAP];
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  for (const left of [box.left - width - GAP, box.right + GAP]) {
    spots.push({ left, top: box.top + box.height / 2 - height / 2 });
  }
  // Farther away, where there is nothing beside it.
  for (let away = 1; away < MAX_AWAY; away++) {
    for (const left of lefts) spots.push({ left, top: tops[0] - away * STEP });
    for (const left of lefts) spots.push({ left, top: tops[1] + away * STEP });
  }
  const fits = spots.map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(innerWidth - width - EDGE, left)),
    top,
  }));
  /** @typedef {{left: number, top: number}} Spot */
  const isOff = (/** @type {DOMRect[]} */ boxes, /** @type {Spot} */ { left, top }) =>
    boxes.every(
      (one) =>
        one.right <= left ||
        one.left >= left + width ||
        one.bottom <= top ||
        one.top >= top + height,
    );
  const isFree = (/** @type {Spot} */ spot) =>
    spot.top >= EDGE && spot.top + height <= innerHeight - EDGE && isOff(obstacles, spot);
  // Tiles that lie may be covered, if there is no other way.
  const tiles = findAll('[data-region=tiles] > g').map((one) => one.getBoundingClientRect());
  return fits.find((spot) => isFree(spot) && isOff(tiles, spot)) ?? fits.find(isFree) ?? null;
}

/** Put the tip beside its object, which updates may have replaced or moved. */
function place() {
  const target = current && findTarget(current);
  for (const one of findAll('.guided')) one.classList.remove('guided');
  if (!guide || !current || !target) {
    hide();
    return;
  }
  // Measured where it can't reach over the edge: a phone would widen the page for it.
  guide.style.setProperty('--left', '0px');
  guide.hidden = false;
  current.hidden = false;
  target.classList.add('guided');
  const box = target.getBoundingClientRect();
  const spot = findRoom(box, guide.getBoundingClientRect());
  // Nowhere: it is said, and its object is marked.
  guide.classList.toggle('unseen', !spot);
  if (!spot) return;
  guide.classList.toggle('below', spot.top > box.top);
  const origin = table.root.getBoundingClientRect();
  guide.style.setProperty('--left', `${spot.left - origin.left}px`);
  guide.style.setProperty('--top', `${spot.top - origin.top}px`);
  guide.style.setProperty('--tip', `${box.left + box.width / 2 - spot.left}px`);
}

function update() {
  if (!guide || !steps.length) return;
  if (table.awaits === 'nobody' || table.awaits === 'count') {
    if (shownAfter) close();
    return;
  }
  // The player has moved: what the tip spoke of is done.
  if (current && table.number > shownAfter && isMyTurn()) {
    hide();
    steps = steps.filter((step) => step !== current);
    current = null;
  }
  if (!current && isMyTurn() && table.awaits === 'you') {
    current = steps.find(findTarget) ?? null;
    shownAfter = table.number;
  }
  place();
}

/** Show tips from the player's first turn on. */
export function startGuide() {
  if (!guide) return;
  steps = findAll('[data-guide]', guide).filter((step) => !load(`guided ${step.dataset.once}`));
  if (!steps.length) return;
  on('change', update);
  addEventListener('resize', place);
  guide.addEventListener('click', (event) => {
    if (closest(event, '[data-skip]')) close();
  });
}
