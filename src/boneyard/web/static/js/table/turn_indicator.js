// The tab says that it is the player's turn.
import { text } from '../shared/script_text.js';
import { isSolitaire, table } from './match_state.js';

const link = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="icon"]'));
const { title } = document;
const icon = link?.getAttribute('href') ?? '';
/** A tile with a bright spot that shows at sixteen pixels. */
const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="5" y="1" width="22" height="38" rx="5" fill="#fffcf3" stroke="#6d4030" stroke-width="2"/>' +
    '<path d="M8 20h16" stroke="#97896b" stroke-width="2"/><circle cx="16" cy="10" r="3.500" fill="#bb2a22"/><circle cx="16" cy="30" r="3.500" fill="#26408f"/>' +
    '<circle cx="29" cy="11" r="10" fill="#ffb300" stroke="#2c2a26" stroke-width="2"/></svg>',
)}`;

/** Whether a player at this screen is to move; solitaire doesn't count. */
function isTurnHere() {
  if (isSolitaire()) return false;
  const isOwn = table.turn !== null && table.yours.includes(table.turn);
  return table.awaits === 'you' || (isOwn && table.status === 'playing');
}

let wasTurn = false;

/** Update the tab; gives whether the turn has just begun. */
export function updateTurnIndicator() {
  const isTurn = isTurnHere();
  const hasBegun = isTurn && !wasTurn;
  if (isTurn !== wasTurn) {
    document.title = isTurn ? `${text('your-turn')} – ${title}` : title;
    link?.setAttribute('href', isTurn ? TURN_ICON : icon);
  }
  wasTurn = isTurn;
  return hasBegun;
}
