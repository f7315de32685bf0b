import { LISTS, type ListId, UNCONFIRMED_DAYS } from '@bluebird-bay/content/lists.ts';
import { type FormEvent, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import type { PartProps } from '../content/words.tsx';
import { listOf } from './list-of.ts';
import styles from './sign-up.module.css';

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; try again in a moment.',
  'too-many': 'That was a lot of letters. Look into your inbox, or try again in an hour.',
  refused: 'That does not look like an email, such as marina@example.com.',
  server: 'The letter did not leave. Try again in a minute.',
};

/** `<SignUp list="sale" button="…" />`: asks for an address and says that a letter is on its way. */
export function SignUp({ attributes: { list: name = '', button = 'Sign up' } }: PartProps) {
  return <SignUpForm list={listOf(name)} button={button} />;
}

function SignUpForm({ list, button }: { list: ListId; button: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read where it was typed: that may have been before this form came alive.
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    const subject = String(typed.get('subject') ?? '').trim();
    setBusy(true);
    const answer = await tellService('lists', { list, email, ...(subject && { subject }) });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSentTo(email);
  };
  const errorOf = (field: string): string | undefined =>
    failure && (failure.field ?? 'email') === field ? REASONS[failure.kind] : undefined;

  return (
    <section className={styles.place} aria-label={`Sign up for ${LISTS[list].name}`} data-newsletter="">
      <div aria-live="polite">
        {sentTo !== undefined && (
          <p className={styles.sent}>
            A letter is on its way to <b>{sentTo}</b>. Press the link in it and you are on the list.{' '}
            <button type="button" className={styles.other} onClick={() => setSentTo(undefined)}>
              Another address
            </button>
          </p>
        )}
      </div>
      {sentTo === undefined && (
        <form method="post" action={paths.signUpForm()} onSubmit={send} noValidate className={styles.form}>
          <input type="hidden" name="list" value={list} />
          {list === 'waitlist' && (
            <Field
              label="What are you waiting for?"
              hint="A piece and its print, or anything we used to have."
              name="subject"
              maxLength={80}
              error={errorOf('subject')}
            />
          )}
          <Field
            label="Your email"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="you@example.com"
            required
            error={errorOf('email')}
          />
          <Button type="submit" busy={busy} className={styles.send}>
            {button}
          </Button>
          <p className={styles.consent}>
            {LISTS[list].brings} A letter asks you first; unanswered, your address is forgotten after {UNCONFIRMED_DAYS}{' '}
            days. <Link to="/privacy-policy/">Privacy</Link>.
          </p>
        </form>
      )}
    </section>
  );
}
