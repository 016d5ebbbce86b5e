// Your turn: the tab says so, for who looks at another one.
import { table } from './state.js';
import { words } from '../shared/text.js';

const link = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="icon"]'));
const [title, icon] = [document.title, link?.getAttribute('href') ?? ''];
/** A tile with a bright spot: seen at sixteen pixels. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="5" y="1" width="22" height="38" rx="5" fill="#fffcf3" stroke="#6d4030" stroke-width="2"/>' +
    '<path d="M8 20h16" stroke="#97896b" stroke-width="2"/><circle cx="16" cy="10" r="3.500" fill="#bb2a22"/><circle cx="16" cy="30" r="3.500" fill="#26408f"/>' +
    '<circle cx="29" cy="11" r="10" fill="#ffb300" stroke="#2c2a26" stroke-width="2"/></svg>',
)}`;

/** Whether somebody at this screen is to go on; nobody is called in a game for one. */
const called = () =>
  !table.root.closest('.solo') &&
  (table.awaits === 'you' ||
    (table.turn !== null && table.yours.includes(table.turn) && table.status === 'playing'));

let was = false;

/** Show it in the tab; gives whether it has just become so. */
export function tellTurn() {
  const is = called();
  const came = is && !was;
  if (is !== was) {
    document.title = is ? `${words('your-turn')} – ${title}` : title;
    link?.setAttribute('href', is ? CALLING : icon);
  }
  was = is;
  return came;
}
