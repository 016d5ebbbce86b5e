// Being told: a browser is asked for leave only when somebody presses a button, never by itself.
import { keep, kept } from '../shared/storage.js';

/** Whether this browser can be told: it must know how, and the house must be reached safely. */
export const canBeTold =
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  isSecureContext;
/** Whether it is told already, as far as it remembers. */
export const isTold = () =>
  canBeTold && Notification.permission === 'granted' && kept('told') === 'yes';
/** Whether somebody may still be asked. */
export const mayAsk = () =>
  canBeTold && Notification.permission !== 'denied' && !isTold() && kept('told') !== 'no';

/** The worker that shows what it is told; it needs no page to be open. */
export const worker = () => navigator.serviceWorker.register('/worker.js');

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
const ask = (path, body) =>
  fetch(
    `/api/told${path}`,
    body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    },
  ).then(async (response) =>
    response.ok ? response.json() : Promise.reject(new Error((await response.json()).error)),
  );

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Let this browser be told; gives whether it is. */
export async function beTold() {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await worker();
  const registration = await navigator.serviceWorker.ready;
  const { key } = await ask('');
  const subscribe = () =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  // A subscription to another house that was at this address is none to this one.
  const made = await subscribe().catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = made.toJSON();
  await ask('/push', { endpoint, keys });
  keep('told', 'yes');
  return true;
}

/** Tell this browser nothing any more. */
export async function beLeftAlone() {
  keep('told', 'no');
  const registration = await navigator.serviceWorker.getRegistration('/');
  const made = await registration?.pushManager.getSubscription();
  if (!made) return;
  await ask('/push/end', { endpoint: made.endpoint });
  await made.unsubscribe();
}
