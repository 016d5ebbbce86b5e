// Choosing: a tile, then its place. What may be done is in the markup; this knows no rules.
import { announce, complain, LOST } from '../shared/announce.js';
import { sure } from './clocks.js';
import { connected, on, send } from './connection.js';
import { alone, region, table } from './state.js';
import { words } from '../shared/text.js';

/** The places of a tile that may be played. @param {string} tile @returns {SVGElement[]} */
export const placesOf = (tile) => [
  .../** @type {NodeListOf<SVGElement>} */ (
    table.board.querySelectorAll(`.place[data-of="${tile}"]`)
  ),
];

/** @param {Element} place */
export const moveOf = (place) =>
  (place.closest('[data-move]') ?? place.querySelector('[data-move]'))?.getAttribute('data-move') ??
  '';

/** Make a move. @param {string} move */
export async function play(move) {
  if (move.includes('|')) {
    askWhich(move);
    return;
  }
  const before = table.number;
  if (!(await sure(move)) || table.number !== before) {
    putBack();
    return;
  }
  const say = [...table.armed];
  putBack();
  if (alone.by.plays()) {
    alone.by.play(move);
    return;
  }
  if (!connected()) {
    complain(LOST);
    return;
  }
  const answer = await send(move, say);
  // Nobody knows whether it was made: alone that is found out later, and what isn't made is sent again.
  if (answer.lost && alone.by.plays()) alone.by.play(move);
  if (!answer.error) {
    table.armed.clear();
    showArmed();
  }
}

/** The same place, but two ways round: ask which. @param {string} moves */
function askWhich(moves) {
  for (const either of /** @type {NodeListOf<HTMLElement>} */ (
    table.root.querySelectorAll('[data-either]')
  )) {
    either.hidden = either.dataset.either !== moves;
    if (!either.hidden) either.querySelector('button')?.focus();
  }
  announce(words('which-way'));
}

/** Choose a tile: it goes if there is one place only, else its places show. @param {string} tile */
export function choose(tile) {
  const places = placesOf(tile);
  if (!places.length) {
    complain(words('unplayable', { tile }));
    return;
  }
  const asks = document.documentElement.dataset.tap === 'asks';
  if (places.length === 1 && (!asks || table.chosen === tile)) {
    play(moveOf(places[0]));
    return;
  }
  if (table.chosen === tile) {
    putBack();
    return;
  }
  show(tile);
  const first = places[0].querySelector('[data-move]');
  announce(
    words(places.length > 1 ? 'places' : 'place', {
      tile,
      count: places.length,
      first: label(places[0]),
    }),
  );
  /** @type {any} */ (first)?.focus({ preventScroll: true });
}

/** @param {Element} place */
export const label = (place) => place.querySelector('title')?.textContent ?? '';

/** Show the places of a tile. @param {string} tile */
export function show(tile) {
  putBack();
  table.chosen = tile;
  table.board.classList.add('has-chosen');
  for (const place of placesOf(tile)) place.classList.add('on');
  marked(tile)?.classList.add('chosen');
}

/** @param {string} tile */
const marked = (tile) =>
  region('hand')?.querySelector(`[data-tile="${tile}"]`) ??
  table.board.querySelector(`[data-choose="${tile}"]`)?.parentElement;

/** Put the chosen tile back. */
export function putBack() {
  unmark();
  complain('');
}

function unmark() {
  table.chosen = '';
  table.board.classList.remove('has-chosen');
  for (const one of table.root.querySelectorAll('.place.on, .chosen, .near')) {
    one.classList.remove('on', 'chosen', 'near');
  }
  for (const either of /** @type {NodeListOf<HTMLElement>} */ (
    table.root.querySelectorAll('[data-either]')
  )) {
    either.hidden = true;
  }
}

/** A chosen tile stays chosen for as long as its places show. */
function keepChosen() {
  if (!table.chosen) return;
  if (placesOf(table.chosen).some((place) => place.classList.contains('on'))) {
    marked(table.chosen)?.classList.add('chosen');
  } else unmark();
}

/** The place nearest to a point of the screen, if it is near enough.
 * @param {SVGElement[]} places @param {number} x @param {number} y @param {number} reach in pixels */
export function nearest(places, x, y, reach) {
  /** @type {[number, SVGElement|null]} */
  let best = [reach, null];
  for (const place of places) {
    // Without the line that leads to a place apart.
    const box = (place.querySelector('.by-move') ?? place).getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const off =
      Math.hypot(dx, dy) +
      Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) / 1000;
    if (off < best[0]) best = [off, place];
  }
  return best[1];
}

/** Mark the calls that will be said with the next move. */
export function showArmed() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    table.root.querySelectorAll('[data-call][aria-pressed]')
  )) {
    button.setAttribute('aria-pressed', String(table.armed.has(button.dataset.call ?? '')));
  }
}

/** Call; what can't be called yet is armed, if it is one's turn. @param {string} word @param {boolean} canArm */
export async function call(word, canArm) {
  if (table.armed.delete(word)) {
    showArmed();
    announce(words('unsaid'));
    return;
  }
  const answer = await send(word);
  if (!answer.error || !canArm) return;
  table.armed.add(word);
  showArmed();
  complain('');
  const button = table.root.querySelector(`[data-call="${word}"]`);
  announce(words('armed', { call: button?.textContent?.trim() ?? '' }));
}

/** Listen on the board and the hand. */
export function startChoosing() {
  on('change', keepChosen);
  table.board.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const source = target.closest('[data-choose]');
    const hit = target.closest('[data-move]');
    if (hit) play(moveOf(hit));
    else if (source) choose(source.getAttribute('data-choose') ?? '');
    else if (table.chosen) {
      const place = nearest(placesOf(table.chosen), event.clientX, event.clientY, 44);
      if (place) play(moveOf(place));
      else putBack();
    }
  });
}
