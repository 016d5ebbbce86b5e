// Dragging: the tile floats above the finger, so that the finger never hides where it goes.
import { choose, moveOf, nearest, placesOf, play, putBack, show } from './select.js';
import { table } from './state.js';

/** How far a finger moves before it drags, and how near a place must be, in pixels. */
const START = 8;
const REACH = 56;

/** @type {{id: number, x: number, y: number, tile: string, lift: number, copy: HTMLElement|null, source: Element}|null} */
let held = null;
let justDragged = false;

/** @param {PointerEvent} event */
function begin(event) {
  const source = /** @type {Element} */ (event.target).closest('.tile.playable, [data-choose]');
  if (!source || event.button !== 0) return;
  const tile = source.getAttribute('data-tile') ?? source.getAttribute('data-choose') ?? '';
  held = {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    tile,
    source,
    copy: null,
    lift: event.pointerType === 'touch' ? 72 : 0,
  };
}

/** @param {PointerEvent} event */
function move(event) {
  if (!held || event.pointerId !== held.id) return;
  if (!held.copy) {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < START) return;
    show(held.tile);
    held.copy = copyOf(held.source);
    document.body.append(held.copy);
  }
  const [x, y] = [event.clientX, event.clientY - held.lift];
  held.copy.style.left = `${x - held.copy.offsetWidth / 2}px`;
  held.copy.style.top = `${y - held.copy.offsetHeight / 2}px`;
  const places = placesOf(held.tile);
  const near = nearest(places, x, y, REACH);
  for (const place of places) place.classList.toggle('near', place === near);
}

/** @param {Element} source */
function copyOf(source) {
  const copy = document.createElement('div');
  copy.className = 'dragged';
  copy.setAttribute('aria-hidden', 'true');
  const picture = source.querySelector('svg');
  if (picture) copy.append(picture.cloneNode(true));
  return copy;
}

/** @param {PointerEvent} event */
function end(event) {
  if (!held || event.pointerId !== held.id) return;
  const { copy, tile, lift } = held;
  held = null;
  if (!copy) return;
  copy.remove();
  justDragged = true;
  setTimeout(() => {
    justDragged = false;
  }, 50);
  if (event.type === 'pointercancel') {
    putBack();
    return;
  }
  const places = placesOf(tile);
  const near = nearest(places, event.clientX, event.clientY - lift, REACH);
  const overTable = event.clientY - lift < table.board.getBoundingClientRect().bottom;
  if (near) play(moveOf(near));
  else if (places.length === 1 && overTable) choose(tile);
  else if (!overTable) putBack();
}

/** Whether a click that comes now is only the end of a drag. */
export const wasDrag = () => justDragged;

/** Listen everywhere. */
export function startDragging() {
  table.root.addEventListener('pointerdown', begin);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener(
    'click',
    (event) => {
      if (!justDragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
