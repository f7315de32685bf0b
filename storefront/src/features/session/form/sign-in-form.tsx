import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import styles from '../../form/form.module.css';
import { emailProblem, fieldProblems, outcomeProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { session } from '../session.ts';
import type { AccountDialog } from '../session-state.ts';
import { AccountLink } from './account-link.tsx';
import { PasswordField } from './password-rules.tsx';

export interface AccountFormProps {
  /** In a dialog, the way to another of its forms; without it, the ways are links to pages. */
  onOther?: ((dialog: AccountDialog) => void) | undefined;
  onDone: () => void;
}

/** Email and password. What does not match is said at the password, and never which of the two it was. */
export function SignInForm({ onOther, onDone }: AccountFormProps) {
  const { form, field, alert, busy } = useForm({
    start: { email: '', password: '' },
    check: ({ email, password }) =>
      fieldProblems({
        email: emailProblem(email),
        password: password === '' ? 'Enter your password.' : undefined,
      }),
    send: async ({ email, password }) => {
      const open = await session();
      const outcome = await open.signIn(email.trim(), password);
      if (outcome === true) onDone();
      const unknown = Array.isArray(outcome) && outcome.every(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');
      const problems = await outcomeProblems(outcome, ['email', 'password']);
      return unknown && problems?.form ? { fields: { password: problems.form } } : problems;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <FormAlert {...alert} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <AccountLink to="recover" onOther={onOther} className={styles.link}>
        Forgot your password?
      </AccountLink>
      <Button type="submit" block busy={busy}>
        Sign in
      </Button>
      <p className={styles.other}>
        New to the bay?
        <AccountLink to="register" onOther={onOther} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Create an account
        </AccountLink>
      </p>
    </form>
  );
}
