// The table of a game for one: it goes on while the house can't be reached, by the page's own rules,
// as far as what lies open decides. Moves wait, and are sent in their order as soon as the house is there again.
import '../table/main.js';
import { announce, complain, LOST, sentence } from '../shared/announce.js';
import { forgetTable, keepTable } from './offline_cache.js';
import { changed, connected, look, on } from '../table/connection.js';
import { forget } from '../table/regions.js';
import * as slide from '../table/animate.js';
import { reachDown } from '../table/zoom.js';
import { drawAlone } from './draw.js';
import { act, legal, over, waits } from './rules.js';
import { alone, region, serializeState, table } from '../table/state.js';
import { keepWaiting, sendWaiting, waitingOf } from './offline_queue.js';
import { words } from '../shared/text.js';

/** What is drawn anew while the house can't. */
const DRAWN = ['tiles', 'moves', 'mark', 'ask', 'caption', 'status'];

/** @typedef {import('./rules.js').Standing} Standing */

/** How the house last saw it, and had drawn it. @type {{kind: string, upright: boolean, places: any[], now: Standing, number: number, drawn: Record<string, string>}|null} */
let base = null;
let sending = false;

/** Whether this is a table for one, at which one sits. */
const sits = () => Boolean(table.root.closest('.solo')) && table.seat !== '';
const sign = document.getElementById('lost');
const trying = sign?.textContent ?? '';

/** A sentence that counts. @param {string} name @param {number} count */
export const counted = (name, count) => words(count === 1 ? `${name} 1` : name, { count });

/** What the house has told of how the game stands. */
function told() {
  const [places, state] = region('position')?.children ?? [];
  if (!places || !state) return null;
  return {
    kind: places.getAttribute('value') ?? '',
    upright: places.classList.contains('upright'),
    places: JSON.parse(places.getAttribute('data-places') ?? ''),
    now: JSON.parse(state.getAttribute('data-state') ?? ''),
    number: table.number,
    drawn: Object.fromEntries(DRAWN.map((name) => [name, region(name)?.innerHTML ?? ''])),
  };
}

/** How it stands with all that waits; null if that can't be known. */
function standing() {
  const moves = waitingOf(table.match)?.moves ?? [];
  if (!base) return null;
  let [now, end] = [base.now, /** @type {{won: boolean, left: number}|null} */ (null)];
  for (const move of moves) {
    if (end || !legal(base.kind, now).includes(move)) return null;
    now = act(base.kind, now, move);
    end = over(base.kind, now, move);
  }
  return { now, end, moves };
}

/** Whether moves are made here, and not by the house: there is no connection, or others wait already. */
const plays = () => sits() && (!connected() || waitingOf(table.match) !== null);

/** Make a move that the house will hear of. @param {string} move */
function play(move) {
  const waiting = waitingOf(table.match);
  base ??= waiting && waiting.number !== table.number ? null : told();
  const stands = standing();
  if (!base || !stands) {
    complain(LOST);
    if (connected()) send();
    return;
  }
  if (stands.end || !legal(base.kind, stands.now).includes(move)) return;
  const more = {
    seat: Number(table.seat),
    number: waiting?.number ?? base.number,
    moves: [...stands.moves, move],
  };
  if (!keepWaiting(table.match, more)) {
    complain(words('alone-full'));
    return;
  }
  show();
  if (connected()) send();
}

/** Take back the last move that waits; false if there is none. */
function takeBack() {
  const waiting = waitingOf(table.match);
  if (!sits() || !waiting || sending || !base) return false;
  keepWaiting(table.match, { ...waiting, moves: waiting.moves.slice(0, -1) });
  show();
  return true;
}

/** Show how it stands with what waits. */
function show() {
  const stands = standing();
  if (!base || !stands) return;
  const { now, end, moves } = stands;
  const old = slide.layout();
  for (const [name, text] of Object.entries(base.drawn)) {
    const place = region(name);
    if (place) place.innerHTML = text;
  }
  // What the house takes for shown isn't so any more.
  forget(DRAWN);
  if (moves.length) {
    reachDown(drawAlone({ ...base, now, moves: end ? [] : legal(base.kind, now), counted }));
  }
  slide.rearrange(old);
  const undo = region('ask')?.querySelector('[value="undo"]');
  if (undo instanceof HTMLButtonElement) undo.disabled = !moves.length;
  tellWaiting();
  const turning = waits(base.kind, now);
  const stuck = turning && !legal(base.kind, now).length;
  const said = end
    ? words(end.won ? 'alone-won' : 'alone-lost')
    : stuck
      ? words('alone-stuck')
      : turning
        ? words('alone-turns')
        : '';
  complain(said);
  const asked =
    base.kind === 'row' && !end
      ? words('asked-row', { tile: now.row[now.at].join('-'), count: now.count })
      : counted(
          base.kind === 'columns' ? 'asked-columns' : 'asked-line',
          base.kind === 'columns'
            ? now.columns.reduce((sum, { down }) => sum + down, 0)
            : now.row.length,
        );
  announce(said || asked);
  changed();
}

/** Say how many moves wait, and whether they are on their way. */
function tellWaiting() {
  const count = waitingOf(table.match)?.moves.length ?? 0;
  table.root.dataset.waits = String(count);
  if (!sign || !sits()) return;
  if (connected()) {
    sign.hidden = !count;
    sign.textContent = words('alone-sending');
  } else {
    const playable = table.status === 'playing' && region('position')?.children.length;
    sign.textContent = count ? counted('alone-waits', count) : playable ? words('alone') : trying;
  }
}

/** Send what waits, and show what the house makes of it. */
async function send() {
  if (sending) return;
  sending = true;
  tellWaiting();
  const { lost, refused } = await sendWaiting(table.match, tellWaiting);
  sending = false;
  tellWaiting();
  // Another try, unless the connection itself brings one.
  if (lost) {
    setTimeout(() => {
      if (connected()) send();
    }, 3000);
    return;
  }
  base = null;
  complain(refused === undefined ? '' : words('alone-refused', { why: sentence(refused) }));
  if (connected()) look(table.seat);
}

/** Begin: show what waits from before, and listen. */
function startAlone() {
  alone.by = { plays, play, takeBack };
  on('open', (_, event) => {
    if (!waitingOf(table.match)) return;
    event.preventDefault();
    send();
  });
  on('lost', () => {
    tellWaiting();
    if (table.status === 'playing' && !waitingOf(table.match)) keepTable(serializeState());
  });
  // What the house has drawn is what counts.
  on('change', () => {
    if (table.live) base = null;
    if (table.status === 'over') forgetTable();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && table.live && table.status === 'playing') keepTable(serializeState());
  });
  const waiting = waitingOf(table.match);
  if (waiting && waiting.number === table.number) {
    base = told();
    show();
  }
}

// The table itself has begun by now.
if (sits()) startAlone();
