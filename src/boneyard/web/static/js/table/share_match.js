// Sharing a finished match: the picture of the final table, with a link. Browsers that can't pass
// on files show it in a dialog, to keep it or to copy the link.
import { table } from './match_state.js';

/**
 * The picture of the final table, if it can be shared here.
 * @param {string} url
 */
async function loadPicture(url) {
  if (!navigator.canShare) return [];
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return [];
  const file = new File([await response.blob()], 'domino.png', { type: 'image/png' });
  return navigator.canShare({ files: [file] }) ? [file] : [];
}

/**
 * @param {HTMLButtonElement} button
 */
export async function shareMatch(button) {
  const files = await loadPicture(button.formAction);
  const url = `${location.origin}/m/${table.match}/replay`;
  const shared =
    files.length > 0 &&
    (await navigator.share({ title: document.title, url, files }).then(
      () => true,
      (error) => error.name === 'AbortError',
    ));
  const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById('share'));
  if (shared || !dialog) return;
  const body = /** @type {HTMLElement} */ (dialog.querySelector('[data-picture]'));
  if (!body.querySelector('img')) {
    const picture = new Image(1200, 630);
    picture.alt = body.dataset.picture ?? '';
    picture.src = button.formAction;
    body.prepend(picture);
  }
  dialog.showModal();
}
