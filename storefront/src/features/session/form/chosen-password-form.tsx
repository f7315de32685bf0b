import { askSelfService } from '../../../services-api/ask-self-service.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import styles from '../../form/form.module.css';
import { fieldProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { session } from '../session.ts';
import type { LinkSecret } from './new-password-form.tsx';
import { PasswordField } from './password-rules.tsx';

interface ChosenPasswordFormProps {
  secret: LinkSecret;
  onDone: () => void;
  /** The link is used, too old, or was replaced. */
  onDrifted: () => void;
  /** It is not known, or another one is wanted. */
  onForgotten: () => void;
}

/** For whoever chose a password when they ordered: typed once more behind the link, it is the account's. */
export function ChosenPasswordForm({ secret, onDone, onDrifted, onForgotten }: ChosenPasswordFormProps) {
  const { form, field, alert, busy } = useForm({
    start: { password: '' },
    check: ({ password }) =>
      fieldProblems({ password: password === '' ? 'Type the password you chose when you ordered.' : undefined }),
    send: async ({ password }) => {
      const answer = await askSelfService('account/finish', { method: 'POST', body: { ...secret, password } });
      if (answer.ok) {
        await (await session()).adopt(answer.data);
        onDone();
        return undefined;
      }
      const { code, message } = answer.refusal;
      if (code === 'NOT_CHOSEN') {
        return { fields: { password: 'That is not the one chosen with the order. Try again, or choose another one.' } };
      }
      if (code !== 'NOT_FOUND') return { fields: {}, form: message };
      onDrifted();
      return undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <FormAlert {...alert} />
      <PasswordField {...field('password')} label="The password you chose" autoComplete="current-password" />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Finish my account
        </Button>
        <Button variant="outline" onClick={onForgotten}>
          Choose another one
        </Button>
      </div>
    </form>
  );
}
