// Small things for all pages; everything works without them too.
import { startExample } from '../pages/example.js';
import { kept } from './storage.js';
import { startLab } from '../pages/rule_lab.js';

/** Make forms that change the look apply at once, and buttons that copy a link. */
export function startPage() {
  const looks = /** @type {HTMLFormElement|null} */ (document.querySelector('#looks form'));
  // Arrows go through all choices: who uses them applies the one they want, by Enter.
  let keys = false;
  looks?.addEventListener('keydown', () => {
    keys = true;
  });
  looks?.addEventListener('pointerdown', () => {
    keys = false;
  });
  looks?.addEventListener('change', () => {
    if (!keys) looks.requestSubmit();
  });
  document.addEventListener('keydown', (event) => {
    const menu = /** @type {HTMLDetailsElement|null} */ (
      /** @type {Element} */ (event.target).closest('details[open]')
    );
    if (event.key !== 'Escape' || !menu || event.defaultPrevented) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (
      document.querySelectorAll('details.menu[open]')
    )) {
      if (!menu.contains(target)) menu.open = false;
    }
  });
  offerLinks();
  document.addEventListener('swapped', offerLinks);
  document.addEventListener('click', (event) => {
    const button = /** @type {HTMLElement|null} */ (
      /** @type {Element} */ (event.target).closest('[data-copy], [data-share]')
    );
    if (button) sendLink(button);
  });
  startExample(swap);
  startLab(swap);
  beToldAnew();
}

/** Buttons that need a script show where they can do something; a phone's own sheet only where there is one. */
function offerLinks() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-copy], [data-share]')
  )) {
    button.hidden = 'share' in button.dataset && !navigator.share;
  }
}

/** Copy what a field holds, or hand it to the phone's own sheet. @param {HTMLElement} button */
async function sendLink(button) {
  const { copy, share, copied, title } = button.dataset;
  const field = /** @type {HTMLInputElement} */ (document.getElementById(copy ?? share ?? ''));
  if (copy === undefined) {
    navigator.share({ title, url: field.value }).catch(() => {});
    return;
  }
  // Without https a page has no clipboard, but what is marked can be copied: so do friends in one house.
  const marked = () => {
    field.select();
    document.execCommand('copy');
  };
  await (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(marked);
  button.textContent = copied ?? '';
}

/** Whoever is told, or has the house as an app, has the worker; a new one is asked for now and again. */
function beToldAnew() {
  const installed = matchMedia('(display-mode: standalone)').matches;
  if (!('serviceWorker' in navigator) || !(installed || kept('told') === 'yes')) return;
  navigator.serviceWorker.register('/worker.js').catch(() => {});
  showBadge();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) showBadge();
  });
}

/** How many matches wait, on the app's sign. */
async function showBadge() {
  if (!('setAppBadge' in navigator)) return;
  const { waiting } = await fetch('/api/told')
    .then((answer) => answer.json())
    .catch(() => ({}));
  if (waiting !== undefined) {
    (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
  }
}

/**
 * Steps without a new page: a link with `data-swap` fetches its page and takes one part of it.
 * @param {string} address @param {string} id @param {boolean} quietly the address of the page stays
 */
export async function swap(address, id, quietly = false) {
  const response = await fetch(address);
  const next = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .getElementById(id);
  const old = document.getElementById(id);
  if (!next || !old) {
    location.assign(address);
    return;
  }
  const step = document.activeElement?.getAttribute('data-step');
  old.replaceWith(next);
  if (!quietly && !next.closest('dialog')) history.replaceState(null, '', address);
  const same =
    step && (next.querySelector(`[data-step="${step}"]`) ?? next.querySelector('[data-step]'));
  if (same instanceof HTMLElement || same instanceof SVGElement) {
    same.focus({ preventScroll: true });
  }
  document.dispatchEvent(new Event('swapped'));
}

document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest('a[data-swap]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Links in a drawing have no href of their own that is a text.
  swap(
    new URL(link.getAttribute('href') ?? '', location.href).href,
    link.getAttribute('data-swap') ?? '',
  );
});

if (!document.querySelector('main.table')) startPage();
