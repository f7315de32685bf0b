import { type ComponentPropsWithRef, useId } from 'react';
import { ACCOUNT_ICONS } from './account-icons.ts';
import styles from './field.module.css';
import { LineIcon } from './line-icon.tsx';

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
