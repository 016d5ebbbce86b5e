// The rules at the table: a drawer with the text and the pictures of the game's own page.

/** Symbols that the drawer's pictures need, and this page hasn't got. @param {Document} page */
function bringSymbols(page) {
  const here = document.querySelector('svg.defs');
  for (const one of page.querySelectorAll('svg.defs [id]')) {
    if (!document.getElementById(one.id)) here?.append(document.importNode(one, true));
  }
}

/** @param {HTMLElement} body @param {string} address */
async function bring(body, address) {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  bringSymbols(page);
  body.replaceChildren(...page.querySelectorAll('#example, .rules'));
  document.dispatchEvent(new Event('swapped'));
}

/** Open the drawer instead of another page. */
export function startDrawer() {
  const drawer = /** @type {HTMLDialogElement|null} */ (document.getElementById('drawer'));
  const body = /** @type {HTMLElement|null|undefined} */ (drawer?.querySelector('[data-body]'));
  document.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest('a[data-drawer]');
    if (!link || !drawer || !body || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const address = /** @type {HTMLAnchorElement} */ (link).href;
    // Closing it gives the focus back: to what can still be seen then.
    for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (
      document.querySelectorAll('details.more[open]')
    )) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    drawer.showModal();
    if (!body.firstChild) bring(body, address).catch(() => location.assign(address));
  });
  // A tap beside it closes it.
  drawer?.addEventListener('click', (event) => {
    if (event.target === drawer) drawer.close();
  });
}
