// Deals every round of a record again, from its seed: docs/fairness.md, written anew.
import { words as said } from '../shared/text.js';

const text = new TextEncoder();

/** @param {string[]} parts @returns {Uint8Array} */
function framed(parts) {
  const bytes = parts.map((part) => text.encode(part));
  const all = new Uint8Array(bytes.reduce((sum, one) => sum + 4 + one.length, 0));
  let at = 0;
  for (const one of bytes) {
    new DataView(all.buffer).setUint32(at, one.length);
    all.set(one, at + 4);
    at += 4 + one.length;
  }
  return all;
}

/** @param {string} hex */
const bytesOf = (hex) => new Uint8Array((hex.match(/../g) ?? []).map((two) => parseInt(two, 16)));

/** @param {any} record @param {CryptoKey} key @param {number} round @param {string} purpose */
async function* words(record, key, round, purpose) {
  const seeds = record.seat_seeds ?? [];
  for (let counter = 0; ; counter++) {
    const message = framed([
      `boneyard fair ${record.fair ?? 1}`,
      String(seeds.length),
      ...seeds,
      record.match ?? '',
      String(round),
      purpose,
      String(counter),
    ]);
    const block = new DataView(await crypto.subtle.sign('HMAC', key, /** @type {any} */ (message)));
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** @param {AsyncGenerator<number>} stream @param {number} count */
async function below(stream, count) {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const word = (await stream.next()).value;
    if (word < limit) return word % count;
  }
}

/** @param {string[]} tiles @param {AsyncGenerator<number>} stream */
async function shuffled(tiles, stream) {
  const mixed = [...tiles];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = await below(stream, last + 1);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** A tile in its normal form, whichever way round it lies. @param {string[]} set */
function normal(set) {
  const known = new Set(set);
  return (/** @type {string} */ tile) =>
    known.has(tile) ? tile : tile.split('-').reverse().join('-');
}

/** The double that was taken out before the shuffle, and lies as the hub, or ''. @param {any} deal */
function hub(deal) {
  const [tile = '', ...more] = deal.start ?? [];
  const [one, other] = tile.split('-');
  return one === other && !more.length ? tile : '';
}

/** The tiles of a deal in the order of the shuffle. @param {any} deal @param {string[]} order */
function told(deal, order) {
  if (deal.row) return deal.row;
  if (deal.rows) return deal.rows.flat();
  const start = deal.start ?? [];
  const hands = deal.hands.flat();
  const rest = [...(deal.stock ?? []), ...(deal.aside ?? [])];
  if (hub(deal)) return [...hands, ...rest];
  // Your Turn takes its start tile out of the shuffle wherever it lies.
  if (start.length === 1) {
    const all = [...hands, ...rest];
    all.splice(order.indexOf(start[0]), 0, start[0]);
    return all;
  }
  return [...hands, ...start, ...rest];
}

/** What is wrong with the order in which luck was fixed, or ''; version 1 doesn't tell it. @param {any} record */
function disorder(record) {
  if ((record.fair ?? 1) < 2) return '';
  const { sealed, seeded, dealt, seats, seat_seeds: seeds } = record;
  const times = [
    sealed,
    dealt,
    ...(seeded ?? []).filter((/** @type {number|null} */ at) => at !== null),
  ];
  if (
    seeded?.length !== seats.length ||
    seeds?.length !== seats.length ||
    !times.every(Number.isSafeInteger)
  ) {
    return said('bad-times');
  }
  if (!(sealed < dealt)) return said('bad-seal');
  if ((record.rounds[0]?.round ?? 1) !== 1) return said('bad-first');
  for (const [seat, at] of seeded.entries()) {
    if (at === null ? seeds[seat] !== '' : !(sealed < at && at < dealt)) {
      return said('bad-order', { seat: seat + 1 });
    }
  }
  return '';
}

/** Check a record; gives a sentence. @param {any} record @param {string} commitment @param {string[]} set */
export async function checkRecord(record, commitment, set) {
  const secret = bytesOf(record.seed);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  const seal = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The one in the record too: it is what this browser's note is compared with.
  if (seal !== commitment || (record.commitment ?? seal) !== seal) return said('bad-seed');
  const wrong = disorder(record);
  if (wrong) return wrong;
  const key = await crypto.subtle.importKey(
    'raw',
    secret,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const plain = normal(set);
  const first = record.rounds[0]?.round ?? 1;
  for (const [at, { deal }] of record.rounds.entries()) {
    let same = false;
    for (let attempt = 0; attempt < 200 && !same; attempt++) {
      const tiles = set.filter((tile) => tile !== hub(deal));
      const order = await shuffled(tiles, words(record, key, at + first, `deal:${attempt}`));
      same = told(deal, order).map(plain).join() === order.join();
    }
    if (!same) return said('bad-round', { round: at + first });
  }
  const many = record.rounds.length;
  const order = (record.fair ?? 1) < 2 ? '' : said('order');
  return [many === 1 ? said('checked') : said('checked-many', { count: many }), order]
    .join(' ')
    .trim();
}
