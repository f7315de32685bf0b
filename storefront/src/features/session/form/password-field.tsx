import { type ComponentProps, useState } from 'react';
import { ACCOUNT_ICONS } from '../../../ui/account-icons.ts';
import { Field } from '../../../ui/field.tsx';
import { iconButtonClass } from '../../../ui/icon-button.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';

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
          <LineIcon shape={shown ? ACCOUNT_ICONS.hidden : ACCOUNT_ICONS.eye} />
        </button>
      }
    />
  );
}
