// After a round: counts down to the next one. A player who is looking at the table holds it.
import { text } from '../shared/script_text.js';
import { notifyServer, on } from './websocket.js';
import { table } from './match_state.js';

/** For how long a movement counts as looking, in milliseconds. */
const LOOKING = 4000;
const INTERVAL = 500;

/** @type {{left: number, held: boolean, at: number}|null} */
let pause = null;
let lookingUntil = 0;
/** Whether this browser holds the next round. */
let isHolding = false;

function showCountdown() {
  const line = /** @type {HTMLElement|null} */ (document.querySelector('.counted [data-next-in]'));
  if (!line) return;
  if (!pause) {
    line.textContent = '';
    return;
  }
  const { left, held, at } = pause;
  const seconds = Math.ceil(Math.max(0, left - (performance.now() - at)) / 1000);
  const message = held ? text(isHolding ? 'held' : 'held-by') : text('next-in', { seconds });
  if (line.textContent !== message) line.textContent = message;
  line.dataset.held = held ? 'yes' : 'no';
}

/** Hold the next round, or release it; only changes are sent to the server. */
function updateHold() {
  const isFolded = Boolean(document.querySelector('.counted.folded'));
  const isLooking = isFolded || performance.now() < lookingUntil;
  const holds = Boolean(pause) && table.seat !== '' && isLooking;
  if (holds === isHolding) return;
  isHolding = holds;
  notifyServer({ hold: holds });
  showCountdown();
}

function noteLooking() {
  if (!pause) return;
  lookingUntil = performance.now() + LOOKING;
  updateHold();
}

/** A player looks by moving, by scrolling, or by folding the score sheet away. */
export function startNextRound() {
  on('pause', (next) => {
    pause = next && { ...next, at: performance.now() };
    if (!pause) {
      isHolding = false;
      lookingUntil = 0;
    }
    showCountdown();
  });
  // The server knows of a hold for as long as its connection lasts.
  on('open', () => {
    isHolding = false;
    updateHold();
  });
  for (const kind of ['pointermove', 'wheel', 'touchmove']) {
    table.root.addEventListener(kind, noteLooking, { passive: true });
  }
  table.root.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow') || key === 'Tab') noteLooking();
  });
  table.root.addEventListener('click', () => queueMicrotask(updateHold));
  setInterval(() => {
    if (!pause) return;
    updateHold();
    showCountdown();
  }, INTERVAL);
}
