import { useEffect, useState } from 'react';
import { tellService } from '../../services-api/ask-services.ts';

export type Confirmation =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'confirmed'; code: string; email: string }
  | { state: 'failed'; reason: string };

const RUN_OUT = 'That link has run out, or a newer letter replaced it. Ask for another; it takes ten seconds.';
const UNREACHABLE = 'We could not check the link just now. Open it again in a minute.';

/**
 * Follows the link of an email: `hash` is what stands behind the # of the address. The token leaves the address bar at
 * once, so that it is in no history, bookmark or picture of the screen.
 */
export function useConfirmation(hash: string): Confirmation {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'none' });

  useEffect(() => {
    const token = confirmationToken(hash);
    if (token === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setConfirmation({ state: 'asking' });
    void tellService('student-discount/confirm', { token }).then((answer) => {
      if (answer.ok) setConfirmation({ state: 'confirmed', ...answer.value });
      else setConfirmation({ state: 'failed', reason: answer.failure.kind === 'refused' ? RUN_OUT : UNREACHABLE });
    });
  }, [hash]);

  return confirmation;
}

/** The token of an email's link, from what stands behind the # of the address. */
export function confirmationToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('confirm') || undefined;
}
