// A worker that thinks: bots, hints, solvers and analyses, apart from the application, which goes
// on meanwhile.

import { loadPython } from './python.js';

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL('../', import.meta.url).href;
/** Whether this worker only keeps the memory of Python for later visits. */
const makes = scope.location.search === '?makes';
const thinking = loadPython(root, () => {}, makes).then((python) =>
  python.pyimport('boneyard.lite.thinking'),
);
if (makes) thinking.finally(() => scope.close());

scope.addEventListener('message', async ({ data: { id, question } }) => {
  try {
    const { answer_question: answer } = await thinking;
    const found = answer(question, (/** @type {number} */ share) => {
      scope.postMessage({ id, share });
    });
    scope.postMessage({ id, answer: found.toJs() });
    found.destroy();
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
});
