// A tournament stays up to date while it is looked at: a small number says whether anything is new.
const APART = 3000;
let known = 0;

/** Put what there is now in the place of what is shown; nothing is taken from under a hand. */
async function renew() {
  const old = /** @type {HTMLElement} */ (document.getElementById('live'));
  const response = await fetch(location.pathname + location.search);
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.getElementById('live');
  if (!next || old.querySelector('form :focus')) return false;
  const open = new Set(
    [...old.querySelectorAll('details[open]')].map((one) => one.getAttribute('data-round')),
  );
  for (const one of next.querySelectorAll('details')) {
    if (open.has(one.getAttribute('data-round'))) one.setAttribute('open', '');
  }
  // Whoever goes by keyboard stays where they were, if that is still there.
  const held = old.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...old.querySelectorAll('form')].map((one) => new FormData(one));
  old.innerHTML = next.innerHTML;
  keep(typed, old);
  const same =
    held &&
    [...old.querySelectorAll(held.tagName)].find((one) => one.textContent === held.textContent);
  if (same) /** @type {HTMLElement} */ (same).focus({ preventScroll: true });
  old.dataset.stage = next.dataset.stage;
  document.dispatchEvent(new Event('swapped'));
  return true;
}

/** What was typed and not yet sent stays. @param {FormData[]} typed @param {HTMLElement} live */
function keep(typed, live) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (
    live.querySelectorAll('input:not([type="hidden"], [readonly]), select')
  )) {
    const value = typed.find((one) => one.has(field.name))?.get(field.name);
    if (typeof value === 'string') field.value = value;
  }
}

async function look() {
  const live = document.getElementById('live');
  if (document.hidden || !live || live.dataset.stage === 'over' || live.dataset.stage === 'off') {
    return;
  }
  try {
    const response = await fetch(`${live.dataset.path}/version`);
    if (!response.ok) return;
    const { version } = await response.json();
    // What has changed between the page and the first answer is not known: then it is looked at.
    if (version !== known && (await renew())) known = version;
  } catch {
    // Without a connection there is nothing new.
  }
}

setInterval(look, APART);
document.addEventListener('visibilitychange', look);
