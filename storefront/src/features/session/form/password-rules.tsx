import { type ComponentProps, useState } from 'react';
import { iconButtonClass } from '../../../ui/buttons/icon-button.tsx';
import { FORM_ICONS } from '../../../ui/icons/form-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './password-rules.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at. Anything may be pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={iconButtonClass()}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <LineIcon shape={shown ? FORM_ICONS.hidden : FORM_ICONS.eye} />
        </button>
      }
    />
  );
}

/** A rule a password must keep, and whether it does so far. */
interface PasswordRule {
  label: string;
  /** What to do about it. */
  advice: string;
  isMet: boolean;
}

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/**
 * The provider's rules as they are shown while somebody types: nothing is wrong yet, things are only done or not. The
 * provider also refuses the most used passwords, which is said when it happens. `email` may be empty.
 */
export function passwordRules(password: string, email = ''): PasswordRule[] {
  const length = [...password].length;
  const typed = length > 0;
  return [
    {
      label: 'At least 8 characters',
      advice: 'A little longer, please: at least 8 characters.',
      isMet: length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD,
    },
    {
      label: 'No space at the start or end',
      advice: 'There is a space at the start or the end. Take it away.',
      isMet: typed && password === password.trim(),
    },
    {
      label: 'Not the same as your email',
      advice: 'Your email is the first thing anybody would try. Choose something else.',
      isMet: typed && password.toLowerCase() !== email.trim().toLowerCase(),
    },
  ];
}

/** The first rule that is not kept, as a sentence for the field; undefined when all are. */
export function newPasswordProblem(password: string, email = ''): string | undefined {
  if (password === '') return 'Choose a password.';
  if ([...password].length > LONGEST_PASSWORD) return `A password has ${LONGEST_PASSWORD} characters at most.`;
  return passwordRules(password, email).find(({ isMet }) => !isMet)?.advice;
}

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
