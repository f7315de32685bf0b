import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { passwordRules } from './password-rules.ts';
import styles from './password-rules-list.module.css';

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRulesList({ password, email }: { password: string; email?: string | undefined }) {
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {passwordRules(password, email).map(({ label, isMet }) => (
        <li key={label} className={isMet ? styles.met : undefined}>
          {label}
          <VisuallyHidden>{isMet ? ', done' : ', not yet'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
