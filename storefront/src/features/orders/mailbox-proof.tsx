import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { AccordionItem } from '../../ui/sections/accordion.tsx';
import { session } from '../session/session.ts';
import { useSession } from '../session/session-state.ts';

/**
 * For an account whose mailbox nobody has proven: how to. What was bought without signing in is not shown before, and nobody
 * is told here whether there is any.
 */
export function MailboxProof() {
  const email = useSession(({ customer }) => customer?.email);
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: '' });
  if (!email) return null;

  const send = async (): Promise<void> => {
    setState({ busy: true, message: '' });
    const outcome = await (await session()).recover(email);
    const message =
      outcome === true ? 'Sent. Look into your mail.' : 'That did not work just now. Try again in a few minutes.';
    setState({ busy: false, message });
  };

  return (
    <AccordionItem title="Bought here without signing in?">
      <p>
        Those orders come into your account once you have followed a link we send to {email} and chosen a password with
        it.
      </p>
      <p>
        <Button variant="outline" size="small" busy={state.busy} onClick={() => void send()}>
          Send the link
        </Button>
      </p>
      <p role="status">{state.message}</p>
    </AccordionItem>
  );
}
