// Deals every round of a record again from its seed: an implementation of docs/fairness.md of its
// own, which shares nothing with the server's.
import { text } from '../shared/script_text.js';

/** How often a deal may have been rejected by the rules before one was taken. */
const MAX_ATTEMPTS = 200;
const encoder = new TextEncoder();

/**
 * Strings as bytes, each after its length.
 * @param {string[]} parts
 * @returns {Uint8Array<ArrayBuffer>}
 */
function frame(parts) {
  const encoded = parts.map((part) => encoder.encode(part));
  const framed = new Uint8Array(encoded.reduce((sum, bytes) => sum + 4 + bytes.length, 0));
  let offset = 0;
  for (const bytes of encoded) {
    new DataView(framed.buffer).setUint32(offset, bytes.length);
    framed.set(bytes, offset + 4);
    offset += 4 + bytes.length;
  }
  return framed;
}

/**
 * @param {string} hex
 */
const fromHex = (hex) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/**
 * The random 32-bit numbers of a round.
 * @param {any} record
 * @param {CryptoKey} key
 * @param {number} round
 * @param {string} purpose
 */
async function* randomNumbers(record, key, round, purpose) {
  const seeds = record.seat_seeds ?? [];
  const prefix = [`boneyard fair ${record.fair ?? 1}`, String(seeds.length), ...seeds];
  for (let counter = 0; ; counter++) {
    const rest = [record.match ?? '', String(round), purpose, String(counter)];
    const block = new DataView(await crypto.subtle.sign('HMAC', key, frame([...prefix, ...rest])));
    for (let offset = 0; offset < 32; offset += 4) yield block.getUint32(offset);
  }
}

/**
 * A number from 0 to count - 1, all equally likely.
 * @param {AsyncGenerator<number>} numbers
 * @param {number} count
 */
async function drawBelow(numbers, count) {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const number = (await numbers.next()).value;
    if (number < limit) return number % count;
  }
}

/**
 * @param {string[]} tiles
 * @param {AsyncGenerator<number>} numbers
 */
async function shuffle(tiles, numbers) {
  const shuffled = [...tiles];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = await drawBelow(numbers, last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

/**
 * Names a tile as the set does, whichever way round it is written.
 * @param {string[]} set
 */
function normalizer(set) {
  const known = new Set(set);
  return (/** @type {string} */ tile) =>
    known.has(tile) ? tile : tile.split('-').reverse().join('-');
}

/**
 * The double that may have been taken out before the shuffle as the hub, or '' alone. Gaple turns a
 * tile up after the deal, which may be a double too.
 * @param {any} deal
 */
function possibleHubs(deal) {
  const [tile = '', ...more] = deal.start ?? [];
  const [one, other] = tile.split('-');
  return tile && one === other && !more.length ? [tile, ''] : [''];
}

/**
 * The tiles of a deal in the order of the shuffle.
 * @param {any} deal
 * @param {string[]} order
 * @param {string} hub
 */
function tilesInOrder(deal, order, hub) {
  if (deal.row) return deal.row;
  if (deal.rows) return deal.rows.flat();
  const start = deal.start ?? [];
  const hands = deal.hands.flat();
  const rest = [...(deal.stock ?? []), ...(deal.aside ?? [])];
  if (hub) return [...hands, ...rest];
  // Your Turn takes its start tile out of the shuffle, wherever it is; Gaple's comes after the hands.
  if (start.length === 1) {
    const tiles = [...hands, ...rest];
    tiles.splice(order.indexOf(start[0]), 0, start[0]);
    return tiles;
  }
  return [...hands, ...start, ...rest];
}

/**
 * What is wrong with the order of seal, seeds and deal, or ''. Records of version 1 don't have it.
 * @param {any} record
 */
function checkOrder(record) {
  if ((record.fair ?? 1) < 2) return '';
  const { sealed, seeded, dealt, seats, seat_seeds: seeds } = record;
  const given = (seeded ?? []).filter((/** @type {number|null} */ time) => time !== null);
  const complete = seeded?.length === seats.length && seeds?.length === seats.length;
  if (!complete || ![sealed, dealt, ...given].every(Number.isSafeInteger)) {
    return text('bad-times');
  }
  if (!(sealed < dealt)) return text('bad-seal');
  if ((record.rounds[0]?.round ?? 1) !== 1) return text('bad-first');
  for (const [seat, time] of seeded.entries()) {
    const inOrder = time === null ? seeds[seat] === '' : sealed < time && time < dealt;
    if (!inOrder) return text('bad-order', { seat: seat + 1 });
  }
  return '';
}

/**
 * Whether a round was dealt as the seed says.
 * @param {any} record
 * @param {CryptoKey} key
 * @param {any} deal
 * @param {number} round
 * @param {string[]} set
 */
async function isDealtFairly(record, key, deal, round, set) {
  const normalize = normalizer(set);
  for (const hub of possibleHubs(deal)) {
    const tiles = set.filter((tile) => tile !== hub);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const order = await shuffle(tiles, randomNumbers(record, key, round, `deal:${attempt}`));
      if (tilesInOrder(deal, order, hub).map(normalize).join() === order.join()) return true;
    }
  }
  return false;
}

/**
 * Check a record; gives the result as a sentence.
 * @param {any} record
 * @param {string} commitment
 * @param {string[]} set
 */
export async function checkRecord(record, commitment, set) {
  const seed = fromHex(record.seed);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seed));
  const seal = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The record's own seal too: the notes of this browser are compared with it.
  if (seal !== commitment || (record.commitment ?? seal) !== seal) return text('bad-seed');
  const disorder = checkOrder(record);
  if (disorder) return disorder;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  const first = record.rounds[0]?.round ?? 1;
  for (const [index, { deal }] of record.rounds.entries()) {
    const round = index + first;
    if (!(await isDealtFairly(record, key, deal, round, set))) return text('bad-round', { round });
  }
  const count = record.rounds.length;
  const dealt = count === 1 ? text('checked') : text('checked-many', { count });
  return `${dealt} ${(record.fair ?? 1) < 2 ? '' : text('order')}`.trim();
}
