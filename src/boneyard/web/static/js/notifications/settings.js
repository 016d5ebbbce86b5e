// The notification settings: the button that subscribes this browser.
import { isPushSupported, isSubscribed, subscribe, unsubscribe } from './web_push.js';

const section = /** @type {HTMLElement} */ (document.querySelector('[data-telling]'));
const button = /** @type {HTMLElement} */ (section.querySelector('button'));
const statusLine = /** @type {HTMLElement} */ (section.querySelector('[role="status"]'));

function getState() {
  if (!isPushSupported) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  return isSubscribed() ? 'on' : 'off';
}

function update() {
  const state = getState();
  // What is blocked in the settings of the browser can only be allowed there.
  button.hidden = state === 'cannot' || state === 'denied';
  button.textContent = section.dataset[state === 'on' ? 'stop' : 'start'] ?? '';
  statusLine.textContent = section.dataset[state] ?? '';
}

button.addEventListener('click', async () => {
  button.setAttribute('aria-busy', 'true');
  try {
    await (isSubscribed() ? unsubscribe() : subscribe());
    if (Notification.permission !== 'denied') location.reload();
    else update();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    statusLine.textContent = message || (section.dataset.failed ?? '');
  }
  button.removeAttribute('aria-busy');
});
update();
