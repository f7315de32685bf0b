import { setCustomer } from '../cart/cart-actions.ts';
import { localValues } from '../storage/guarded-storage.ts';
import type { Session } from './session-actions.ts';
import { type SessionState, SIGNED_OUT, sessionStore } from './session-state.ts';
import { isGood, storedToken } from './stored-token.ts';

/**
 * The session as the rest of the shop uses it. In the first view it only looks whether there is a token; everything that
 * speaks with the provider is a chunk of its own, fetched when there is one, or when somebody is about to sign in.
 */
let opened: Promise<Session> | undefined;

export function session(): Promise<Session> {
  opened ??= import('./open-session.ts').then(({ openSession }) => openSession());
  // A chunk that could not be fetched may be there next time.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Tells of every sign-in and sign-out from now on, in this tab or another: the token, or undefined. Returns the way to stop. */
function onToken(listener: (token: string | undefined) => void): () => void {
  return sessionStore.subscribe(({ token }: SessionState, before: SessionState) => {
    if (token !== before.token) listener(token);
  });
}

const stored = storedToken(localValues);

/** Takes over what storage holds: another tab may have signed in or out, or a page came back from the browser's memory. */
function readStored(): void {
  const kept = stored.read(Date.now());
  if (!kept) {
    sessionStore.setState(SIGNED_OUT);
    return;
  }
  // One that is over opens nothing until the session has moved it on.
  const token = isGood(kept, Date.now()) ? kept.accessToken : undefined;
  const known = sessionStore.getState().token;
  if (token && token === known) return;
  // Another one of account pages may be the same customer's: the session knows, and goes on with it itself.
  if (!token || !known || !kept.idToken)
    sessionStore.setState({ ...SIGNED_OUT, phase: token ? 'customer' : 'unread', token, ended: false, closed: false });
  session()
    .then((open) => open.load())
    .catch((error: unknown) => console.error('Error fetching customer', error));
}

/** Starts the session in the browser. Returns the way to stop. */
export function startSession(): () => void {
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) readStored();
  };
  const stopWatching = stored.watch(readStored);
  window.addEventListener('pageshow', restored);
  readStored();
  setCustomer(sessionStore.getState().token);
  const stopTelling = onToken(setCustomer);
  return () => {
    stopTelling();
    stopWatching();
    window.removeEventListener('pageshow', restored);
  };
}
