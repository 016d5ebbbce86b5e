// Feedback on what happens: sounds, moods of the avatars, the end of a round, the tab.
import { on } from './websocket.js';
import { showMoods } from './avatar_moods.js';
import { showRoundEnd } from './round_end.js';
import { playSound } from './sound.js';
import { updateTurnIndicator } from './turn_indicator.js';

/** @typedef {import('./websocket.js').Flight} Flight */

/** The time between sounds of one update, in seconds. */
const INTERVAL = 0.09;
/** How long a phone vibrates at the player's turn, in milliseconds. */
const VIBRATION = 30;

/**
 * @param {string} tile
 */
const countPips = (tile) => tile.split('-').reduce((sum, half) => sum + (Number(half) || 0), 0);

/**
 * @param {Flight} flight
 * @param {number} index
 */
function playFlight(flight, index) {
  const delay = index * INTERVAL;
  if (flight.tile !== undefined) playSound('tile', countPips(flight.tile), delay);
  else if (flight.draw !== undefined) playSound('draw', index, delay);
  else if (flight.points !== undefined) playSound('points', flight.points, delay);
  else if (flight.call !== undefined) playSound('call', flight.call.length, delay);
  else if (flight.moved !== undefined) playSound('tile', flight.moved, delay);
  else if (flight.end !== undefined && !flight.over) {
    playSound('end', Number(flight.end), delay + 0.3);
  }
}

/**
 * @param {import('./websocket.js').Update} update
 */
function giveFeedback({ flights = [] }) {
  for (const [index, flight] of flights.entries()) playFlight(flight, index);
  showMoods(flights);
  showRoundEnd(flights);
  if (updateTurnIndicator()) {
    playSound('turn', 0, flights.length * INTERVAL + 0.1);
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
  }
}

export function startFeedback() {
  updateTurnIndicator();
  on('update', giveFeedback);
}
