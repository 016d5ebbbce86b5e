// Moves of solitaire games that wait for a connection: saved in this browser, sent in order.
import { load, remove, save, savedNames } from '../shared/storage.js';

/** How many moves of a match wait at most, and of how many matches. */
export const MAX_MOVES = 1000;
const MAX_MATCHES = 8;
/** How long a busy server is left alone, in milliseconds. */
const RETRY_DELAY = 1000;
const PREFIX = 'waiting ';

/**
 * @typedef {object} Queue
 * @property {number} seat
 * @property {number} number the log entry that the moves come after
 * @property {string[]} moves
 */

/** For a browser without localStorage. @type {Map<string, Queue>} */
const inMemory = new Map();

/**
 * The moves of a match that wait.
 * @param {string} match
 * @returns {Queue|null}
 */
export function loadQueue(match) {
  try {
    const saved = JSON.parse(load(PREFIX + match) ?? 'null') ?? inMemory.get(match) ?? {};
    const { seat, number, moves } = saved;
    const isNumbered = Number.isInteger(seat) && Number.isInteger(number);
    if (!isNumbered || !Array.isArray(moves) || !moves.length) return null;
    return { seat, number, moves: moves.slice(0, MAX_MOVES).map(String) };
  } catch {
    return null;
  }
}

/**
 * Save the moves of a match that wait, or forget them; false if there is no room.
 * @param {string} match
 * @param {Queue|null} queue
 */
export function saveQueue(match, queue) {
  if (!queue?.moves.length) {
    remove(PREFIX + match);
    inMemory.delete(match);
    return true;
  }
  const saved = savedNames(PREFIX).map((name) => name.slice(PREFIX.length));
  const matches = new Set([...saved, ...inMemory.keys()]);
  const isFull = !matches.has(match) && matches.size >= MAX_MATCHES;
  if (queue.moves.length > MAX_MOVES || isFull) return false;
  inMemory.set(match, queue);
  save(PREFIX + match, JSON.stringify(queue));
  return true;
}

/**
 * The first move has been made. Another page may have sent it too, and removed it already.
 * @param {string} match
 * @param {number} before
 * @param {number} number
 */
function removeFirst(match, before, number) {
  const queue = loadQueue(match);
  if (queue?.number === before) {
    saveQueue(match, { ...queue, number, moves: queue.moves.slice(1) });
  }
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<{status: number, answer: any}>}
 */
async function request(path, body) {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`/api/matches/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

/**
 * Whether the same request may succeed in a moment: the server is busy, or the connection slow.
 * @param {number} status
 */
const isTemporary = (status) => [408, 425, 429].includes(status) || status >= 500;

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, RETRY_DELAY);
  });

/**
 * Send the moves of a match that wait, one by one. A refused move discards those after it.
 * @param {string} match
 * @param {() => void} onStep called after each
 * @returns {Promise<{lost?: boolean, refused?: string}>}
 */
export async function sendQueue(match, onStep = () => {}) {
  for (let queue = loadQueue(match); queue; queue = loadQueue(match)) {
    const { seat, number, moves } = queue;
    const [move] = moves;
    try {
      const { status, answer } = await request(`${match}/moves`, { seat, move, after: number });
      if (status === 200) removeFirst(match, number, answer.number);
      else if (isTemporary(status)) await wait();
      else {
        // The move may have been made, and only its answer lost.
        const log = await request(`${match}/events?since=${number}&limit=1`);
        if (isTemporary(log.status)) {
          await wait();
          continue;
        }
        const [entry] = log.answer.entries ?? [];
        if (entry?.act !== move || entry.seat !== seat) {
          saveQueue(match, null);
          return { refused: answer.error ?? '' };
        }
        removeFirst(match, number, entry.number);
      }
    } catch {
      return { lost: true };
    }
    onStep();
  }
  return {};
}

/** Send the moves of all matches, now and whenever there is a connection again. */
export function sendAllQueues() {
  const send = () => {
    for (const name of savedNames(PREFIX)) sendQueue(name.slice(PREFIX.length));
  };
  addEventListener('online', send);
  send();
}
