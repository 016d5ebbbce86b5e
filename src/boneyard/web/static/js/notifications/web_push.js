// Web push: subscribing this browser. The permission is asked for only when a button is pressed.
import { load, save } from '../shared/storage.js';

/** Web push needs a service worker and a secure context. */
export const isPushSupported =
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  isSecureContext;

/** Whether this browser is subscribed, as far as it remembers. */
export const isSubscribed = () =>
  isPushSupported && Notification.permission === 'granted' && load('told') === 'yes';

/** Whether the player may still be asked. */
export const canPrompt = () =>
  isPushSupported &&
  Notification.permission !== 'denied' &&
  !isSubscribed() &&
  load('told') !== 'no';

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function request(path, body) {
  const headers = { 'content-type': 'application/json' };
  const options = body && { method: 'POST', body: JSON.stringify(body), headers };
  const response = await fetch(`/api/told${path}`, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/**
 * @param {string} encoded base64url
 * @returns {Uint8Array<ArrayBuffer>}
 */
function decode(encoded) {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Subscribe this browser; false if the player doesn't allow it. */
export async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/worker.js');
  const registration = await navigator.serviceWorker.ready;
  const { key } = await request('');
  const options = { userVisibleOnly: true, applicationServerKey: decode(key) };
  // A subscription with the key of another server at this address has to go first.
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  await request('/push', { endpoint, keys });
  save('told', 'yes');
  return true;
}

/** End the subscription of this browser. */
export async function unsubscribe() {
  save('told', 'no');
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await request('/push/end', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
