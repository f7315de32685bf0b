import { paths } from '../../paths.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { useEmailForm } from '../mailing-lists/use-email-form.ts';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  label: string;
  hint?: string;
  /** The button on a dark ground. */
  dark?: boolean;
}

/** Asks for an address for the newsletter, and says that a letter is on its way: the one list there is, as on its own page. */
export function NewsletterForm({ label, hint, dark }: NewsletterFormProps) {
  const { form, busy, problem, error, sentTo, onSubmit } = useEmailForm((email) =>
    tellService('lists', { list: 'newsletter', email }),
  );

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
        <form
          ref={form}
          method="post"
          action={paths.signUpForm()}
          onSubmit={onSubmit}
          noValidate
          className={styles.form}
        >
          <input type="hidden" name="list" value="newsletter" />
          <FormAlert problem={problem} />
          <Field
            label={label}
            {...(hint !== undefined && { hint })}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            error={error('email')}
          />
          <Button type="submit" busy={busy} variant={dark ? 'light' : 'primary'} className={styles.send}>
            Sign up
          </Button>
        </form>
      )}
    </div>
  );
}
