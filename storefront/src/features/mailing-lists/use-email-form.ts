import { type FormEvent, useState } from 'react';
import type { ServicesFailure, ServicesResult } from '../../services-api/ask-services.ts';
import { useFocusOnWrong } from '../../ui/inputs/field.tsx';

/** Why no letter goes out, where nothing that was typed is to blame. */
const NO_EMAIL: Readonly<Record<Exclude<ServicesFailure['kind'], 'refused'>, string>> = {
  network: 'No connection. Try again in a moment.',
  'too-many': 'That was a lot of letters. Look into your inbox, or try again in an hour.',
  server: 'Something broke on our side. Try again in a minute.',
};

/** What the shop says where an address will not do. */
const BAD_EMAIL = 'That does not look like an email, such as marina@example.com.';

/**
 * A form that asks for an address and is answered by a letter: `ask` sends what was typed. `sentTo` is the address the letter
 * went to, until `again` brings the form back. `problem` goes above the fields, `error` at the field it is asked for.
 */
export function useEmailForm(ask: (email: string, typed: FormData) => Promise<ServicesResult<unknown>>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useFocusOnWrong(failure);
  const wrong = failure?.kind === 'refused' ? (failure.field ?? 'email') : undefined;

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Read where it was typed: that may have been before this form came alive.
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    setBusy(true);
    const answer = await ask(email, typed);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSentTo(email);
  }

  return {
    form,
    busy,
    problem: failure && failure.kind !== 'refused' ? NO_EMAIL[failure.kind] : undefined,
    error: (field: string, advice = BAD_EMAIL): string | undefined => (field === wrong ? advice : undefined),
    sentTo,
    onSubmit,
    again: () => setSentTo(undefined),
  };
}
