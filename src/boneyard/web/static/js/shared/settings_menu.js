// The menu of settings, which apply at once, and the other menus of a page.
import { closest, findAll } from './dom.js';

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
export function startMenus() {
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
