// Pages that are no tables: what all pages do, and what games for one have left to be done.
import '../shared/page.js';
import { keepNoTable } from '../solitaire/offline_cache.js';
import { sendAll } from '../solitaire/offline_queue.js';

// Who signs in or out, or leaves, is somebody else from then on.
if (/^\/(sign-in|key|mail)\b/.test(location.pathname)) keepNoTable();
if (location.pathname === '/me') {
  document.addEventListener('submit', () => {
    keepNoTable();
  });
}
sendAll();
