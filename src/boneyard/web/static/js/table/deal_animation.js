// The deal: tiles come to the hand, one after the other. They can be played while they come.
import { findAll } from '../shared/dom.js';
import { centerOf, getDuration } from './animation.js';
import { on } from './websocket.js';
import { playSound } from './sound.js';
import { region, table } from './match_state.js';

/** How long all of it may take, and of that until the last tile starts, in milliseconds. */
const LONGEST = 800;
const ALL_STARTED = 400;
/** So many tiles are heard. */
const HEARD = 3;

/** The tiles that the hand had. @type {Set<string>} */
let before = new Set();

/** The tiles of the hand, by what they show. */
function readHand() {
  const tiles = region('hand')?.querySelectorAll('[data-tile]') ?? [];
  return new Set([...tiles].map((tile) => tile.getAttribute('data-tile') ?? ''));
}

/** A new hand: none of its tiles was there before. */
function showDeal() {
  const hand = readHand();
  const isNew = hand.size > 1 && [...hand].every((tile) => !before.has(tile));
  before = hand;
  const duration = Math.min(getDuration(), LONGEST - ALL_STARTED);
  if (!isNew || !duration || document.hidden || table.awaits === 'count') return;
  const from = centerOf(region('stock')) ?? centerOf(table.board);
  const tiles = findAll('.hand .tile');
  for (const [index, tile] of tiles.entries()) {
    const to = centerOf(tile);
    if (!from || !to) continue;
    tile.animate(
      [{ translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: 0.6 }, { translate: '0 0' }],
      {
        duration,
        delay: (index * ALL_STARTED) / tiles.length,
        fill: 'backwards',
        easing: 'cubic-bezier(.25,.7,.35,1)',
      },
    );
    if (index < HEARD) playSound('draw', index, index / 10);
  }
}

/** Show each deal from now on, and the one that a match has just begun with. */
export function startDeals() {
  on('update', showDeal);
  if (region('tiles')?.children.length) before = readHand();
  else showDeal();
}
