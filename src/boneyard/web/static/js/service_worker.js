// The worker: shows what it is told, whether a page is open or not.

const self_ = /** @type {any} */ (self);

/** @param {{title: string, body: string, lang: string, match: string, kind: string, waiting: number}} said */
async function show(said) {
  const pages = await self_.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = said.match ? `/m/${said.match}` : '/matches';
  if ('setAppBadge' in self_.navigator) {
    await self_.navigator.setAppBadge(said.waiting).catch(() => {});
  }
  // Whoever looks at that very table sees it.
  if (
    pages.some(
      (/** @type {any} */ page) =>
        page.visibilityState === 'visible' && new URL(page.url).pathname === path,
    )
  ) {
    return;
  }
  await self_.registration.showNotification(said.title, {
    body: said.body,
    lang: said.lang,
    tag: `${said.match} ${said.kind}`,
    data: { path },
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
  });
}

/** @param {string} path */
async function open(path) {
  const pages = await self_.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self_.clients.openWindow(path));
}

/** A browser may get another address at its push service: the house is told. @param {any} event */
async function moved(event) {
  const old = event.oldSubscription ?? null;
  const options = old?.options ?? event.newSubscription?.options;
  const made =
    event.newSubscription ?? (options && (await self_.registration.pushManager.subscribe(options)));
  const tell = (/** @type {string} */ path, /** @type {object} */ body) =>
    fetch(`/api/told/push${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
    });
  if (old) await tell('/end', { endpoint: old.endpoint });
  if (made) {
    const { endpoint, keys } = made.toJSON();
    await tell('', { endpoint, keys });
  }
}

/** What is shown without a connection: a page of its own, with all that it needs. */
async function keepOffline() {
  const kept = await caches.open('offline');
  const page = await fetch('/offline', { credentials: 'same-origin' });
  const needed = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(
    (found) => found[1],
  );
  await kept.addAll(needed);
  await kept.put('/offline', page);
}

/** The house if it can be reached, else what is kept. @param {Request} request */
const reached = (request) =>
  fetch(request).catch(
    async () =>
      // A table of a game for one may be kept: there one can play on.
      (await caches.match(request.mode === 'navigate' ? new URL(request.url).pathname : request)) ??
      (request.mode === 'navigate' ? await caches.match('/offline') : undefined) ??
      Response.error(),
  );

self_.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const own = new URL(request.url).origin === self_.location.origin && request.method === 'GET';
  if (
    own &&
    (request.mode === 'navigate' || new URL(request.url).pathname.startsWith('/static/'))
  ) {
    event.respondWith(reached(request));
  }
});
self_.addEventListener('install', (/** @type {any} */ event) => {
  self_.skipWaiting();
  event.waitUntil(keepOffline().catch(() => {}));
});
self_.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(self_.clients.claim()),
);
self_.addEventListener('push', (/** @type {any} */ event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self_.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self_.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) =>
  event.waitUntil(moved(event)),
);
