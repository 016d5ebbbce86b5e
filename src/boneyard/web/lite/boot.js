// The boot page: shows the pages in a frame, starts the application in a worker, and owns the data
// of this browser as long as no other tab does.

/** @typedef {{build: string, base: string, friends: string, version: string, languages: string[], texts: Record<string, Record<string, string>>}} Build */
/** @typedef {{method: string, target: string, headers: Record<string, string>, body: ArrayBuffer|null, isNavigation: boolean, hasPage: boolean}} LiteRequest */
/** @typedef {(bytes: Uint8Array<ArrayBuffer>) => void} ExportCallback */

/** @type {Build} */
const { build, base, friends, version, languages, texts } = JSON.parse(
  document.getElementById('lite')?.textContent ?? '',
);
const NAME = `boneyard-lite ${base}`;
const LANGUAGE = `${NAME} language`;
/** Milliseconds after which a tab that doesn't hand the data over loses it. */
const PATIENCE = 5000;
/** Milliseconds after which a click that waits is answered by a note. */
const SAY_AFTER = 600;

const root = document.documentElement;
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('page'));
const bar = /** @type {HTMLProgressElement} */ (document.getElementById('progress'));
const note = /** @type {HTMLElement} */ (document.getElementById('note'));
const noteText = /** @type {HTMLElement} */ (document.getElementById('note-text'));
const noteButton = /** @type {HTMLButtonElement} */ (document.getElementById('note-button'));

const wanted = [localStorage.getItem(LANGUAGE), ...navigator.languages]
  .map((tag) => (tag ?? '').slice(0, 2))
  .find((tag) => languages.includes(tag));
const language = wanted ?? 'en';
root.lang = language;

/** @param {string} id */
const say = (id) => texts[language][id];

/** @param {string} state booting, ready, elsewhere or failed */
function setState(state) {
  root.dataset.state = state;
  bar.hidden = state !== 'booting';
}

/**
 * Say something below the page; with a button, if something can be done about it.
 * @param {string} id
 * @param {string} [button]
 * @param {() => void} [onClick]
 */
function showNote(id, button, onClick) {
  noteText.textContent = say(id);
  noteButton.hidden = !button;
  noteButton.textContent = button ? say(button) : '';
  noteButton.onclick = onClick ?? null;
  note.dataset.note = id;
  note.hidden = false;
}

/** @type {Worker|null} */
let worker = null;
let isReady = false;
/** Ends the ownership of the data. @type {() => void} */
let release = () => {};
/** Requests until the application has started. @type {(() => void)[]} */
let waiting = [];
/** Whether the frame is on its way to another page, which may wait for the application. */
let isLeaving = false;

/**
 * @param {object} message
 * @param {MessagePort} port
 */
const send = (message, port) => worker?.postMessage(message, [port]);

/** @param {Record<string, string>} headers */
const addHeaders = (headers) => ({
  ...headers,
  'accept-language': [localStorage.getItem(LANGUAGE), ...navigator.languages]
    .filter(Boolean)
    .join(','),
  'user-agent': navigator.userAgent,
  cookie: document.cookie,
});

/**
 * @param {LiteRequest} request
 * @param {MessagePort} port
 */
function forward(request, port) {
  if (root.dataset.state === 'elsewhere') return; // the other tab answers
  if (!isReady && request.hasPage) {
    isLeaving = false;
    port.postMessage({ page: language });
    return;
  }
  const headers = addHeaders(request.headers);
  const go = () => send({ kind: 'request', request: { ...request, headers } }, port);
  if (isReady) go();
  else {
    waiting.push(go);
    if (request.isNavigation) {
      isLeaving = true; // a click may come before the page has loaded
      setTimeout(sayStarting, SAY_AFTER);
    }
  }
}

/** A click waits for the application: the bar alone is easily overlooked. */
function sayStarting() {
  if (!isReady && note.hidden && root.dataset.state === 'booting') showNote('lite-starting');
}

/**
 * A WebSocket of a page; the shim calls this.
 * @param {string} target
 * @param {MessagePort} port
 */
function openLiteSocket(target, port) {
  const go = () => send({ kind: 'socket', target, headers: addHeaders({}) }, port);
  if (isReady) go();
  else waiting.push(go);
}

/** Save everything as one file. */
function exportEverything() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([data], { type: 'application/vnd.sqlite3' }));
    link.download = 'boneyard-lite.db';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  send({ kind: 'export' }, port2);
}

/**
 * Replace everything by what was exported before.
 * @param {Blob} file
 */
async function importEverything(file) {
  worker?.postMessage({ kind: 'import', body: await file.arrayBuffer() });
}

Object.assign(window, { openLiteSocket, exportEverything, importEverything });

/** @param {string} address as the application knows it: `/m/abc` */
const openPage = (address) => frame.contentWindow?.location.replace(base + address.slice(1));

/** The page that the address names; '/' if it names none. */
function findAddress() {
  if (location.hash.startsWith('#/')) return location.hash.slice(1);
  const within = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  return within === 'index.html' ? '/' : `/${within}${location.search}`;
}

