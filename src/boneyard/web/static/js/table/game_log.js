// The game log: highlights the end or tile that a line names, and shows the last line on a phone.
import { closest, findAll } from '../shared/dom.js';
import { region } from './match_state.js';

const log = document.getElementById('log');
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Highlight what a line speaks of; null removes all highlights.
 * @param {Element|null} line
 */
function highlight(line) {
  for (const one of findAll('.lit')) one.classList.remove('lit');
  if (!line) return;
  line.classList.add('lit');
  const { arm, tile } = /** @type {HTMLElement} */ (line).dataset;
  if (arm) region('ends')?.querySelector(`[data-arm="${arm}"]`)?.classList.add('lit');
  if (tile) {
    region('tiles')?.querySelector(`:scope > [data-tile="${tile}"]`)?.classList.add('lit');
  }
}

function showLatest() {
  const latest = document.getElementById('latest');
  if (latest) latest.textContent = log?.lastElementChild?.textContent ?? '';
}

/**
 * Go from line to line.
 * @param {KeyboardEvent} event
 */
function handleKey(event) {
  const lines = [...(log?.children ?? [])];
  const step = STEPS[event.key];
  if (!step || !lines.length) return;
  event.preventDefault();
  event.stopPropagation();
  const last = lines.length - 1;
  const current = lines.findIndex((line) => line.classList.contains('lit'));
  const next = lines[current < 0 ? last : Math.min(Math.max(current + step, 0), last)];
  highlight(next);
  next.scrollIntoView({ block: 'nearest' });
}

export function startGameLog() {
  if (!log) return;
  log.scrollTop = log.scrollHeight;
  log.addEventListener('pointerover', (event) => highlight(closest(event, 'li')));
  log.addEventListener('pointerleave', () => highlight(null));
  log.addEventListener('blur', () => highlight(null));
  log.addEventListener('keydown', handleKey);
  new MutationObserver(showLatest).observe(log, { childList: true });
  showLatest();
}
