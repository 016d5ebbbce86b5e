// The report: an end or a tile that a line names lights up, and the last line shows on a phone.
import { region } from './state.js';

const log = document.getElementById('log');

/** Light what a line speaks of; none puts all lights out. @param {Element|null} line */
function light(line) {
  for (const one of document.querySelectorAll('.lit')) one.classList.remove('lit');
  if (!line) return;
  line.classList.add('lit');
  const { arm, tile } = /** @type {HTMLElement} */ (line).dataset;
  if (arm) region('ends')?.querySelector(`[data-arm="${arm}"]`)?.classList.add('lit');
  if (tile) region('tiles')?.querySelector(`:scope > [data-tile="${tile}"]`)?.classList.add('lit');
}

/** Show what happened last where the report has no place of its own. */
function tellLast() {
  const place = document.getElementById('latest');
  if (place) place.textContent = log?.lastElementChild?.textContent ?? '';
}

/** Go from line to line. @param {KeyboardEvent} event */
function pressed(event) {
  const lines = [...(log?.children ?? [])];
  const step = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 })[event.key];
  if (!step || !lines.length) return;
  event.preventDefault();
  event.stopPropagation();
  const at = lines.findIndex((line) => line.classList.contains('lit'));
  const next =
    lines[at < 0 ? lines.length - 1 : Math.min(Math.max(at + step, 0), lines.length - 1)];
  light(next);
  next.scrollIntoView({ block: 'nearest' });
}

/** Listen to the report. */
export function startReport() {
  if (!log) return;
  log.addEventListener('pointerover', (event) =>
    light(/** @type {Element} */ (event.target).closest('li')),
  );
  log.addEventListener('pointerleave', () => light(null));
  log.addEventListener('blur', () => light(null));
  log.addEventListener('keydown', pressed);
  new MutationObserver(tellLast).observe(log, { childList: true });
  tellLast();
}
