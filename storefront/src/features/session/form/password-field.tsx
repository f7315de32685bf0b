import { type ComponentProps, useState } from 'react';
import { iconButtonClass } from '../../../ui/buttons/icon-button.tsx';
import { ACCOUNT_ICONS } from '../../../ui/icons/account-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { Field } from '../../../ui/inputs/field.tsx';

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
