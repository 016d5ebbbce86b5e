// After one's own move the others think: a good moment to offer that one is told. Never by itself.
import { keep } from '../shared/storage.js';
import { beTold, mayAsk } from './web_push.js';

const root = /** @type {HTMLElement} */ (document.querySelector('main.table'));
const place = /** @type {HTMLElement} */ (document.querySelector('[data-bell]'));
const mine = () => root.dataset.awaits === 'you';
let moved = false,
  was = mine();

// The table says of itself whom it waits for.
new MutationObserver(() => {
  moved ||= was && !mine();
  was = mine();
  place.hidden = !(moved && root.dataset.awaits === 'others' && mayAsk());
}).observe(root, { attributeFilter: ['data-awaits'] });

/** @param {string} id @param {string} text */
const say = (id, text) => {
  const line = document.getElementById(id);
  if (line) line.textContent = text;
};

place.addEventListener('click', async (event) => {
  const button = /** @type {Element} */ (event.target).closest('button');
  if (!button) return;
  place.hidden = true;
  if (button.value === 'no') {
    keep('told', 'no');
    return;
  }
  const told = await beTold().catch(() => false);
  if (told) say('say', place.dataset.now ?? '');
  else say('wrong', place.dataset.failed ?? '');
});
