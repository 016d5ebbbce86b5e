// Sharing a finished match: a link, with a picture of the final table where the browser can share one.
import { announce } from '../shared/announce.js';
import { table } from './state.js';

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
 * Copy a link; without https there is no clipboard API.
 * @param {string} url
 */
async function copyLink(url) {
  const copySelection = () => {
    const field = document.createElement('textarea');
    field.value = url;
    table.root.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  };
  await (navigator.clipboard?.writeText(url) ?? Promise.reject()).catch(copySelection);
}

/**
 * @param {HTMLButtonElement} button
 */
export async function shareMatch(button) {
  const url = `${location.origin}/m/${table.match}/replay`;
  const title = document.title;
  if (navigator.share) {
    const files = await loadPicture(button.formAction);
    const shared = await navigator
      .share(files.length ? { title, url, files } : { title, url })
      .then(
        () => true,
        (error) => error.name === 'AbortError',
      );
    if (shared) return;
  }
  await copyLink(url);
  const label = button.querySelector('span');
  const copied = button.dataset.copied ?? '';
  if (label) label.textContent = copied;
  announce(copied);
}
