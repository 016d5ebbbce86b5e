// Every page but the match page: common parts, and moves of solitaire that wait to be sent.
import '../shared/page.js';
import { clearTables } from '../solitaire/offline_cache.js';
import { sendAllQueues } from '../solitaire/offline_queue.js';

// After signing in or out, or deleting the account, another player may use this browser.
if (/^\/(sign-in|key|mail)\b/.test(location.pathname)) clearTables();
if (location.pathname === '/me') {
  document.addEventListener('submit', () => {
    clearTables();
  });
}
sendAllQueues();
