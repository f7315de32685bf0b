import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { StudentCode } from './student-code.tsx';
import styles from './student-form.module.css';
import { useConfirmation } from './use-confirmation.ts';

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; try again in a moment.',
  'too-many': 'That was a lot of letters. Look into your inbox, or try again in an hour.',
  refused: 'We need an address that a school gives, such as marina@students.example.edu.',
  server: 'The letter did not leave. Try again in a minute.',
};

/** Asks for the school's address, sends the email, and shows the code to whoever comes back by its link. */
export function StudentForm({ hash }: { hash: string }) {
  const confirmation = useConfirmation(hash);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Read where it was typed: that may have been before this form came alive.
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    const answer = await tellService('student-discount', { email });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setSentTo(email);
  };

  const asks = confirmation.state !== 'confirmed' && confirmation.state !== 'asking' && sentTo === undefined;
  return (
    <div className={styles.place}>
      <div aria-live="polite">
        {confirmation.state === 'asking' && <p>Opening your letter …</p>}
        {confirmation.state === 'confirmed' && <StudentCode code={confirmation.code} email={confirmation.email} />}
        {confirmation.state === 'failed' && sentTo === undefined && (
          <p className={styles.failed}>{confirmation.reason}</p>
        )}
        {sentTo !== undefined && confirmation.state !== 'confirmed' && (
          <p className={styles.sent}>
            A letter is on its way to <b>{sentTo}</b>. Its link works for an hour; then the code is yours.{' '}
            <button type="button" className={styles.other} onClick={() => setSentTo(undefined)}>
              Another address
            </button>
          </p>
        )}
      </div>
      {asks && (
        <form method="post" action={paths.studentDiscount()} onSubmit={send} noValidate className={styles.form}>
          <Field
            label="School email"
            hint="Ends in .edu, .ac or your country’s version. We only use it to check."
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            error={failure && REASONS[failure.kind]}
          />
          <Button type="submit" busy={busy} className={styles.send}>
            Get my code
          </Button>
        </form>
      )}
    </div>
  );
}
