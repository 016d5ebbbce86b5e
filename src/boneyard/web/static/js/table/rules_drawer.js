// The rules beside the table: a dialog with the text and the pictures of the game's own page.
import { closest, fetchPage, findAll } from '../shared/dom.js';

/**
 * Add the symbols that the pictures need and this page doesn't have.
 * @param {Document} page
 */
function importSymbols(page) {
  const symbols = document.querySelector('svg.defs');
  for (const symbol of findAll('svg.defs [id]', page)) {
    if (!document.getElementById(symbol.id)) symbols?.append(document.importNode(symbol, true));
  }
}

/**
 * @param {HTMLElement} body
 * @param {string} address
 */
async function loadRules(body, address) {
  const { page } = await fetchPage(address);
  importSymbols(page);
  body.replaceChildren(...findAll('#example, .rules', page));
  document.dispatchEvent(new Event('swapped'));
}

/** Open the dialog instead of another page. */
export function startRulesDrawer() {
  const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById('drawer'));
  const body = /** @type {HTMLElement|null|undefined} */ (dialog?.querySelector('[data-body]'));
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLAnchorElement|null} */ (closest(event, 'a[data-drawer]'));
    if (!link || !dialog || !body || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = link.href;
    // Closing the dialog gives the focus back: to something that still shows.
    for (const menu of findAll('details.more[open]')) {
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    }
    dialog.showModal();
    if (!body.firstChild) loadRules(body, address).catch(() => location.assign(address));
  });
  // A click on the backdrop closes it.
  dialog?.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
