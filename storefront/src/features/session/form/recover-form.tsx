import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import { DoneNote } from '../../form/done-note.tsx';
import styles from '../../form/form.module.css';
import { emailProblem, fieldProblems, outcomeProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { session } from '../session.ts';
import { type AccountDialog, sessionStore, useSession } from '../session-state.ts';
import { AccountLink } from './account-link.tsx';

/** A second email within two minutes is not written, so it is not offered either. */
const PAUSE_S = 120;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down from `PAUSE_S` after each call of `begin`. */
function usePause(): { left: number; begin: () => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    begin: () => {
      setNow(Date.now());
      setUntil(Date.now() + PAUSE_S * 1000);
    },
  };
}

interface RecoverFormProps {
  onOther?: ((dialog: AccountDialog) => void) | undefined;
  /** What the button says: the first link, or another one. */
  label?: string;
}

/** Asks for a reset link. The answer is the same whether the address has an account or not. */
export function RecoverForm({ onOther, label = 'Send a link' }: RecoverFormProps) {
  const pause = usePause();
  const sent = useSession((state) => state.success);
  // Said once: whoever comes back to the form begins anew.
  useEffect(() => () => sessionStore.setState({ success: false }), []);
  const { form, field, alert, busy } = useForm({
    start: { email: '' },
    check: ({ email }) => fieldProblems({ email: emailProblem(email) }),
    send: async ({ email }) => {
      const open = await session();
      const problems = await outcomeProblems(await open.recover(email.trim()), ['email']);
      if (!problems) pause.begin();
      return problems;
    },
  });
  return (
    <form
      {...form}
      className={styles.form}
      onSubmit={(event) => (pause.left > 0 ? event.preventDefault() : form.onSubmit(event))}
    >
      <FormAlert {...alert} />
      <Field
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="If there is an account for this address, a link arrives within a minute. Check the spam folder too."
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} aria-disabled={pause.left > 0}>
          {sent ? 'Send another link' : label}
        </Button>
        <AccountLink to="sign-in" onOther={onOther} className={buttonClass({ variant: 'outline' })}>
          Back to sign in
        </AccountLink>
      </div>
      <DoneNote>{sent && <strong>Sent. Look into your mail.</strong>}</DoneNote>
      {pause.left > 0 && (
        <p className={styles.small}>
          You can ask for another link in <span className={styles.clock}>{clock(pause.left)}</span>.
        </p>
      )}
    </form>
  );
}
