// This browser's part in the shuffle: a random seed for each of its seats, sent after the seal.
import { CONNECTION_LOST, showError } from '../shared/announce.js';
import { noteSeal } from './commitment_notes.js';

const SEED_BYTES = 16;
/** How long until a lost seed is sent again, in milliseconds. */
const RETRY_DELAY = 2000;

function createSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the shuffle needs of this browser, and how a form is sent.
 * @typedef {object} Shuffle
 * @property {string} match
 * @property {string} seal the commitment to the server's part in the shuffle
 * @property {number[]} seeds the seats of this browser that have added no seed yet
 * @property {(fields: Record<string, string>) => Promise<Response>} post
 * @property {<T extends {number?: number}>(request: Promise<T>) => Promise<T>} track
 */

/**
 * @param {Shuffle} shuffle
 * @param {number} seat
 * @param {string} seed
 * @returns {Promise<{number?: number, error?: string, lost?: boolean}>}
 */
async function postSeed({ post }, seat, seed) {
  try {
    const response = await post({ do: 'seed', seat: String(seat), seed });
    return response.status < 500 ? await response.json() : { lost: true };
  } catch {
    return { lost: true };
  }
}

/**
 * Send a seed for a seat; one that was lost is sent again, unchanged.
 * @param {Shuffle} shuffle
 * @param {number} seat
 * @param {string} seed
 */
async function sendSeed(shuffle, seat, seed) {
  const answer = await shuffle.track(postSeed(shuffle, seat, seed));
  if (answer.lost) {
    showError(CONNECTION_LOST);
    setTimeout(sendSeed, RETRY_DELAY, shuffle, seat, seed);
    return;
  }
  // An error means that another page of this browser was first, and its seed counts.
  if (!answer.error) noteSeal(shuffle.match, seat, shuffle.seal, seed);
}

/**
 * Send a seed for each seat of this browser that has none.
 * @param {Shuffle} shuffle
 */
export function startSeeds(shuffle) {
  for (const seat of shuffle.seeds) sendSeed(shuffle, seat, createSeed());
}
