import { useEffect, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { CopyButton } from '../club/rewards/copy-button.tsx';
import { useEmailForm } from '../lists/use-email-form.ts';
import styles from './student-form.module.css';

type Confirmation =
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
function useConfirmation(hash: string): Confirmation {
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

/** The code, and whom it knows. */
function StudentCode({ code, email }: { code: string; email: string }) {
  return (
    <div className={styles.ticket}>
      <p className={styles.code}>{code}</p>
      <p className={styles.whom}>
        Yours, made out to <b>{email}</b>. Type the same email at checkout, and the code with it.
      </p>
      <div className={styles.ways}>
        <Link to={paths.collection('new-arrivals')} className={buttonClass({ size: 'small' })}>
          Spend it
        </Link>
        <CopyButton value={code} what="code" variant="quiet" />
      </div>
    </div>
  );
}

const NO_SCHOOL = 'We need an address that a school gives, such as marina@students.example.edu.';

/** Asks for the school's address, sends the email, and shows the code to whoever comes back by its link. */
export function StudentForm({ hash }: { hash: string }) {
  const confirmation = useConfirmation(hash);
  const { form, busy, problem, error, sentTo, onSubmit, again } = useEmailForm((email) =>
    tellService('student-discount', { email }),
  );

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
            <button type="button" className={styles.other} onClick={again}>
              Another address
            </button>
          </p>
        )}
      </div>
      {asks && (
        <form
          ref={form}
          method="post"
          action={paths.studentDiscount()}
          onSubmit={onSubmit}
          noValidate
          className={styles.form}
        >
          <FormAlert problem={problem} />
          <Field
            label="School email"
            hint="Ends in .edu, .ac or your country’s version. We only use it to check."
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            error={error('email', NO_SCHOOL)}
          />
          <Button type="submit" busy={busy} className={styles.send}>
            Get my code
          </Button>
        </form>
      )}
    </div>
  );
}
