import { paths } from '../../paths.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { NO_LETTER, useLetterForm } from '../lists/use-letter-form.ts';
import { StudentCode } from './student-code.tsx';
import styles from './student-form.module.css';
import { useConfirmation } from './use-confirmation.ts';

const REASONS = {
  ...NO_LETTER,
  refused: 'We need an address that a school gives, such as marina@students.example.edu.',
};

/** Asks for the school's address, sends the email, and shows the code to whoever comes back by its link. */
export function StudentForm({ hash }: { hash: string }) {
  const confirmation = useConfirmation(hash);
  const { form, busy, failure, sentTo, onSubmit, again } = useLetterForm((email) =>
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
