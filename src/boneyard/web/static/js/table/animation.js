// Animations: tiles slide, backs and points fly. They never delay the player.
import { findAll } from '../shared/dom.js';
import { findTile } from './regions.js';
import { region, table } from './match_state.js';

/** How long a tile slides, by the speed that the player has chosen. @type {Record<string, number>} */
const DURATIONS = { calm: 700, usual: 350, quick: 150, still: 0 };

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import('./websocket.js').Flight} Flight */

/** How long a tile slides, in milliseconds; 0 if nothing moves. */
export function getDuration() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return DURATIONS[document.documentElement.dataset.speed ?? 'usual'] ?? DURATIONS.usual;
}

/**
 * The centre of an element on the screen; null if it doesn't show.
 * @param {Element|null|undefined} element
 */
export function centerOf(element) {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Where a player sits, or one's own hand.
 * @param {number} seat
 */
function findSeat(seat) {
  const own = String(seat) === table.seat ? region('hand') : null;
  return table.root.querySelector(`[data-sits="${seat}"]`) ?? own;
}

/**
 * Where the tiles are that are about to be played.
 * @param {Flight[]} flights
 */
export function findStarts(flights) {
  /** @type {Map<string, Point>} */
  const starts = new Map();
  if (!getDuration()) return starts;
  for (const { tile, from } of flights) {
    if (tile === undefined || from === undefined) continue;
    const inHand = region('hand')?.querySelector(`[data-tile="${tile}"]`);
    const start = centerOf(inHand) ?? centerOf(findSeat(from));
    if (start) starts.set(tile, start);
  }
  return starts;
}

/** The transforms of all tiles on the board, by their numbers. */
export function tilePositions() {
  /** @type {Map<string, DOMMatrix>} */
  const positions = new Map();
  for (const tile of region('tiles')?.children ?? []) {
    const { transform } = /** @type {SVGGraphicsElement} */ (tile);
    const matrix = transform.baseVal.consolidate()?.matrix;
    if (matrix) positions.set(tile.getAttribute('data-n') ?? '', matrix);
  }
  return positions;
}

/**
 * Slide all tiles on the board from where they were.
 * @param {Map<string, DOMMatrix>} before
 */
export function slideTiles(before) {
  const duration = getDuration();
  if (!duration) return;
  for (const [number, is] of tilePositions()) {
    const was = before.get(number);
    if (!was || (Math.abs(was.e - is.e) < 1 && Math.abs(was.f - is.f) < 1)) continue;
    findTile(number)?.animate(
      [{ translate: `${was.e - is.e}px ${was.f - is.f}px` }, { translate: '0 0' }],
      { duration, easing: 'ease-out' },
    );
  }
}

/**
 * A point of the screen in the units of the board.
 * @param {Point} point
 */
function toBoard({ x, y }) {
  const matrix = table.board.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(0, 0);
}

/**
 * Tiles come from hands, backs from the boneyard, points from the board.
 * @param {Flight[]} flights
 * @param {Map<string, Point>} starts
 */
export function animateFlights(flights, starts) {
  const duration = getDuration();
  if (!duration || document.hidden) return;
  for (const flight of flights) {
    if (flight.tile !== undefined) slideTile(flight.tile, starts.get(flight.tile), duration);
    else if (flight.draw !== undefined) {
      const from = flight.from === undefined ? region('stock') : findSeat(flight.from);
      fly(copyBack(), centerOf(from), centerOf(findSeat(flight.draw)), duration);
    } else if (flight.points !== undefined) animatePoints(flight, duration);
  }
}

/**
 * @param {Flight} flight
 * @param {number} duration
 */
function animatePoints({ points, side }, duration) {
  const scores = findAll(`[data-side="${side}"] .score`, table.root);
  const score = scores.find((one) => one.checkVisibility());
  const from = centerOf(region('tiles')?.lastElementChild) ?? centerOf(table.board);
  fly(document.createTextNode(`+${points}`), from, centerOf(score), duration * 2.5);
  score?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], {
    duration,
    delay: duration * 2.3,
    easing: 'ease-out',
  });
  for (const end of region('ends')?.children ?? []) {
    end.animate([{ opacity: 0.35 }, { opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], {
      duration: duration * 1.5,
    });
  }
}

/**
 * Slide a tile to its place; it overshoots a little before it settles.
 * @param {string} tile
 * @param {Point|undefined} start
 * @param {number} duration
 */
function slideTile(tile, start, duration) {
  const placed = region('tiles')?.querySelector(`:scope > [data-tile="${tile}"]`);
  const end = centerOf(placed);
  if (!placed || !start || !end) return;
  const [from, to] = [toBoard(start), toBoard(end)];
  placed.animate(
    [
      {
        translate: `${from.x - to.x}px ${from.y - to.y}px`,
        filter: 'drop-shadow(0 14px 12px rgb(0 0 0 / 45%))',
      },
      { translate: '0 -7px', filter: 'drop-shadow(0 9px 8px rgb(0 0 0 / 40%))', offset: 0.8 },
      { translate: '0 0', filter: 'none' },
    ],
    { duration: duration * 1.15, easing: 'cubic-bezier(.25,.7,.35,1)' },
  );
}

/** A copy of the back of a tile. */
function copyBack() {
  const back =
    region('stock')?.querySelector('.pile svg') ?? table.root.querySelector('.holds svg');
  return back?.cloneNode(true) ?? document.createTextNode('');
}

/**
 * @param {Node} node
 * @param {Point|null} from
 * @param {Point|null} to
 * @param {number} duration
 */
function fly(node, from, to, duration) {
  if (!from || !to) return;
  const flyer = document.createElement('div');
  flyer.className = 'fly';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.append(node);
  document.body.append(flyer);
  flyer.style.left = `${from.x}px`;
  flyer.style.top = `${from.y}px`;
  const end = `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`;
  const animation = flyer.animate(
    [
      { translate: '-50% -50%', opacity: 1 },
      { translate: end, opacity: 0.4 },
    ],
    { duration, easing: 'ease-in-out' },
  );
  animation.finished.finally(() => flyer.remove());
}
