// In every page of Boneyard Lite, before its own scripts: WebSockets go to the worker of the boot
// page, and addresses that begin at the root stay in the folder.

(() => {
  const base = document.currentScript?.dataset.base ?? '/';
  /** @typedef {Window & {openLiteSocket(target: string, port: MessagePort): void, exportEverything(): void, importEverything(file: Blob): void}} Shell */
  const shell = /** @type {Shell} */ (/** @type {unknown} */ (window.parent));

  /** A WebSocket to the application in the boot page's worker. */
  class LiteWebSocket extends EventTarget {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;

    /** @param {string} address */
    constructor(address) {
      super();
      const { pathname, search } = new URL(address);
      this.url = address;
      this.readyState = LiteWebSocket.CONNECTING;
      this.bufferedAmount = 0;
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      port1.onmessage = ({ data }) => this.receive(data);
      shell.openLiteSocket(pathname + search, port2);
      window.addEventListener('pagehide', () => this.close());
    }

    /** @param {{open?: boolean, text?: string, closed?: number}} message */
    receive({ open, text, closed }) {
      if (this.readyState === LiteWebSocket.CLOSED) return;
      if (open) {
        this.readyState = LiteWebSocket.OPEN;
        this.dispatchEvent(new Event('open'));
      } else if (text !== undefined) {
        this.dispatchEvent(new MessageEvent('message', { data: text }));
      } else if (closed !== undefined) this.end(closed);
    }

    /** @param {string} text */
    send(text) {
      this.port.postMessage({ text });
    }

    close() {
      if (this.readyState === LiteWebSocket.CLOSED) return;
      this.port.postMessage({ closed: true });
      this.end(1000);
    }

    /** @param {number} code */
    end(code) {
      this.readyState = LiteWebSocket.CLOSED;
      this.dispatchEvent(new CloseEvent('close', { code, wasClean: code === 1000 }));
    }
  }
  Object.defineProperty(window, 'WebSocket', { value: LiteWebSocket });

  // The service worker of a server has nothing to do here.
  const { serviceWorker } = navigator;
  if (serviceWorker) serviceWorker.register = () => serviceWorker.ready;

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-lite]') : null;
    if (button?.getAttribute('data-lite') === 'export') shell.exportEverything();
  });
  document.addEventListener('change', (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.dataset.lite === 'import' ? field.files?.[0] : null;
    if (file) shell.importEverything(file);
  });

  /** @param {string} address */
  function stayInFolder(address) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith(base)) return null;
    return base + url.pathname.slice(1) + url.search + url.hash;
  }
  if (base === '/') return;
  document.addEventListener(
    'submit',
    (event) => {
      const form = /** @type {HTMLFormElement} */ (event.target);
      const button = /** @type {HTMLButtonElement|null} */ (event.submitter);
      const within = stayInFolder(form.getAttribute('action') ?? location.href);
      if (within) form.setAttribute('action', within);
      const other = button?.getAttribute('formaction');
      const place = other && stayInFolder(other);
      if (button && place) button.setAttribute('formaction', place);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const within = link && stayInFolder(link.getAttribute('href') ?? '');
      if (within) link.setAttribute('href', within);
    },
    true,
  );
  // Scripts that go to another page.
  const { navigation } = /** @type {{navigation?: EventTarget}} */ (
    /** @type {unknown} */ (window)
  );
  navigation?.addEventListener('navigate', (event) => {
    const { destination, formData } =
      /** @type {Event & {destination: {url: string}, formData: FormData|null}} */ (event);
    const within = formData ? null : stayInFolder(destination.url);
    if (!within || !event.cancelable) return;
    event.preventDefault();
    location.assign(within);
  });
})();
