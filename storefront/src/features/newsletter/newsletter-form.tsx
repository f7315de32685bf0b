import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import styles from './newsletter-form.module.css';

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; try again in a moment.',
  'too-many': 'That was a lot of letters. Look into your inbox, or try again in an hour.',
  refused: 'That does not look like an email, such as marina@example.com.',
  server: 'The letter did not leave. Try again in a minute.',
};

interface NewsletterFormProps {
  label: string;
  hint?: string;
  /** The button on a dark ground. */
  dark?: boolean;
}

/** Asks for an address for the newsletter, and says that a letter is on its way: the one list there is, as on its own page. */
export function NewsletterForm({ label, hint, dark }: NewsletterFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read where it was typed: that may have been before this form came alive.
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    const answer = await tellService('lists', { list: 'newsletter', email });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSentTo(email);
  };

  return (
    <div className={styles.place}>
      <div aria-live="polite">
        {sentTo !== undefined && (
          <p className={styles.saved}>
            A letter is on its way to <b>{sentTo}</b>. Press the link in it and postcards come.
          </p>
        )}
      </div>
      {sentTo === undefined && (
        <form method="post" action={paths.signUpForm()} onSubmit={send} noValidate className={styles.form}>
          <input type="hidden" name="list" value="newsletter" />
          <Field
            label={label}
            {...(hint !== undefined && { hint })}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="you@example.com"
            required
            error={failure && REASONS[failure.kind]}
          />
          <Button type="submit" busy={busy} variant={dark ? 'light' : 'primary'} className={styles.send}>
            Sign up
          </Button>
        </form>
      )}
    </div>
  );
}