const STATIC = `${base}${build}/pages/`;

frame.addEventListener('load', () => {
  const page = frame.contentWindow;
  if (!page || page.location.href === 'about:blank') return;
  // At the click itself: its request comes here later than the application may be ready.
  page.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const { pathname, search } = page.location;
  document.title = page.document.title || 'Boneyard';
  if (page.document.documentElement.lang) {
    localStorage.setItem(LANGUAGE, page.document.documentElement.lang);
  }
  if (pathname.startsWith(base) && !pathname.startsWith(STATIC)) {
    history.replaceState(null, '', `${base}#/${pathname.slice(base.length)}${search}`);
  }
});

/** @param {MessageEvent} event */
function handleWorker({ data }) {
  if (data.kind === 'progress') bar.value = data.share;
  else if (data.kind === 'ready') start(data.isNew);
  else if (data.kind === 'failed') fail(data.why);
  else if (data.kind === 'log') console.error(data.why);
  else if (data.kind === 'refused') showNote('lite-import-refused');
  else if (data.kind === 'imported') location.replace(base);
  else if (data.kind === 'stopped') giveUp();
}

/** @param {string} why */
function fail(why) {
  console.error(why);
  setState('failed');
  showNote('lite-failed', 'lite-retry', () => location.reload());
}

/**
 * The application has started.
 * @param {boolean} isNew whether nothing was stored before
 */
function start(isNew) {
  isReady = true;
  setState('ready');
  if (note.dataset.note === 'lite-starting') note.hidden = true;
  for (const go of waiting) go();
  waiting = [];
  // The static home page shows no matches of one's own; a click on it isn't lost.
  if (!isNew && !isLeaving && frame.contentWindow?.location.pathname.startsWith(STATIC)) {
    openPage('/');
  }
  navigator.serviceWorker.controller?.postMessage('cache');
  navigator.storage.persist?.().catch(() => {});
}

/** Whether the browser stores files for a worker; some don't in private windows. */
async function canStore() {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

async function startWorker() {
  setState('booting');
  note.hidden = true;
  const stored = await canStore();
  if (!stored) showNote('lite-not-stored');
  worker = new Worker(`${base}${build}/lite/app_worker.js`, { type: 'module' });
  worker.onmessage = handleWorker;
  worker.onerror = (event) => fail(event.message);
  const { host } = location;
  worker.postMessage({ kind: 'start', start: { base, host, friends, version, stored } });
}

/** Another tab has the data now. */
function giveUp() {
  worker?.terminate();
  worker = null;
  isReady = false;
  release();
  showElsewhere();
}

function showElsewhere() {
  setState('elsewhere');
  frame.contentWindow?.location.replace('about:blank');
  showNote('lite-elsewhere', 'lite-take-over', takeOver);
  own();
}

const channel = new BroadcastChannel(NAME);
channel.onmessage = () => worker?.postMessage({ kind: 'stop' });

function takeOver() {
  noteButton.disabled = true;
  channel.postMessage('hand over');
  setTimeout(() => root.dataset.state === 'elsewhere' && own({ steal: true }), PATIENCE);
}

/**
 * Own the data from now on, or as soon as no other tab does.
 * @param {LockOptions} [options]
 */
async function own(options = {}) {
  try {
    await navigator.locks.request(NAME, options, (lock) => {
      if (!lock) {
        showElsewhere();
        return undefined;
      }
      if (worker) return undefined;
      noteButton.disabled = false;
      const wasElsewhere = root.dataset.state === 'elsewhere';
      startWorker();
      if (wasElsewhere) openPage(findAddress());
      return new Promise((resolve) => {
        release = () => resolve(undefined);
      });
    });
  } catch {
    giveUp(); // stolen
  }
}

/** @param {ServiceWorkerRegistration} registration */
function offerUpdate(registration) {
  const { waiting: next } = registration;
  if (next && navigator.serviceWorker.controller) {
    showNote('lite-update', 'lite-update-go', () => next.postMessage('update'));
  }
}

/** @param {ServiceWorkerRegistration} registration */
function watchUpdates(registration) {
  offerUpdate(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offerUpdate(registration));
  });
}

async function boot() {
  if (!('serviceWorker' in navigator) || !navigator.locks) {
    setState('failed');
    showNote('lite-unsupported');
    return;
  }
  const address = findAddress();
  if (address === '/') frame.src = `${STATIC}${language}/index.html`;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data.kind === 'request') forward(data.request, ports[0]);
  });
  serviceWorker.startMessages();
  const wasControlled = Boolean(serviceWorker.controller);
  const controlled = new Promise((resolve) => {
    if (serviceWorker.controller) resolve(null);
    serviceWorker.addEventListener('controllerchange', () => {
      if (wasControlled) location.reload(); // an update: the page and its files belong together
      resolve(null);
    });
  });
  const registration = await serviceWorker.register(`${base}sw.js`, { updateViaCache: 'none' });
  await controlled;
  if (address !== '/') openPage(address);
  watchUpdates(registration);
  await own({ ifAvailable: true });
}

boot().catch((error) => fail(String(error)));
