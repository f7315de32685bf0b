import { type SessionState, sessionStore } from '../../session/session-state.ts';
import { localValues } from '../../storage/guarded-storage.ts';
import { AGREED_KEY } from './agreed-list.ts';

/**
 * Keeps the list of whoever is signed in the same as the account's, and takes it out of this browser when they leave. What
 * does that is a chunk of its own, for visitors never need it. Returns the way to stop.
 */
export function followSession(): () => void {
  let stopSyncing: (() => void) | undefined;
  let isOver = false;

  function follow({ phase, token, customer }: SessionState, before?: SessionState): void {
    if (before && before.phase === phase && before.token === token && before.customer?.id === customer?.id) return;
    stopSyncing?.();
    stopSyncing = undefined;
    const hasLeft = phase === 'visitor' && localValues.read(AGREED_KEY) !== undefined;
    if (!hasLeft && !(token && customer)) return;
    import('./open-sync.ts')
      .then(({ leaveAccount, openSync }) => {
        const now = sessionStore.getState();
        if (isOver || now.token !== token || now.phase !== phase) return;
        if (hasLeft) leaveAccount();
        else if (token && customer) stopSyncing = openSync(customer.id, token);
      })
      .catch((error: unknown) => console.error('Error syncing wishlist', error));
  }

  follow(sessionStore.getState());
  const stopFollowing = sessionStore.subscribe(follow);
  return () => {
    isOver = true;
    stopFollowing();
    stopSyncing?.();
  };
}
