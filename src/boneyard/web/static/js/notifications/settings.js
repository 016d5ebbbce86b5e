// The page where one chooses how one is told: the button for this very browser.
import { beLeftAlone, beTold, canBeTold, isTold } from './web_push.js';

const place = /** @type {HTMLElement} */ (document.querySelector('[data-telling]'));
const [button, said] = ['button', '[role="status"]'].map(
  (what) => /** @type {HTMLElement} */ (place.querySelector(what)),
);

function show() {
  button.hidden = !canBeTold;
  const state = !canBeTold
    ? 'cannot'
    : Notification.permission === 'denied'
      ? 'denied'
      : isTold()
        ? 'on'
        : 'off';
  button.textContent = place.dataset[state === 'on' ? 'stop' : 'start'] ?? '';
  said.textContent = place.dataset[state] ?? '';
}

button.addEventListener('click', async () => {
  button.setAttribute('aria-busy', 'true');
  try {
    await (isTold() ? beLeftAlone() : beTold());
    if (Notification.permission !== 'denied') location.reload();
    else show();
  } catch (error) {
    said.textContent =
      error instanceof Error && error.message ? error.message : (place.dataset.failed ?? '');
  }
  button.removeAttribute('aria-busy');
});
show();
