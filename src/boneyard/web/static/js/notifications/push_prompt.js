// Offers push notifications on the match page, after the player's own move while opponents think.
import { closest } from '../shared/dom.js';
import { save } from '../shared/storage.js';
import { canPrompt, subscribe } from './web_push.js';

const table = /** @type {HTMLElement} */ (document.querySelector('main.table'));
const prompt = /** @type {HTMLElement} */ (document.querySelector('[data-bell]'));
const isMyTurn = () => table.dataset.awaits === 'you';
let hasMoved = false;
let wasMyTurn = isMyTurn();

// The table's own script is another bundle: it writes on the page what the match waits for.
new MutationObserver(() => {
  hasMoved ||= wasMyTurn && !isMyTurn();
  wasMyTurn = isMyTurn();
  prompt.hidden = !(hasMoved && table.dataset.awaits === 'others' && canPrompt());
}).observe(table, { attributeFilter: ['data-awaits'] });

/**
 * @param {string} id
 * @param {string} message
 */
function showMessage(id, message) {
  const line = document.getElementById(id);
  if (line) line.textContent = message;
}

prompt.addEventListener('click', async (event) => {
  const button = /** @type {HTMLButtonElement|null} */ (closest(event, 'button'));
  if (!button) return;
  prompt.hidden = true;
  if (button.value === 'no') {
    save('told', 'no');
    return;
  }
  const subscribed = await subscribe().catch(() => false);
  if (subscribed) showMessage('say', prompt.dataset.now ?? '');
  else showMessage('wrong', prompt.dataset.failed ?? '');
});
