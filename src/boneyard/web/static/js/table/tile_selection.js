// Selecting a tile, then its place. The markup says which moves are legal.
import { announce, CONNECTION_LOST, showError } from '../shared/announce.js';
import { closest, findAll, focus } from '../shared/dom.js';
import { text } from '../shared/script_text.js';
import { confirmMove } from './confirm_move.js';
import { isConnected, on, sendMove } from './websocket.js';
import { offline, region, table } from './match_state.js';

/** How near a tap must be to a place, in pixels. */
const TAP_REACH = 44;

/**
 * Where a tile may be placed.
 * @param {string} tile
 */
export const placesOf = (tile) => findAll(`.place[data-of="${tile}"]`, table.board);

/**
 * @param {Element} place
 */
export const moveOf = (place) =>
  (place.closest('[data-move]') ?? place.querySelector('[data-move]'))?.getAttribute('data-move') ??
  '';

/**
 * @param {Element} place
 */
export const labelOf = (place) => place.querySelector('title')?.textContent ?? '';

/**
 * @param {string} move
 */
export async function playMove(move) {
  if (move.includes('|')) {
    askWhichWay(move);
    return;
  }
  const before = table.number;
  if (!(await confirmMove(move)) || table.number !== before) {
    deselect();
    return;
  }
  const calls = [...table.armed];
  deselect();
  if (offline.isActive()) {
    offline.play(move);
    return;
  }
  if (!isConnected()) {
    showError(CONNECTION_LOST);
    return;
  }
  const answer = await sendMove(move, calls);
  // Whether a move was made whose answer is lost, the queue of a solitaire game finds out.
  if (answer.lost && offline.isActive()) offline.play(move);
  if (!answer.error) {
    table.armed.clear();
    showArmedCalls();
  }
}

/**
 * A tile fits one place both ways round: ask which.
 * @param {string} moves
 */
function askWhichWay(moves) {
  for (const question of findAll('[data-either]', table.root)) {
    question.hidden = question.dataset.either !== moves;
    if (!question.hidden) question.querySelector('button')?.focus();
  }
  announce(text('which-way'));
}

/**
 * Select a tile: it is played if there is one place only, else its places show.
 * @param {string} tile
 */
export function selectTile(tile) {
  const places = placesOf(tile);
  if (!places.length) {
    showError(text('unplayable', { tile }));
    return;
  }
  const mustConfirm = document.documentElement.dataset.tap === 'asks';
  if (places.length === 1 && (!mustConfirm || table.selected === tile)) {
    playMove(moveOf(places[0]));
    return;
  }
  if (table.selected === tile) {
    deselect();
    return;
  }
  showPlaces(tile);
  const gaps = { tile, count: places.length, first: labelOf(places[0]) };
  announce(text(places.length > 1 ? 'places' : 'place', gaps));
  focus(places[0].querySelector('[data-move]'));
}

/**
 * @param {string} tile
 */
export function showPlaces(tile) {
  deselect();
  table.selected = tile;
  table.board.classList.add('has-chosen');
  for (const place of placesOf(tile)) place.classList.add('on');
  findSource(tile)?.classList.add('chosen');
}

/**
 * A tile in the hand, or one on the board that may be moved.
 * @param {string} tile
 */
const findSource = (tile) =>
  region('hand')?.querySelector(`[data-tile="${tile}"]`) ??
  table.board.querySelector(`[data-choose="${tile}"]`)?.parentElement;

export function deselect() {
  clearSelection();
  showError('');
}

function clearSelection() {
  table.selected = '';
  table.board.classList.remove('has-chosen');
  for (const one of findAll('.place.on, .chosen, .near', table.root)) {
    one.classList.remove('on', 'chosen', 'near');
  }
  for (const question of findAll('[data-either]', table.root)) question.hidden = true;
}

/** A tile stays selected while its places show. */
function keepSelection() {
  if (!table.selected) return;
  const isShown = placesOf(table.selected).some((place) => place.classList.contains('on'));
  if (isShown) findSource(table.selected)?.classList.add('chosen');
  else clearSelection();
}

/**
 * The place nearest to a point of the screen, if one is near enough.
 * @param {HTMLElement[]} places
 * @param {number} x
 * @param {number} y
 * @param {number} reach in pixels
 */
export function findNearest(places, x, y, reach) {
  /** @type {HTMLElement|null} */
  let nearest = null;
  let shortest = reach;
  for (const place of places) {
    // Without the line that leads to a place far from its end.
    const box = (place.querySelector('.by-move') ?? place).getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const toCenter = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    // Of two places that the point is in, the one whose centre is nearer.
    const distance = Math.hypot(dx, dy) + toCenter / 1000;
    if (distance < shortest) [nearest, shortest] = [place, distance];
  }
  return nearest;
}

/** Mark the calls that will be made with the next move. */
export function showArmedCalls() {
  for (const button of findAll('[data-call][aria-pressed]', table.root)) {
    button.setAttribute('aria-pressed', String(table.armed.has(button.dataset.call ?? '')));
  }
}

/**
 * Make a call. If it can't be made yet, it is armed for the player's next move.
 * @param {string} call
 * @param {boolean} canArm
 */
export async function makeCall(call, canArm) {
  if (table.armed.delete(call)) {
    showArmedCalls();
    announce(text('unsaid'));
    return;
  }
  const answer = await sendMove(call);
  if (!answer.error || !canArm) return;
  table.armed.add(call);
  showArmedCalls();
  showError('');
  const button = table.root.querySelector(`[data-call="${call}"]`);
  announce(text('armed', { call: button?.textContent?.trim() ?? '' }));
}

/** Listen to clicks on the board; the hand has buttons. */
export function startSelecting() {
  on('change', keepSelection);
  table.board.addEventListener('click', (event) => {
    const move = closest(event, '[data-move]');
    const source = closest(event, '[data-choose]');
    if (closest(event, '[data-fold-of]')) return;
    if (move) playMove(moveOf(move));
    else if (source) selectTile(source.getAttribute('data-choose') ?? '');
    else if (table.selected) {
      const places = placesOf(table.selected);
      const place = findNearest(places, event.clientX, event.clientY, TAP_REACH);
      if (place) playMove(moveOf(place));
      else deselect();
    }
  });
}
