import { Button } from '../../../ui/buttons/button.tsx';
import type { LinkKind, LinkSecret } from '../link-secret.ts';
import { session } from '../session.ts';
import styles from './form.module.css';
import { FormAlert } from './form-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { newPasswordProblem } from './password-rules.ts';
import { PasswordRulesList } from './password-rules-list.tsx';
import { fieldProblems, outcomeProblems } from './problems.ts';
import { useAccountForm } from './use-account-form.ts';

interface NewPasswordFormProps {
  kind: LinkKind;
  /** Undefined until the browser has read it from the address. */
  secret: LinkSecret | undefined;
  label: string;
  onDone: () => void;
  /** The link is used, too old, or was replaced. */
  onDrifted: () => void;
}

/** A password, twice, for whoever holds a mailed link. */
export function NewPasswordForm({ kind, secret, label, onDone, onDrifted }: NewPasswordFormProps) {
  const { form, field, values, problem, busy } = useAccountForm({
    start: { password: '', again: '' },
    check: ({ password, again }) =>
      fieldProblems({
        password: newPasswordProblem(password),
        again: password === again ? undefined : 'The two passwords differ.',
      }),
    send: async ({ password }) => {
      if (!secret) return undefined;
      const open = await session();
      const outcome = await open[kind]({ ...secret, password });
      if (outcome === true) onDone();
      const isOver = Array.isArray(outcome) && outcome.some(({ code }) => code === 'TOKEN_INVALID');
      if (isOver) onDrifted();
      return isOver ? undefined : outcomeProblems(outcome, ['password']);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <FormAlert problem={problem} />
      <div>
        <PasswordField {...field('password')} label="New password" autoComplete="new-password" />
        <PasswordRulesList password={values.password} />
      </div>
      <PasswordField {...field('again')} label="Same password again" autoComplete="new-password" />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
