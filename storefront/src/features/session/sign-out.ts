import { clearWorkerResources } from '../../page-runtime/loading/build-data.ts';
import { session } from './session.ts';
import { SIGNED_OUT, sessionStore } from './session-state.ts';

/** Signs out here and, through storage, in every other tab. */
export async function signOut(): Promise<void> {
  // What was seen until now need not open on this device any more.
  void clearWorkerResources();
  try {
    const open = await session();
    await open.signOut();
  } catch (error) {
    console.error('Error signing out', error);
    sessionStore.setState({ ...SIGNED_OUT });
  }
}
