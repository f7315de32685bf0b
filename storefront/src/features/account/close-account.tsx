import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { hasSelfService } from '../../storefront-api/document-shop-config.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import text from '../../ui/text.module.css';
import forms from '../form/form.module.css';
import { fieldProblems, outcomeProblems, type Problems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { PasswordField } from '../session/form/password-rules.tsx';
import { session } from '../session/session.ts';
import { sessionStore } from '../session/session-state.ts';
import { signOut } from '../session/sign-out.ts';
import styles from './profile-page.module.css';

/** The password is given once more: its fresh token is what closes the account. */
async function closeAccount(email: string, password: string): Promise<Problems<'password'> | undefined> {
  const open = await session();
  const proof = await open.prove(email, password);
  if (!proof || !('accessToken' in proof)) {
    const isWrong = proof?.every(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');
    return isWrong ? { fields: { password: 'This is not your password.' } } : outcomeProblems(proof, ['password']);
  }
  const answer = await askSelfService('account/close', { token: proof.accessToken, method: 'POST' });
  if (!answer.ok) return { fields: {}, form: answer.refusal.message };
  sessionStore.setState({ closed: true });
  await signOut();
  return undefined;
}

/** The way out for good. Asks first, with the focus on staying. */
export function CloseAccount({ email }: { email: string }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="close-account">
      <h2 id="close-account" className={text.h3}>
        Close your account
      </h2>
      <p>
        Removes your profile, addresses, wishlist and every way to sign in, and ends our postcards. Orders stay on file
        for ten years because tax law asks for it, without your name and street.
      </p>
      {hasSelfService() ? (
        <Button variant="outline" size="small" onClick={() => setConfirming(true)}>
          Close my account
        </Button>
      ) : (
        <p>
          <Link to={paths.contact()}>Write to us</Link> and we do it.
        </p>
      )}
      <Dialog title="Close your account?" size="small" open={isConfirming} onClose={() => setConfirming(false)}>
        {isConfirming && <CloseForm email={email} onStay={() => setConfirming(false)} />}
      </Dialog>
    </section>
  );
}

function CloseForm({ email, onStay }: { email: string; onStay: () => void }) {
  const { form, field, alert, busy } = useForm({
    start: { password: '' },
    check: ({ password }) => fieldProblems({ password: password === '' ? 'Enter your password.' : undefined }),
    send: ({ password }) => closeAccount(email, password),
  });
  return (
    <form {...form} className={forms.form}>
      <FormAlert {...alert} />
      <p>There is no way back. Give your password once more to show that it is you.</p>
      <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
      <div className={forms.buttons}>
        <Button onClick={onStay}>Keep my account</Button>
        <Button type="submit" variant="outline" busy={busy}>
          Close it for good
        </Button>
      </div>
    </form>
  );
}
