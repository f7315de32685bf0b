import { clearWorkerResources } from '../../page-runtime/loading/build-data.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { session } from './session.ts';
import type { Session } from './session-actions.ts';
import { SIGNED_OUT, sessionStore } from './session-state.ts';
import { storedToken } from './stored-token.ts';

/** Signs out here and, through storage, in every other tab. `open` brings what tells the provider. */
export async function signOut(open: () => Promise<Pick<Session, 'signOut'>> = session): Promise<void> {
  // What was seen until now need not open on this device any more.
  void clearWorkerResources();
  const stored = storedToken(localValues);
  const left = { token: sessionStore.getState().token, idToken: stored.read(Date.now())?.idToken };
  // Before anything is fetched: whoever signs out has left this browser, whatever the network does.
  stored.forget();
  sessionStore.setState({ ...SIGNED_OUT });
  try {
    await (await open()).signOut(left);
  } catch (error) {
    console.error('Error signing out', error);
  }
}
