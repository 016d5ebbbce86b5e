// This browser's part in the shuffle: a random seed for each of its seats, sent after the seal.
import { CONNECTION_LOST, showError } from '../shared/announce.js';
import { noteSeal } from './seal_notes.js';
import { postForm, table, trackRequest } from './state.js';

const SEED_BYTES = 16;
/** How long until a lost seed is sent again, in milliseconds. */
const RETRY_DELAY = 2000;

function createSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {number} seat
 * @param {string} seed
 * @returns {Promise<import('./connection.js').Answer>}
 */
async function postSeed(seat, seed) {
  try {
    const response = await postForm({ do: 'seed', seat: String(seat), seed });
    return response.status < 500 ? await response.json() : { lost: true };
  } catch {
    return { lost: true };
  }
}

/**
 * Send a seed for a seat; one that was lost is sent again, unchanged.
 * @param {number} seat
 * @param {string} seed
 */
async function sendSeed(seat, seed) {
  const answer = await trackRequest(postSeed(seat, seed));
  if (answer.lost) {
    showError(CONNECTION_LOST);
    setTimeout(sendSeed, RETRY_DELAY, seat, seed);
    return;
  }
  // An error means that another page of this browser was first, and its seed counts.
  if (!answer.error) noteSeal(table.match, seat, table.seal, seed);
}

/** Send a seed for each seat of this browser that has none. */
export function startSeeds() {
  for (const seat of table.seeds) sendSeed(seat, createSeed());
}
