import { type ComponentPropsWithRef, useId } from 'react';
import { ACCOUNT_ICONS } from '../icons/account-icons.ts';
import { LineIcon } from '../icons/line-icon.tsx';
import styles from './field.module.css';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> & {
  label: string;
  error?: string | undefined;
};

/** A labelled choice of one among many; the options are its children. */
export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          <LineIcon shape={ACCOUNT_ICONS.alert} size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
