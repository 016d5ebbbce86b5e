// The service worker: shows push notifications, and serves saved pages without a connection.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{title: string, body: string, lang: string, match: string, kind: string, waiting: number}} PushMessage */

const findWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * @param {WindowClient} client
 */
const pathOf = (client) => new URL(client.url).pathname;

/**
 * Show a notification, unless the page that it speaks of is visible.
 * @param {PushMessage} message
 */
async function showNotification(message) {
  const windows = await findWindows();
  const path = message.match ? `/m/${message.match}` : '/matches';
  if ('setAppBadge' in worker.navigator) {
    await worker.navigator.setAppBadge(message.waiting).catch(() => {});
  }
  const isSeen = (/** @type {WindowClient} */ client) =>
    client.visibilityState === 'visible' && pathOf(client) === path;
  if (windows.some(isSeen)) return;
  await worker.registration.showNotification(message.title, {
    body: message.body,
    lang: message.lang,
    tag: `${message.match} ${message.kind}`,
    data: { path },
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
  });
}

/**
 * Focus the page with this path, or open it.
 * @param {string} path
 */
async function openPage(path) {
  const open = (await findWindows()).find((client) => pathOf(client) === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

/**
 * @param {string} path
 * @param {object} body
 */
const post = (path, body) =>
  fetch(`/api/told/push${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
  });

/**
 * The push service has given this browser another address: tell the server.
 * @param {PushSubscriptionChangeEvent} event
 */
async function renewSubscription(event) {
  const old = event.oldSubscription ?? null;
  const options = old?.options ?? event.newSubscription?.options;
  const subscription = event.newSubscription ?? (options && (await subscribe(options)));
  if (old) await post('/end', { endpoint: old.endpoint });
  if (subscription) {
    const { endpoint, keys } = subscription.toJSON();
    await post('', { endpoint, keys });
  }
}

/**
 * @param {PushSubscriptionOptions} options
 */
const subscribe = ({ applicationServerKey, userVisibleOnly }) =>
  worker.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly });

/** Save the offline page with all that it needs. */
async function saveOfflinePage() {
  const cache = await caches.open('offline');
  const page = await fetch('/offline', { credentials: 'same-origin' });
  const html = await page.clone().text();
  const assets = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, path]) => path);
  await cache.addAll(assets);
  await cache.put('/offline', page);
}

/**
 * From the server; without a connection, from the caches. A solitaire game may be saved, so that it
 * can be played on.
 * @param {Request} request
 */
async function fetchOrLoad(request) {
  try {
    return await fetch(request);
  } catch {
    const isPage = request.mode === 'navigate';
    const saved = await caches.match(isPage ? new URL(request.url).pathname : request);
    return saved ?? (isPage ? await caches.match('/offline') : undefined) ?? Response.error();
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' || pathname.startsWith('/static/')) {
    event.respondWith(fetchOrLoad(request));
  }
});
worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(saveOfflinePage().catch(() => {}));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json()));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event)),
);
