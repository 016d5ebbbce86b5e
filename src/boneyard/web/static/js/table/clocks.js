// Running clocks.
import { findAll } from '../shared/dom.js';
import { table } from './match_state.js';

/** When a clock was first seen, by `performance.now()`. @type {WeakMap<Element, number>} */
const firstSeen = new WeakMap();

function tick() {
  const now = performance.now();
  for (const clock of findAll('[data-left]', table.root)) {
    const since = firstSeen.get(clock) ?? now;
    firstSeen.set(clock, since);
    const seconds = Math.max(0, Number(clock.dataset.left) - (now - since)) / 1000;
    // Days and hours stay as the server has written them.
    if (seconds >= 3600) continue;
    const rest = String(Math.floor(seconds % 60)).padStart(2, '0');
    clock.textContent = `${Math.floor(seconds / 60)}:${rest}`;
    clock.classList.toggle('low', seconds * 1000 < Number(clock.dataset.low));
  }
}

/** Let clocks tick. */
export function startClocks() {
  tick();
  setInterval(tick, 1000);
}
