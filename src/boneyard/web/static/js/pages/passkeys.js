// Passkeys: add one, or sign in with one. Browsers have no way to do that without a script.
import { findAll } from '../shared/dom.js';

/**
 * @param {string} encoded base64url
 * @returns {ArrayBuffer}
 */
function decode(encoded) {
  const binary = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0)).buffer;
}

/**
 * @param {ArrayBuffer} buffer
 * @returns {string} base64url
 */
function encode(buffer) {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** An error whose message the server wrote for the player. */
class ServerError extends Error {}

/**
 * @param {string} address
 * @param {object} body
 */
async function post(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new ServerError(answer.error);
  return answer;
}

/**
 * @param {{id: string}[]|undefined} credentials
 * @returns {any[]}
 */
const decodeIds = (credentials) =>
  (credentials ?? []).map((credential) => ({ ...credential, id: decode(credential.id) }));

/**
 * The authenticator's answer as JSON.
 * @param {any} credential
 */
function serialize(credential) {
  const names = [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ];
  const present = names.filter((name) => credential.response[name]);
  const response = Object.fromEntries(
    present.map((name) => [name, encode(credential.response[name])]),
  );
  const { id, rawId, type } = credential;
  return { id, rawId: encode(rawId), type, response, clientExtensionResults: {} };
}

async function addPasskey() {
  const { publicKey } = await post('/api/me/passkeys/options', {});
  const credential = await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: decode(publicKey.challenge),
      user: { ...publicKey.user, id: decode(publicKey.user.id) },
      excludeCredentials: decodeIds(publicKey.excludeCredentials),
    },
  });
  await post('/api/me/passkeys', { credential: serialize(credential) });
}

async function signIn() {
  const { publicKey } = await post('/api/sign-in/passkey/options', {});
  const credential = await navigator.credentials.get({
    publicKey: {
      ...publicKey,
      challenge: decode(publicKey.challenge),
      allowCredentials: decodeIds(publicKey.allowCredentials),
    },
  });
  const box = /** @type {HTMLInputElement|null} */ (document.getElementById('passkey-bring'));
  const bring = box?.checked ?? true;
  await post('/api/sign-in/passkey', { credential: serialize(credential), bring });
}

for (const one of window.PublicKeyCredential ? findAll('[data-passkey]') : []) {
  const button = /** @type {HTMLButtonElement} */ (one);
  button.hidden = false;
  document.querySelector('[data-passkey-none]')?.remove();
  button.addEventListener('click', async () => {
    const errorLine = /** @type {HTMLElement} */ (document.getElementById('passkey-wrong'));
    errorLine.hidden = true;
    button.disabled = true;
    try {
      await (button.dataset.passkey === 'add' ? addPasskey() : signIn());
      location.assign('/me');
    } catch (error) {
      // Messages of browsers are no help to a player.
      const failed = errorLine.dataset.failed ?? '';
      errorLine.textContent = error instanceof ServerError ? error.message : failed;
      errorLine.hidden = false;
      button.disabled = false;
    }
  });
}
