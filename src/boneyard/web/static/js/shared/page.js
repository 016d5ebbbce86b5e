// What every page does with a script; everything works without it too.
import { startExample } from '../pages/example_round.js';
import { startRuleLab } from '../pages/rule_lab.js';
import { startLinks } from './copy_link.js';
import { closest, fetchPage, focus } from './dom.js';
import { startInstall, startServiceWorker } from './install_app.js';
import { startMenus } from './settings_menu.js';

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
