// Shows what moved: in the units of the drawing, and never in anybody's way.
import { lying } from './regions.js';
import { region, table } from './state.js';

const LENGTHS = /** @type {Record<string, number>} */ ({
  calm: 700,
  usual: 350,
  quick: 150,
  still: 0,
});

/** How long a slide takes, in milliseconds; 0: nothing moves. */
export function length() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return LENGTHS[document.documentElement.dataset.speed ?? 'usual'] ?? 350;
}

/** The middle of an element on the screen. @param {Element|null|undefined} element */
export function middle(element) {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return box.width || box.height ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Where somebody sits, or one's own hand. @param {number} seat */
function sits(seat) {
  return (
    table.root.querySelector(`[data-sits="${seat}"]`) ??
    (String(seat) === table.seat ? region('hand') : null)
  );
}

/** The places of what is about to move. @param {{tile?: string, from?: number}[]} flights */
export function before(flights) {
  /** @type {Map<string, {x: number, y: number}>} */
  const places = new Map();
  if (!length()) return places;
  for (const { tile, from } of flights) {
    if (tile === undefined || from === undefined) continue;
    const start =
      middle(region('hand')?.querySelector(`[data-tile="${tile}"]`)) ?? middle(sits(from));
    if (start) places.set(tile, start);
  }
  return places;
}

/** Where the tiles of a game for one lie. */
export function layout() {
  /** @type {Map<string, DOMMatrix>} */
  const places = new Map();
  for (const tile of region('tiles')?.children ?? []) {
    const moved = /** @type {any} */ (tile).transform.baseVal.consolidate()?.matrix;
    if (moved) places.set(tile.getAttribute('data-n') ?? '', moved);
  }
  return places;
}

/** Slide the tiles of a game for one from where they lay. @param {Map<string, DOMMatrix>} places */
export function rearrange(places) {
  const duration = length();
  if (!duration) return;
  for (const [n, old] of layout()) {
    const was = places.get(n);
    if (!was || (Math.abs(was.e - old.e) < 1 && Math.abs(was.f - old.f) < 1)) continue;
    lying(n)?.animate(
      [{ translate: `${was.e - old.e}px ${was.f - old.f}px` }, { translate: '0 0' }],
      { duration, easing: 'ease-out' },
    );
  }
}

/** A point of the screen in the units of the drawing. @param {{x: number, y: number}} point */
export function inBoard({ x, y }) {
  const matrix = table.board.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(0, 0);
}

/**
 * Let tiles come from hands, backs from the boneyard, points from the table.
 * @param {{tile?: string, from?: number, draw?: number, points?: number, side?: number}[]} flights
 * @param {Map<string, {x: number, y: number}>} places
 */
export function after(flights, places) {
  const duration = length();
  if (!duration || document.hidden) return;
  for (const flight of flights) {
    if (flight.tile !== undefined) slideTile(flight.tile, places.get(flight.tile), duration);
    else if (flight.draw !== undefined) {
      const from = flight.from === undefined ? region('stock') : sits(flight.from);
      fly(copyOfBack(), middle(from), middle(sits(flight.draw)), duration);
    } else if (flight.points !== undefined) {
      const plate = table.root.querySelector(`[data-side="${flight.side}"] .score`);
      const from = middle(region('tiles')?.lastElementChild) ?? middle(table.board);
      fly(document.createTextNode(`+${flight.points}`), from, middle(plate), duration * 2.5);
      plate?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], {
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
  }
}

/** @param {string} tile @param {{x: number, y: number}|undefined} from @param {number} duration */
function slideTile(tile, from, duration) {
  const drawn = region('tiles')?.querySelector(`:scope > [data-tile="${tile}"]`);
  const here = middle(drawn);
  if (!drawn || !from || !here) return;
  const [a, b] = [inBoard(from), inBoard(here)];
  // A tile has weight: it is carried, and set down a little beyond its place before it lies.
  drawn.animate(
    [
      {
        translate: `${a.x - b.x}px ${a.y - b.y}px`,
        filter: 'drop-shadow(0 14px 12px rgb(0 0 0 / 45%))',
      },
      { translate: '0 -7px', filter: 'drop-shadow(0 9px 8px rgb(0 0 0 / 40%))', offset: 0.8 },
      { translate: '0 0', filter: 'none' },
    ],
    { duration: duration * 1.15, easing: 'cubic-bezier(.25,.7,.35,1)' },
  );
}

function copyOfBack() {
  const pile =
    region('stock')?.querySelector('.pile svg') ?? table.root.querySelector('.holds svg');
  return pile?.cloneNode(true) ?? document.createTextNode('');
}

/** @param {Node} what @param {{x: number, y: number}|null} from @param {{x: number, y: number}|null} to @param {number} duration */
function fly(what, from, to, duration) {
  if (!from || !to) return;
  const flyer = document.createElement('div');
  flyer.className = 'fly';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.append(what);
  document.body.append(flyer);
  flyer.style.left = `${from.x}px`;
  flyer.style.top = `${from.y}px`;
  flyer
    .animate(
      [
        { translate: '-50% -50%', opacity: 1 },
        {
          translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`,
          opacity: 0.4,
        },
      ],
      { duration, easing: 'ease-in-out' },
    )
    .finished.finally(() => flyer.remove());
}
