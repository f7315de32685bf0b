import { FIRST_ORDER_CODE, FIRST_ORDER_PERCENT } from '@bluebird-bay/content/promises.ts';
import { type FormEvent, useState } from 'react';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './newsletter-form.module.css';

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; try again in a moment.',
  'too-many': 'That was a lot of addresses from one place. Try again in an hour.',
  refused: 'That does not look like an email, such as marina@example.com.',
  server: 'Something broke on our side. Nothing was kept; try again in a minute.',
};

interface NewsletterFormProps {
  /** Where the form stands, as the list remembers it. */
  place: 'home' | 'footer';
  label: string;
  hint?: string;
  /** The button on a dark ground. */
  dark?: boolean;
}

/** Takes an address for the newsletter and says what happens with it. */
export function NewsletterForm({ place, label, hint, dark }: NewsletterFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [saved, setSaved] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read where it was typed: that may have been before this form came alive.
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    const answer = await tellService('newsletter', { email, place });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSaved(email);
  };

  return (
    <div className={styles.place}>
      <div aria-live="polite">
        {saved !== undefined && (
          <p className={styles.saved}>
            <b>{saved}</b> is on the list. Your first order takes {FIRST_ORDER_PERCENT}% off with{' '}
            <b className={styles.code}>{FIRST_ORDER_CODE}</b>.
          </p>
        )}
      </div>
      {saved === undefined && (
        <form method="post" onSubmit={send} noValidate className={styles.form}>
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
