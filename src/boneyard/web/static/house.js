// Pages that are no tables: what all pages do, and what games for one have left to be done.
import * as all from './pages.js';
import { keepNoTable } from './keeping.js';
import { sendAll } from './waiting.js';

// Who signs in or out, or leaves, is somebody else from then on.
if (/^\/(sign-in|key|mail)\b/.test(location.pathname)) keepNoTable();
if (location.pathname === '/me') document.addEventListener('submit', () => { keepNoTable(); });
sendAll();
