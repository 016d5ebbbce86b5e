// A newcomer's first round: what is what, once for straight and once for curved tiles.
import { keep, kept } from '../shared/storage.js';
import { on } from './connection.js';
import { mine, table } from './state.js';

const guide = document.getElementById('guide');
/** @type {HTMLElement[]} */
const steps = [
  .../** @type {NodeListOf<HTMLElement>} */ (guide?.querySelectorAll('[data-guide]') ?? []),
];
const key = `guided ${guide?.dataset.kind}`;
let at = -1;
/** The entry after which the step was shown. */
let since = 0;

/** What a step speaks of, if it is there. @param {HTMLElement} step @returns {Element|null} */
const meant = (step) =>
  table.root.querySelector(step.dataset.guide ?? '') ??
  document.querySelector(step.dataset.guide ?? '');

function close() {
  for (const one of document.querySelectorAll('.guided')) one.classList.remove('guided');
  if (guide) guide.hidden = true;
  at = steps.length;
  keep(key, 'yes');
}

/** Show the next step of which there is something to see. @param {boolean} focus */
function next(focus) {
  do at += 1;
  while (at < steps.length && !meant(steps[at]));
  if (at >= steps.length) {
    close();
    return;
  }
  since = table.number;
  for (const [n, step] of steps.entries()) step.hidden = n !== at;
  mark();
  const button = /** @type {HTMLElement|null|undefined} */ (guide?.querySelector('[data-forth]'));
  if (button) {
    button.textContent =
      at === steps.length - 1 ? (button.dataset.last ?? '') : (button.dataset.on ?? '');
  }
  if (focus) button?.focus({ preventScroll: true });
}

/** Regions are drawn anew with every move: the mark goes along. */
function mark() {
  for (const one of document.querySelectorAll('.guided')) one.classList.remove('guided');
  if (at >= 0 && at < steps.length) meant(steps[at])?.classList.add('guided');
}

function changed() {
  if (!guide || at >= steps.length) return;
  if (at < 0) {
    if (!mine() || table.awaits !== 'you') return;
    guide.hidden = false;
    next(false);
  } else if (table.awaits === 'nobody' || table.awaits === 'count') close();
  // Whoever has done what a step asks for needn't press a button as well.
  else if (steps[at].dataset.until === 'played' && table.number > since && mine()) next(false);
  mark();
}

/** Begin when it is one's turn for the first time. */
export function startGuide() {
  if (!guide || kept(key)) return;
  on('change', changed);
  guide.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest('[data-forth]')) next(true);
    else if (target.closest('[data-skip]')) close();
  });
}
