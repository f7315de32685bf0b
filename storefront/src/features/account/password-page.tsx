import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { DoneNote } from '../form/done-note.tsx';
import forms from '../form/form.module.css';
import { fieldProblems, outcomeProblems, type Problems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { newPasswordProblem, PasswordField, PasswordRulesList } from '../session/form/password-rules.tsx';
import { session } from '../session/session.ts';
import { updateCustomer } from './account-requests.ts';
import { PageFailed } from './page-failed.tsx';
import { PasswordSkeleton } from './page-skeletons.tsx';
import styles from './profile-page.module.css';
import { useCustomer } from './use-customer.ts';

type FieldName = 'current' | 'password';

/** The present password must be right before a new one is written: a token alone takes no account over. */
async function changePassword(
  email: string,
  current: string,
  password: string,
): Promise<Problems<FieldName> | undefined> {
  const open = await session();
  const proof = await open.prove(email, current);
  if (!proof || !('accessToken' in proof)) {
    const isWrong = proof?.every(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');
    return isWrong
      ? { fields: { current: 'This is not your present password.' } }
      : outcomeProblems(proof, ['current']);
  }
  return outcomeProblems(await updateCustomer(proof.accessToken, { password }), ['password']);
}

export function PasswordPage() {
  const { customer, failed, retry } = useCustomer();
  const [turn, setTurn] = useState(0);
  const email = customer?.email;
  if (!email) return failed ? <PageFailed onRetry={retry} /> : <PasswordSkeleton />;
  return (
    <div className={styles.page}>
      <DoneNote>{turn > 0 && 'Changed. You are still signed in here, and signed out everywhere else.'}</DoneNote>
      <ChangePasswordForm key={turn} email={email} onDone={() => setTurn(turn + 1)} />
    </div>
  );
}

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { form, field, values, alert, busy } = useForm<FieldName>({
    start: { current: '', password: '' },
    check: ({ current, password }) =>
      fieldProblems({
        current: current === '' ? 'Enter your present password.' : undefined,
        password: newPasswordProblem(password, email),
      }),
    send: async ({ current, password }) => {
      const problems = await changePassword(email, current, password);
      if (!problems) onDone();
      return problems;
    },
  });
  return (
    <form {...form} className={forms.form}>
      <FormAlert {...alert} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...field('current')} label="Current password" autoComplete="current-password" />
      <div>
        <PasswordField {...field('password')} label="New password" autoComplete="new-password" />
        <PasswordRulesList password={values.password} email={email} />
      </div>
      <div className={forms.buttons}>
        <Button type="submit" busy={busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
