// The guide for a player's first match: once for straight and once for curved tiles.
import { closest, findAll, focus } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';
import { on } from './connection.js';
import { isMyTurn, table } from './state.js';

const guide = document.getElementById('guide');
const steps = guide ? findAll('[data-guide]', guide) : [];
const storageName = `guided ${guide?.dataset.kind}`;
/** The step that shows, -1 before the first. */
let current = -1;
/** The log entry after which it was shown. */
let shownAfter = 0;

/**
 * The element that a step explains, if it is on the page.
 * @param {HTMLElement} step
 */
function findTarget(step) {
  const selector = step.dataset.guide ?? '';
  return table.root.querySelector(selector) ?? document.querySelector(selector);
}

function close() {
  for (const one of findAll('.guided')) one.classList.remove('guided');
  if (guide) guide.hidden = true;
  current = steps.length;
  save(storageName, 'yes');
}

/**
 * Show the next step whose target is on the page.
 * @param {boolean} withFocus
 */
function showNext(withFocus) {
  do current += 1;
  while (current < steps.length && !findTarget(steps[current]));
  if (current >= steps.length) {
    close();
    return;
  }
  shownAfter = table.number;
  for (const [index, step] of steps.entries()) step.hidden = index !== current;
  markTarget();
  const button = /** @type {HTMLElement|null|undefined} */ (guide?.querySelector('[data-forth]'));
  if (!button) return;
  const { last, on: next } = button.dataset;
  button.textContent = (current === steps.length - 1 ? last : next) ?? '';
  if (withFocus) focus(button);
}

/** Mark the target again: updates replace regions. */
function markTarget() {
  for (const one of findAll('.guided')) one.classList.remove('guided');
  if (current >= 0 && current < steps.length) {
    findTarget(steps[current])?.classList.add('guided');
  }
}

function update() {
  if (!guide || current >= steps.length) return;
  if (current < 0) {
    if (!isMyTurn() || table.awaits !== 'you') return;
    guide.hidden = false;
    showNext(false);
  } else if (table.awaits === 'nobody' || table.awaits === 'count') close();
  // A player who has done what a step asks for needn't press its button.
  else if (steps[current].dataset.until === 'played' && table.number > shownAfter && isMyTurn()) {
    showNext(false);
  }
  markTarget();
}

/** Show the guide from the player's first turn on. */
export function startGuide() {
  if (!guide || load(storageName)) return;
  on('change', update);
  guide.addEventListener('click', (event) => {
    if (closest(event, '[data-forth]')) showNext(true);
    else if (closest(event, '[data-skip]')) close();
  });
}
