// Zoom and pan: the whole table is one tap away.
import { length } from './animate.js';
import { table } from './state.js';

/** @type {number[]} */
let whole = numbers(table.board.getAttribute('viewBox') ?? '0 0 1 1');
/** @type {number[]|null} */
let part = null;
let gliding = 0;
const button = /** @type {HTMLElement|null} */ (document.querySelector('.zoom'));

/** @param {string} text */
function numbers(text) {
  return text.split(' ').map(Number);
}

function show() {
  table.board.setAttribute('viewBox', (part ?? whole).join(' '));
  if (button) button.hidden = !part;
}

/** The frame of the table has changed, or not. @param {string} box */
export function setBox(box) {
  const old = whole;
  whole = numbers(box);
  cancelAnimationFrame(gliding);
  if (part || !length() || document.hidden || old.every((side, at) => side === whole[at])) {
    show();
    return;
  }
  const began = performance.now();
  const glide = (/** @type {number} */ now) => {
    const done = Math.min(1, (now - began) / length());
    const eased = 1 - (1 - done) ** 3;
    if (done === 1 || part) {
      show();
      return;
    }
    table.board.setAttribute(
      'viewBox',
      old.map((side, at) => side + (whole[at] - side) * eased).join(' '),
    );
    gliding = requestAnimationFrame(glide);
  };
  gliding = requestAnimationFrame(glide);
}

/** Show the table down to here at least, until the house says what is to be seen. @param {number} bottom */
export function reachDown(bottom) {
  const [x, y, wide, high] = whole;
  if (bottom + 50 > y + high) setBox([x, y, wide, bottom + 50 - y].join(' '));
}

/** Show the whole table. */
export function showWhole() {
  part = null;
  show();
}

/** Whether only a part shows. */
export const zoomed = () => part !== null;

/** @param {number} x @param {number} y in units of the drawing @param {number} factor above 1: nearer */
function zoomAt(x, y, factor) {
  const [left, top, width, height] = part ?? whole;
  const scale = Math.max(1 / factor, 1 / 6 / (width / whole[2]) / 1);
  if (width * scale >= whole[2] * 0.98) {
    showWhole();
    return;
  }
  part = [x - (x - left) * scale, y - (y - top) * scale, width * scale, height * scale];
  show();
}

/** @param {number} dx @param {number} dy in units of the drawing */
function pan(dx, dy) {
  if (!part) return;
  const within = (
    /** @type {number} */ value,
    /** @type {number} */ low,
    /** @type {number} */ high,
  ) => Math.min(Math.max(value, low), high);
  part[0] = within(part[0] - dx, whole[0], whole[0] + whole[2] - part[2]);
  part[1] = within(part[1] - dy, whole[1], whole[1] + whole[3] - part[3]);
  show();
}

/** Zoom by a key, around the middle of what shows. @param {boolean} closer */
export function nearer(closer) {
  const [left, top, width, height] = part ?? whole;
  zoomAt(left + width / 2, top + height / 2, closer ? 1.3 : 1 / 1.3);
}

/** Go on by a key. @param {string} key an arrow's */
export function step(key) {
  const [, , width, height] = part ?? whole;
  const [x, y] = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
    key
  ] ?? [0, 0];
  pan((x * width) / 6, (y * height) / 6);
}

/** @param {{clientX: number, clientY: number}} event */
function point({ clientX, clientY }) {
  return new DOMPoint(clientX, clientY).matrixTransform(table.board.getScreenCTM()?.inverse());
}

/** Listen on the felt. @param {HTMLElement} felt */
export function startView(felt) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  felt.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = point(event);
      zoomAt(x, y, Math.exp(-event.deltaY / 400));
    },
    { passive: false },
  );
  felt.addEventListener('pointerdown', (event) => down.set(event.pointerId, event));
  felt.addEventListener('pointermove', (event) => {
    const old = down.get(event.pointerId);
    if (!old) return;
    if (down.size === 2) {
      const other = [...down.values()].find((one) => one.pointerId !== event.pointerId);
      if (other) pinch(old, event, other);
    } else if (zoomed()) {
      const [a, b] = [point(old), point(event)];
      pan(b.x - a.x, b.y - a.y);
    }
    down.set(event.pointerId, event);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    felt.addEventListener(end, (event) =>
      down.delete(/** @type {PointerEvent} */ (event).pointerId),
    );
  }
  felt.addEventListener('click', (event) => {
    if (/** @type {Element} */ (event.target).closest('[data-zoom]')) showWhole();
  });
}

/** @param {PointerEvent} old @param {PointerEvent} now @param {PointerEvent} other */
function pinch(old, now, other) {
  const was = Math.hypot(old.clientX - other.clientX, old.clientY - other.clientY);
  const is = Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY);
  const { x, y } = point({
    clientX: (now.clientX + other.clientX) / 2,
    clientY: (now.clientY + other.clientY) / 2,
  });
  if (was > 10) zoomAt(x, y, is / was);
}
