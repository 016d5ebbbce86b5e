// Dragging a tile to its place. It floats above a finger, which would hide it.
import { closest } from '../shared/dom.js';
import {
  deselect,
  findNearest,
  moveOf,
  placesOf,
  playMove,
  selectTile,
  showPlaces,
} from './tile_selection.js';
import { table } from './match_state.js';

/** How far a pointer moves before it drags, and how near a place must be, in pixels. */
const START_DISTANCE = 8;
const REACH = 56;
/** How far a tile floats above a finger, in pixels. */
const TOUCH_LIFT = 72;
/** How long a click after a drag is ignored, in milliseconds. */
const CLICK_DELAY = 50;

/**
 * @typedef {object} Drag
 * @property {number} id of the pointer
 * @property {number} x
 * @property {number} y
 * @property {string} tile
 * @property {number} lift
 * @property {Element} source
 * @property {HTMLElement|null} copy what floats, once the pointer has moved far enough
 */

/** @type {Drag|null} */
let drag = null;
let justDragged = false;

/**
 * @param {PointerEvent} event
 */
function begin(event) {
  const source = closest(event, '.tile.playable, [data-choose]');
  if (!source || event.button !== 0) return;
  drag = {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    tile: source.getAttribute('data-tile') ?? source.getAttribute('data-choose') ?? '',
    lift: event.pointerType === 'touch' ? TOUCH_LIFT : 0,
    source,
    copy: null,
  };
}

/**
 * @param {PointerEvent} event
 */
function move(event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.copy) {
    const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
    if (distance < START_DISTANCE) return;
    showPlaces(drag.tile);
    drag.copy = copyTile(drag.source);
    document.body.append(drag.copy);
  }
  const { copy, tile } = drag;
  const [x, y] = [event.clientX, event.clientY - drag.lift];
  copy.style.left = `${x - copy.offsetWidth / 2}px`;
  copy.style.top = `${y - copy.offsetHeight / 2}px`;
  const places = placesOf(tile);
  const nearest = findNearest(places, x, y, REACH);
  for (const place of places) place.classList.toggle('near', place === nearest);
}

/**
 * @param {Element} source
 */
function copyTile(source) {
  const copy = document.createElement('div');
  copy.className = 'dragged';
  copy.setAttribute('aria-hidden', 'true');
  const picture = source.querySelector('svg');
  if (picture) copy.append(picture.cloneNode(true));
  return copy;
}

/**
 * @param {PointerEvent} event
 */
function end(event) {
  if (!drag || event.pointerId !== drag.id) return;
  const { copy, tile, lift } = drag;
  drag = null;
  if (!copy) return;
  copy.remove();
  justDragged = true;
  setTimeout(() => {
    justDragged = false;
  }, CLICK_DELAY);
  if (event.type === 'pointercancel') {
    deselect();
    return;
  }
  const [x, y] = [event.clientX, event.clientY - lift];
  const places = placesOf(tile);
  const nearest = findNearest(places, x, y, REACH);
  const isOverBoard = y < table.board.getBoundingClientRect().bottom;
  if (nearest) playMove(moveOf(nearest));
  else if (places.length === 1 && isOverBoard) selectTile(tile);
  else if (!isOverBoard) deselect();
}

export function startDragging() {
  table.root.addEventListener('pointerdown', begin);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  const ignoreClick = (/** @type {Event} */ event) => {
    if (!justDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignoreClick, true);
}
