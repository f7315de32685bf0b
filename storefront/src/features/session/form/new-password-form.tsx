import { Button } from '../../../ui/buttons/button.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import styles from '../../form/form.module.css';
import { fieldProblems, outcomeProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { session } from '../session.ts';
import { newPasswordProblem, PasswordField, PasswordRulesList } from './password-rules.tsx';

/** What a mailed link carries in its address. */
export interface LinkSecret {
  /** The customer's plain id. */
  cxid: string;
  token: string;
}

export type LinkKind = 'activate' | 'reset';

const LINK = /^(?:\/[a-zA-Z-]+)?\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{1,200})\/?$/;

/** The secret in the address of a mailed link; undefined for the page without one, and for anything that cannot be one. */
export function linkSecret(pathname: string, kind: LinkKind): LinkSecret | undefined {
  const [, found, cxid, token] = LINK.exec(pathname) ?? [];
  return found === kind && cxid && token ? { cxid, token } : undefined;
}

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
  const { form, field, values, alert, busy } = useForm({
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
      <FormAlert {...alert} />
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
