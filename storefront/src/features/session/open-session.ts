import { clearWorkerResources } from '../../page-runtime/loading/build-data.ts';
import { accountPages } from '../../storefront-api/account-pages.ts';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { openTokenSource } from './elsewhere/token-source.ts';
import { createSession, type Session } from './session-actions.ts';
import { sessionStore } from './session-state.ts';
import { storedSession } from './stored-session.ts';

/** The browser's session, with everything it speaks to. */
export function openSession(): Session {
  const pages = accountPages();
  return createSession({
    store: sessionStore,
    stored: storedSession(localValues),
    client: browserClient,
    now: Date.now,
    source: pages && openTokenSource(pages, window.location.origin),
    onLeft: clearWorkerResources,
  });
}
