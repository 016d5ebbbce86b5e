// What every page does with a script; everything works without it too.
import { startExample } from '../pages/example.js';
import { startRuleLab } from '../pages/rule_lab.js';
import { closest, fetchPage, findAll, focus } from './dom.js';
import { load } from './storage.js';

/** Start menus, links to copy, examples, and the service worker. */
export function startPage() {
  startMenus();
  startLinks();
  startExample(replacePart);
  startRuleLab(replacePart);
  startInstall();
  startServiceWorker();
}

/**
 * Keep the settings and show them on this page.
 * @param {HTMLFormElement} settings
 */
async function applySettings(settings) {
  const chosen = new FormData(settings);
  const { dataset } = document.documentElement;
  for (const name of ['theme', 'speed', 'cloth', 'tap']) {
    dataset[name] = String(chosen.get(name) ?? dataset[name]);
  }
  if (dataset.theme === 'system') delete dataset.theme;
  const body = new URLSearchParams(
    /** @type {Record<string, string>} */ (Object.fromEntries(chosen)),
  );
  // The answer sends a page without a script back to where it was.
  await fetch(settings.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
    () => {},
  );
  const detail = { faces: String(chosen.get('faces')) };
  document.dispatchEvent(new CustomEvent('settings', { detail }));
}

/**
 * Whether a page must come anew: in another language, and with other tiles where there is no table.
 * @param {HTMLFormElement} settings
 */
function needsNewPage(settings) {
  const changes = (/** @type {string} */ name) =>
    Boolean(settings.querySelector(`[name="${name}"]:checked:not([checked])`));
  return changes('language') || (changes('faces') && !document.querySelector('main.table'));
}

/** The words of a toolbar that open something are buttons, also to those who can't see them. */
function nameMenuButtons() {
  for (const summary of findAll('.toolbar summary')) {
    const menu = /** @type {HTMLDetailsElement} */ (summary.parentElement);
    const update = () => summary.setAttribute('aria-expanded', String(menu.open));
    summary.setAttribute('role', 'button');
    menu.addEventListener('toggle', update);
    update();
  }
}

/** Apply settings at once, and close menus by Escape or by a click elsewhere. */
function startMenus() {
  nameMenuButtons();
  const settings = /** @type {HTMLFormElement|null} */ (document.querySelector('#looks form'));
  // Choices apply at once: the button is for the keyboard, and for pages without a script.
  settings?.querySelector('button:not([type])')?.classList.add('skip');
  settings?.addEventListener('submit', (event) => {
    if (needsNewPage(settings)) return;
    event.preventDefault();
    applySettings(settings);
  });
  // Arrow keys go through all choices: a keyboard user applies the chosen one with Enter.
  let byKeyboard = false;
  settings?.addEventListener('keydown', () => {
    byKeyboard = true;
  });
  settings?.addEventListener('pointerdown', () => {
    byKeyboard = false;
  });
  settings?.addEventListener('change', () => {
    if (!byKeyboard) settings.requestSubmit();
  });
  document.addEventListener('keydown', (event) => {
    const menu = /** @type {HTMLDetailsElement|null} */ (closest(event, 'details[open]'));
    if (event.key !== 'Escape' || !menu || event.defaultPrevented) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    for (const menu of findAll('details.menu[open]')) {
      if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute('open');
    }
  });
}

function startLinks() {
  showLinkButtons();
  document.addEventListener('swapped', showLinkButtons);
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy], [data-share]');
    if (button) copyOrShare(button);
  });
}

/** Show the buttons that need a script, and those that share only where the browser can. */
function showLinkButtons() {
  for (const button of findAll('[data-copy], [data-share]')) {
    button.hidden = 'share' in button.dataset && !navigator.share;
  }
}

/**
 * Copy the link in a field, or share it.
 * @param {HTMLElement} button
 */
async function copyOrShare(button) {
  const { copy, share, copied, title } = button.dataset;
  const field = /** @type {HTMLInputElement} */ (document.getElementById(copy ?? share ?? ''));
  if (copy === undefined) {
    navigator.share({ title, url: field.value }).catch(() => {});
    return;
  }
  // Without https (a server in the local network) there is no clipboard API.
  const copySelection = () => {
    field.select();
    document.execCommand('copy');
  };
  await (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(copySelection);
  button.textContent = copied ?? '';
}

/**
 * What browsers that can install the page send; it is in no standard.
 * @typedef {Event & {prompt: () => Promise<void>}} InstallPrompt
 */

/** Offer to install the app where the browser can; elsewhere the page says how. */
function startInstall() {
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
function startServiceWorker() {
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

/**
 * Fetch a page and replace one part of this one, without a navigation.
 * @param {string} address
 * @param {string} id of the part
 * @param {boolean} quietly keep the address of this page
 */
export async function replacePart(address, id, quietly = false) {
  const { page } = await fetchPage(address);
  const next = page.getElementById(id);
  const old = document.getElementById(id);
  if (!next || !old) {
    location.assign(address);
    return;
  }
  const step = document.activeElement?.getAttribute('data-step');
  old.replaceWith(next);
  if (!quietly && !next.closest('dialog')) history.replaceState(null, '', address);
  if (step) focus(next.querySelector(`[data-step="${step}"]`) ?? next.querySelector('[data-step]'));
  document.dispatchEvent(new Event('swapped'));
}

document.addEventListener('click', (event) => {
  const link = closest(event, 'a[data-swap]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // The href property of a link in an SVG is no string.
  const address = new URL(link.getAttribute('href') ?? '', location.href).href;
  replacePart(address, link.getAttribute('data-swap') ?? '');
});

if (!document.querySelector('main.table')) startPage();
