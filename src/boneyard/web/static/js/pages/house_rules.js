// The editor of house rules: changes that aren't applied yet are played, saved and shared too.
import { fetchPage } from '../shared/dom.js';

/**
 * @param {ParentNode} root
 * @param {string} name
 * @returns {HTMLInputElement|null}
 */
const findField = (root, name) => root.querySelector(`[name="${name}"]`);

/** Before the rules are submitted, bring them up to date with the controls. */
function startEditor() {
  const controls = /** @type {HTMLFormElement|null} */ (document.querySelector('form.own'));
  const form = /** @type {HTMLFormElement|null} */ (document.querySelector('form[data-own]'));
  if (!controls || !form) return;
  let changed = false;
  controls.addEventListener('input', () => {
    changed = true;
  });
  // There is one field for the name: the controls carry it along.
  const [typed, carried] = [findField(form, 'title'), findField(controls, 'title')];
  typed?.addEventListener('input', () => {
    if (carried) carried.value = typed.value;
    changed = true;
  });
  form.addEventListener('submit', async (event) => {
    if (!changed) return;
    event.preventDefault();
    const query = new URLSearchParams(/** @type {any} */ (new FormData(controls)));
    const address = `${controls.action}?${query}`;
    const { ok, page } = await fetchPage(address);
    const applied = page.querySelector('form[data-own]');
    // The page itself says why rules can't be played.
    if (!ok || !applied || !findField(applied, 'rules')) {
      location.assign(address);
      return;
    }
    changed = false;
    for (const name of ['rules', 'like']) {
      const [old, next] = [findField(form, name), findField(applied, name)];
      if (old && next) old.value = next.value;
    }
    form.requestSubmit(event.submitter);
  });
}

/** A rule is a sentence, of which a closed list shows the beginning: below it stands the whole. */
function spellOutRules() {
  const form = document.querySelector('form.own');
  if (!form) return;
  for (const list of form.querySelectorAll('select')) {
    const line = document.createElement('small');
    line.className = 'soft chosen';
    // A screen reader reads it from the list.
    line.setAttribute('aria-hidden', 'true');
    const write = () => {
      line.textContent = list.selectedOptions[0]?.text ?? '';
      line.hidden = line.textContent.length < 40;
    };
    list.after(line);
    list.addEventListener('change', write);
    write();
  }
}

startEditor();
spellOutRules();
