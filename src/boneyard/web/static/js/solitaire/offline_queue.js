// Moves of games for one that wait for the house: kept by this browser, and sent in their order.
import { drop, keep, kept, keptNames } from '../shared/storage.js';

/** How many moves of a table are kept, and of how many tables. */
export const MOST = 1000;
const TABLES = 8;
/** How long the house is left alone that has too much to do, in milliseconds. */
const LATER = 1000;
const NAME = 'waiting ';

/** @typedef {{seat: number, number: number, moves: string[]}} Waiting the entry after which they come, and the moves */

/** What this page knows, if the browser keeps nothing. @type {Map<string, Waiting>} */
const known = new Map();

/** What waits of a table. @param {string} match @returns {Waiting|null} */
export function waitingOf(match) {
  try {
    const { seat, number, moves } =
      JSON.parse(kept(NAME + match) ?? 'null') ?? known.get(match) ?? {};
    const sound =
      Number.isInteger(seat) && Number.isInteger(number) && Array.isArray(moves) && moves.length;
    return sound ? { seat, number, moves: moves.slice(0, MOST).map(String) } : null;
  } catch {
    return null;
  }
}

/** Keep what waits of a table, or forget it; false if there is no room for it. @param {string} match @param {Waiting|null} waiting */
export function keepWaiting(match, waiting) {
  if (!waiting?.moves.length) {
    drop(NAME + match);
    known.delete(match);
    return true;
  }
  const tables = new Set([
    ...keptNames(NAME).map((name) => name.slice(NAME.length)),
    ...known.keys(),
  ]);
  if (waiting.moves.length > MOST || (!tables.has(match) && tables.size >= TABLES)) return false;
  known.set(match, waiting);
  keep(NAME + match, JSON.stringify(waiting));
  return true;
}

/** The first of them has been made; whoever else sends the same may have said so already. @param {string} match @param {number} before @param {number} number */
function made(match, before, number) {
  const waiting = waitingOf(match);
  if (waiting?.number === before) {
    keepWaiting(match, { ...waiting, number, moves: waiting.moves.slice(1) });
  }
}

/** @param {string} path @param {object|undefined} body @returns {Promise<{status: number, said: any}>} */
async function ask(path, body = undefined) {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`/api/matches/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, said: await answer.json() };
}

/** Whether the house may answer otherwise in a moment: it has too much to do, or the line is slow. @param {number} status */
const passing = (status) => status === 408 || status === 425 || status === 429 || status >= 500;
const later = () =>
  new Promise((done) => {
    setTimeout(done, LATER);
  });

/**
 * Send what waits of a table, one by one; a move that is refused takes those after it along.
 * @param {string} match @param {() => void} step called after each
 * @returns {Promise<{lost?: boolean, refused?: string}>}
 */
export async function sendWaiting(match, step = () => {}) {
  for (let waiting = waitingOf(match); waiting; waiting = waitingOf(match)) {
    const {
      seat,
      number,
      moves: [move],
    } = waiting;
    try {
      const { status, said } = await ask(`${match}/moves`, { seat, move, after: number });
      if (status === 200) made(match, number, said.number);
      else if (passing(status)) await later();
      else {
        // The answer may have been lost where the move was not.
        const {
          status: seen,
          said: { entries = [] },
        } = await ask(`${match}/events?since=${number}&limit=1`);
        if (passing(seen)) {
          await later();
          continue;
        }
        if (entries[0]?.act !== move || entries[0].seat !== seat) {
          keepWaiting(match, null);
          return { refused: said.error ?? '' };
        }
        made(match, number, entries[0].number);
      }
    } catch {
      return { lost: true };
    }
    step();
  }
  return {};
}

/** Send what waits of all tables, now and whenever there is a connection again. */
export function sendAll() {
  const send = () => {
    for (const name of keptNames(NAME)) sendWaiting(name.slice(NAME.length));
  };
  addEventListener('online', send);
  send();
}
