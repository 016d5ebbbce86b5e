// What happens is heard and felt as well: sounds, faces, the end of a round, the name of the tab.
import { showEnding } from './round_end.js';
import { on } from './connection.js';
import { react } from './reactions.js';
import { sound } from './sound.js';
import { tellTurn } from './turn_indicator.js';

/** How far apart things are heard that come at once, in seconds. */
const APART = 0.09;

/** @param {string} tile */
const pips = (tile) => tile.split('-').reduce((sum, half) => sum + (Number(half) || 0), 0);

/** @param {any} news */
function heard(news) {
  let late = 0;
  for (const one of news.flights ?? []) {
    if (one.tile !== undefined) sound('tile', pips(one.tile), late);
    else if (one.draw !== undefined) sound('draw', late / APART, late);
    else if (one.points !== undefined) sound('points', one.points, late);
    else if (one.call !== undefined) sound('call', one.call.length, late);
    else if (one.moved !== undefined) sound('tile', one.moved, late);
    else if (one.end !== undefined && !one.over) sound('end', one.end, late + 0.3);
    late += APART;
  }
  react(news.flights ?? []);
  showEnding(news.flights ?? []);
  if (tellTurn()) {
    sound('turn', 0, late + 0.1);
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
  }
}

/** Begin to listen. */
export function startLife() {
  tellTurn();
  on('update', heard);
}
