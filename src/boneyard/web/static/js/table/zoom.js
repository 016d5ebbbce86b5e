// Zooming and panning the board. One tap shows all of it again.
import { closest, focus } from '../shared/dom.js';
import { getDuration } from './animation.js';
import { table } from './match_state.js';

/** A view box: left, top, width, height. @typedef {number[]} Box */

/** How far one can zoom in, and how much of the board counts as all of it. */
const MAX_ZOOM = 6;
const ALMOST_ALL = 0.98;
const KEY_ZOOM = 1.3;
/** Which way an arrow key pans. @type {Record<string, [number, number]>} */
const DIRECTIONS = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * @param {string} box
 * @returns {Box}
 */
function parseBox(box) {
  return box.split(' ').map(Number);
}

/** The whole board, and the part of it that shows if one has zoomed in. */
let whole = parseBox(table.board.getAttribute('viewBox') ?? '0 0 1 1');
/** @type {Box|null} */
let part = null;
let frame = 0;
const buttons = /** @type {HTMLElement|null} */ (document.querySelector('.zoom'));
/** Tiles narrower than this are offered to be zoomed, in pixels; and their width in the drawing. */
const SMALL_TILE = 30;
const TILE_WIDTH = 100;
/** The size of the drawing on the screen. */
let size = { width: 0, height: 0 };

/**
 * @param {Box} box
 */
const applyBox = (box) => table.board.setAttribute('viewBox', box.join(' '));

/** Whether tiles are small while the whole board shows. */
function isSmall() {
  const scale = Math.min(size.width / whole[2], size.height / whole[3]);
  return scale > 0 && scale * TILE_WIDTH < SMALL_TILE;
}

/** Whether trains show their last tiles in lanes. */
const isFolded = () => table.lanes && table.trains !== 'hub';

function showButtons() {
  if (!buttons) return;
  buttons.hidden = !part && !isSmall() && !table.lanes;
  /** @type {Record<string, boolean>} */
  const isOffered = { fold: !isFolded(), out: !!part, whole: !!part || isFolded(), in: true };
  for (const button of buttons.querySelectorAll('button')) {
    button.disabled = !isOffered[button.dataset.zoom ?? ''];
  }
}

function show() {
  applyBox(part ?? whole);
  showButtons();
}

/**
 * Set the view box of the whole board; it glides there.
 * @param {string} box
 */
export function setViewBox(box) {
  const old = whole;
  whole = parseBox(box);
  cancelAnimationFrame(frame);
  const isSame = old.every((side, at) => side === whole[at]);
  if (part || isSame || !getDuration() || document.hidden) {
    show();
    return;
  }
  const start = performance.now();
  const glide = (/** @type {number} */ now) => {
    const done = Math.min(1, (now - start) / getDuration());
    if (done === 1 || part) {
      show();
      return;
    }
    const eased = 1 - (1 - done) ** 3;
    applyBox(old.map((side, at) => side + (whole[at] - side) * eased));
    frame = requestAnimationFrame(glide);
  };
  frame = requestAnimationFrame(glide);
}

/**
 * Make the board reach at least so far down, until the server sends its view box.
 * @param {number} bottom
 */
export function extendDown(bottom) {
  const [x, y, width, height] = whole;
  if (bottom + 50 > y + height) setViewBox([x, y, width, bottom + 50 - y].join(' '));
}

export function showWhole() {
  part = null;
  show();
}

/**
 * @param {number} x in units of the board
 * @param {number} y
 * @param {number} factor above 1 zooms in
 */
function zoomAt(x, y, factor) {
  const [left, top, width, height] = part ?? whole;
  const scale = Math.max(1 / factor, whole[2] / width / MAX_ZOOM);
  if (width * scale >= whole[2] * ALMOST_ALL) {
    showWhole();
    return;
  }
  part = [x - (x - left) * scale, y - (y - top) * scale, width * scale, height * scale];
  show();
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * @param {number} dx in units of the board
 * @param {number} dy
 */
function pan(dx, dy) {
  if (!part) return;
  part[0] = clamp(part[0] - dx, whole[0], whole[0] + whole[2] - part[2]);
  part[1] = clamp(part[1] - dy, whole[1], whole[1] + whole[3] - part[3]);
  show();
}

/**
 * Zoom around the centre of what shows.
 * @param {boolean} zoomIn
 */
export function zoomByKey(zoomIn) {
  const [left, top, width, height] = part ?? whole;
  zoomAt(left + width / 2, top + height / 2, zoomIn ? KEY_ZOOM : 1 / KEY_ZOOM);
}

/**
 * @param {string} key of an arrow
 */
export function panByKey(key) {
  const [, , width, height] = part ?? whole;
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  pan((x * width) / 6, (y * height) / 6);
}

/**
 * A point of the screen in units of the board.
 * @param {{clientX: number, clientY: number}} event
 */
function toBoard({ clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(table.board.getScreenCTM()?.inverse());
}

/**
 * Zoom by two fingers.
 * @param {PointerEvent} old
 * @param {PointerEvent} now
 * @param {PointerEvent} other
 */
function pinch(old, now, other) {
  const was = Math.hypot(old.clientX - other.clientX, old.clientY - other.clientY);
  const is = Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY);
  const { x, y } = toBoard({
    clientX: (now.clientX + other.clientX) / 2,
    clientY: (now.clientY + other.clientY) / 2,
  });
  if (was > 10) zoomAt(x, y, is / was);
}

/**
 * @param {HTMLElement} felt
 * @param {(isFolded: boolean) => void} foldTrains shows their last tiles in lanes, or all of them
 */
export function startZoom(felt, foldTrains) {
  /** @type {Map<number, PointerEvent>} */
  const pointers = new Map();
  const zoomByWheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    const { x, y } = toBoard(event);
    zoomAt(x, y, Math.exp(-event.deltaY / 400));
  };
  felt.addEventListener('wheel', zoomByWheel, { passive: false });
  felt.addEventListener('pointerdown', (event) => pointers.set(event.pointerId, event));
  felt.addEventListener('pointermove', (event) => {
    const old = pointers.get(event.pointerId);
    if (!old) return;
    if (pointers.size === 2) {
      const other = [...pointers.values()].find((one) => one.pointerId !== event.pointerId);
      if (other) pinch(old, event, other);
    } else if (part) {
      const [from, to] = [toBoard(old), toBoard(event)];
      pan(to.x - from.x, to.y - from.y);
    }
    pointers.set(event.pointerId, event);
  });
  for (const kind of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave'])) {
    felt.addEventListener(kind, (event) => pointers.delete(event.pointerId));
  }
  new ResizeObserver(([entry]) => {
    size = entry.contentRect;
    showButtons();
  }).observe(table.board);
  buttons?.addEventListener('click', (event) => {
    const way = closest(event, '[data-zoom]')?.dataset.zoom;
    if (way === 'fold') foldTrains(true);
    else if (way === 'whole' && !part && isFolded()) foldTrains(false);
    else if (way === 'whole') showWhole();
    else if (way) zoomByKey(way === 'in');
  });
  felt.addEventListener('click', (event) => {
    if (!closest(event, '[data-fold-of]')) return;
    foldTrains(false);
    focus(buttons?.querySelector('[data-zoom="fold"]'));
  });
}
