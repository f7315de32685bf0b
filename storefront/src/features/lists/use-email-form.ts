import { type FormEvent, useState } from 'react';
import type { ServicesFailure, ServicesResult } from '../../services-api/ask-services.ts';
import { useFocusOnWrong } from '../../ui/inputs/field.tsx';

/** Why no letter goes out, for whoever asked for one. */
export const NO_EMAIL: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; try again in a moment.',
  'too-many': 'That was a lot of letters. Look into your inbox, or try again in an hour.',
  refused: 'That does not look like an email, such as marina@example.com.',
  server: 'The letter did not leave. Try again in a minute.',
};

/**
 * A form that asks for an address and is answered by a letter: `ask` sends what was typed. `sentTo` is the address the letter
 * went to, until `again` brings the form back.
 */
export function useEmailForm(ask: (email: string, typed: FormData) => Promise<ServicesResult<unknown>>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useFocusOnWrong(failure);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    // Read where it was typed: that may have been before this form came alive.
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    setBusy(true);
    const answer = await ask(email, typed);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSentTo(email);
  }

  return { form, busy, failure, sentTo, onSubmit, again: () => setSentTo(undefined) };
}
