// Buttons that copy a link or share it.
import { closest, findAll } from './dom.js';

export function startLinks() {
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
