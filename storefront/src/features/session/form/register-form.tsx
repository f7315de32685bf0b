import { useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/inputs/check.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import styles from '../../form/form.module.css';
import { emailProblem, fieldProblems, outcomeProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { session } from '../session.ts';
import { AccountLink } from './account-link.tsx';
import { newPasswordProblem, PasswordField, PasswordRulesList } from './password-rules.tsx';
import type { AccountFormProps } from './sign-in-form.tsx';

interface RegisterFormProps extends Omit<AccountFormProps, 'onDone'> {
  onDone: (outcome: { email: string; provesMailbox: boolean }) => void;
}

/**
 * A new account. An address that has ordered as a guest is sent an email first, so that nobody else reads its orders.
 */
export function RegisterForm({ onOther, onDone }: RegisterFormProps) {
  const marketing = useRef<HTMLInputElement>(null);
  const { form, field, values, alert, busy } = useForm({
    start: { firstName: '', lastName: '', email: '', password: '' },
    check: ({ firstName, lastName, email, password }) =>
      fieldProblems({
        firstName: firstName.trim() === '' ? 'Enter your first name.' : undefined,
        lastName: lastName.trim() === '' ? 'Enter your last name.' : undefined,
        email: emailProblem(email),
        password: newPasswordProblem(password, email),
      }),
    send: async ({ firstName, lastName, email, password }) => {
      const open = await session();
      const acceptsMarketing = marketing.current?.checked ?? false;
      const input = { firstName, lastName, email: email.trim(), password, acceptsMarketing };
      const outcome = await open.signUp(input);
      const provesMailbox = Array.isArray(outcome) && outcome.some(({ code }) => code === 'CUSTOMER_DISABLED');
      if (outcome !== true && !provesMailbox)
        return outcomeProblems(outcome, ['firstName', 'lastName', 'email', 'password']);
      onDone({ email: input.email, provesMailbox });
      return undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <FormAlert {...alert} />
      <div className={styles.pair}>
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      <div>
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" />
        <PasswordRulesList password={values.password} email={values.email} />
      </div>
      <Check ref={marketing} name="marketing">
        Send me new prints and early sales. About twice a month, leave any time.
      </Check>
      <Button type="submit" block busy={busy}>
        Create account
      </Button>
      <p className={styles.small}>
        Already a member?{' '}
        <AccountLink to="sign-in" onOther={onOther} className={styles.inText}>
          Sign in
        </AccountLink>
      </p>
    </form>
  );
}
