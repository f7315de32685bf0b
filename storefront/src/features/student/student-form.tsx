import { useEffect, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { useEmailForm } from '../mailing-lists/use-email-form.ts';
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

/** What to do with the code: outside of what is read out when it comes, for the button reads out what it has done by itself. */
function CodeWays({ code }: { code: string }) {
  return (
    <div className={styles.ways}>
      <Link to={paths.collection('new-arrivals')} className={buttonClass({ size: 'small' })}>
        Spend it
      </Link>
      <CopyButton value={code} what="code" variant="quiet" />
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

  const isConfirmed = confirmation.state === 'confirmed';
  const asks = !isConfirmed && confirmation.state !== 'asking' && sentTo === undefined;
  return (
    <div className={styles.place}>
      <div className={isConfirmed ? styles.ticket : undefined}>
        <div aria-live="polite">
          {confirmation.state === 'asking' && <p>Opening your letter …</p>}
          {isConfirmed && (
            <>
              <p className={styles.code}>{confirmation.code}</p>
              <p className={styles.whom}>
                Yours, made out to <b>{confirmation.email}</b>. Type the same email at checkout, and the code with it.
              </p>
            </>
          )}
          {confirmation.state === 'failed' && sentTo === undefined && (
            <p className={styles.failed}>{confirmation.reason}</p>
          )}
          {sentTo !== undefined && !isConfirmed && (
            <p className={styles.sent}>
              A letter is on its way to <b>{sentTo}</b>. Its link works for an hour; then the code is yours.{' '}
              <button type="button" className={styles.other} onClick={again}>
                Another address
              </button>
            </p>
          )}
        </div>
        {isConfirmed && <CodeWays code={confirmation.code} />}
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
