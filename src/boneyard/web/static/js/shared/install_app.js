// The installed app: offering to install it, its service worker, and the number on its icon.
import { closest, findAll } from './dom.js';
import { load } from './storage.js';

/**
 * What browsers that can install the page send; it is in no standard.
 * @typedef {Event & {prompt: () => Promise<void>}} InstallPrompt
 */

/** Offer to install the app where the browser can; elsewhere the page says how. */
export function startInstall() {
  if (matchMedia('(display-mode: standalone)').matches) {
    for (const section of findAll('[data-install-section]')) section.hidden = true;
  }
  /** @type {InstallPrompt|null} */
  let offer = null;
  const show = () => {
    for (const button of findAll('[data-install]')) button.hidden = !offer;
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = /** @type {InstallPrompt} */ (event);
    show();
  });
  document.addEventListener('click', async (event) => {
    if (!offer || !closest(event, '[data-install]')) return;
    const asked = offer;
    offer = null;
    await asked.prompt();
    show();
  });
}

/** Register the service worker for an installed app and for push notifications. */
export function startServiceWorker() {
  const installed = matchMedia('(display-mode: standalone)').matches;
  if (!('serviceWorker' in navigator) || !(installed || load('told') === 'yes')) return;
  navigator.serviceWorker.register('/worker.js').catch(() => {});
  updateBadge();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) updateBadge();
  });
}

/** Show the number of matches that wait for the player on the app's icon. */
async function updateBadge() {
  if (!('setAppBadge' in navigator)) return;
  const { waiting } = await fetch('/api/told')
    .then((response) => response.json())
    .catch(() => ({}));
  if (waiting === undefined) return;
  (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}
