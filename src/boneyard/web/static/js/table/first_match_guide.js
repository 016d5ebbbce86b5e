// Tips for a player's first rounds: each stands at its object and goes when the player has moved.
import { closest, findAll } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';
import { on } from './connection.js';
import { isMyTurn, table } from './state.js';

/** The space between a tip and its object, and between a tip and the edges, in pixels. */
const GAP = 10;
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
  const { width, height } = guide.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const isBelow = box.top - height - GAP < EDGE;
  const top = isBelow
    ? Math.min(box.bottom + GAP, innerHeight - height - EDGE)
    : box.top - height - GAP;
  guide.classList.toggle('below', isBelow);
  const origin = table.root.getBoundingClientRect();
  guide.style.setProperty('--left', `${left - origin.left}px`);
  guide.style.setProperty('--top', `${top - origin.top}px`);
  guide.style.setProperty('--tip', `${middle - left}px`);
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
