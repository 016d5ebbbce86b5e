// The application in a worker: it answers requests and WebSockets of the pages, and stores
// everything before it answers.

import { mountFiles, openFiles, replaceDatabase } from './opfs.js';
import { hasSnapshot, loadPython } from './python.js';

/** @typedef {{method: string, target: string, headers: Record<string, string>, body: ArrayBuffer|null}} LiteRequest */
/** @typedef {{base: string, host: string, friends: string, version: string, stored: boolean}} Start */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL('../', import.meta.url).href;
const BOT_WORKER = new URL('bot_worker.js', import.meta.url).href;
const DATA = '/data';
/** Milliseconds without progress after which a worker that thinks is replaced. */
const PATIENCE = 90_000;
/** Milliseconds after the start until the memory of Python is kept: the player comes first. */
const KEEP_AFTER = 5000;
const NOTHING = new ArrayBuffer(0);

/** @type {any} */
let browser;
/** @type {Map<string, FileSystemSyncAccessHandle>} */
let files = new Map();

/** @typedef {{resolve: (answer: Uint8Array) => void, reject: (error: Error) => void, progress: any, since: number}} Asked */
/** @typedef {{worker: Worker, waiting: Map<number, Asked>}} Thinker */
/** @type {Map<string, Thinker>} */
const thinkers = new Map();
let questions = 0;

/** @param {string} name */
function getThinker(name) {
  const known = thinkers.get(name);
  if (known) return known;
  const worker = new Worker(BOT_WORKER, { type: 'module' });
  /** @type {Thinker} */
  const made = { worker, waiting: new Map() };
  worker.onmessage = ({ data: { id, share, answer, error } }) => {
    const asked = made.waiting.get(id);
    if (!asked) return;
    if (share !== undefined) {
      asked.since = performance.now();
      asked.progress(share);
      return;
    }
    made.waiting.delete(id);
    if (answer) asked.resolve(answer);
    else asked.reject(new Error(error));
    asked.progress.destroy();
  };
  worker.onerror = (event) => replaceThinker(name, event.message);
  thinkers.set(name, made);
  return made;
}

/**
 * @param {string} name
 * @param {string} why
 */
function replaceThinker(name, why) {
  const broken = thinkers.get(name);
  thinkers.delete(name);
  broken?.worker.terminate();
  for (const { reject } of broken?.waiting.values() ?? []) reject(new Error(why));
}

/**
 * Let a worker think; Python calls this.
 * @param {string} name
 * @param {any} question
 * @param {any} progress
 * @returns {Promise<Uint8Array>}
 */
function ask(name, question, progress) {
  const { worker, waiting } = getThinker(name);
  questions += 1;
  const id = questions;
  const bytes = question.toJs();
  const kept = progress.copy();
  return new Promise((resolve, reject) => {
    const asked = { resolve, reject, progress: kept, since: performance.now() };
    waiting.set(id, asked);
    const check = () => {
      if (!waiting.has(id)) return;
      const left = asked.since + PATIENCE - performance.now();
      if (left > 0) setTimeout(check, left);
      else replaceThinker(name, 'it took too long');
    };
    setTimeout(check, PATIENCE);
    worker.postMessage({ id, question: bytes });
  });
}

/** @param {Start} start */
async function startApplication({ base, host, friends, version, stored }) {
  const report = (/** @type {number} */ share) => scope.postMessage({ kind: 'progress', share });
  const opening = stored ? openFiles() : null;
  const python = await loadPython(root, report);
  if (opening) {
    files = await opening;
    mountFiles(python.FS, DATA, files);
  } else python.FS.mkdir(DATA);
  const isNew = !files.get('boneyard.db')?.getSize();
  const { Browser } = python.pyimport('boneyard.lite.browser');
  report(0.9);
  const head = `<script src="${root}lite/shim.js" data-base="${base}"></script>`;
  browser = Browser(ask, `${DATA}/boneyard.db`, host, head, version, friends);
  await browser.start();
  report(1);
  scope.postMessage({ kind: 'ready', isNew });
  setTimeout(keepMemory, KEEP_AFTER);
}

/** Let a worker of its own keep the memory of Python, once for each version. */
async function keepMemory() {
  if (!(await hasSnapshot(root))) new Worker(`${BOT_WORKER}?makes`, { type: 'module' });
}

/**
 * @param {LiteRequest} request
 * @param {MessagePort} port
 */
async function answerRequest({ method, target, headers, body }, port) {
  const found = await browser.handle(method, target, headers, new Uint8Array(body ?? NOTHING));
  const [status, sent, answer] = found.toJs();
  found.destroy();
  port.postMessage({ answer: { status, headers: sent, body: answer } }, [answer.buffer]);
}

/**
 * @param {string} target
 * @param {Record<string, string>} headers
 * @param {MessagePort} port
 */
function openSocket(target, headers, port) {
  getThinker('quick'); // the table is shown; soon a bot is to move
  const socket = browser.connect(
    target,
    headers,
    (/** @type {string} */ text) => port.postMessage({ text }),
    (/** @type {number} */ closed) => {
      port.postMessage({ closed });
      setTimeout(() => {
        port.close();
        socket.destroy();
      });
    },
  );
  port.onmessage = ({ data: { text, closed } }) => {
    if (closed) socket.close();
    else socket.receive(text);
  };
  port.postMessage({ open: true });
}

/** Let go of the files, so that another page can open them. */
async function stop() {
  await browser?.close();
  for (const handle of files.values()) handle.close();
  scope.postMessage({ kind: 'stopped' });
}

/** @param {ArrayBuffer} body */
async function importDatabase(body) {
  if (!browser.can_import(new Uint8Array(body))) {
    scope.postMessage({ kind: 'refused' });
    return;
  }
  await browser.close();
  replaceDatabase(files, new Uint8Array(body));
  for (const handle of files.values()) handle.close();
  scope.postMessage({ kind: 'imported' });
}

/** @param {Promise<void>|undefined} work */
async function guard(work) {
  try {
    await work;
  } catch (error) {
    scope.postMessage({ kind: 'failed', why: String(error) });
  }
}

scope.addEventListener('message', ({ data, ports }) => {
  const { kind } = data;
  if (kind === 'start') guard(startApplication(data.start));
  else if (kind === 'request') {
    answerRequest(data.request, ports[0]).catch((error) => {
      scope.postMessage({ kind: 'log', why: String(error) });
      ports[0].postMessage({});
    });
  } else if (kind === 'socket') openSocket(data.target, data.headers, ports[0]);
  else if (kind === 'export') {
    const file = browser.export_file();
    ports[0].postMessage(file.toJs());
    file.destroy();
  } else if (kind === 'import') guard(importDatabase(data.body));
  else if (kind === 'stop') guard(stop());
});
