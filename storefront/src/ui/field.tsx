import { type ComponentPropsWithRef, useId } from 'react';
import styles from './field.module.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** What is wrong and how to put it right; absent when nothing is. */
  error?: string | undefined;
};

/** A labelled line of text. Hint and error are tied to it for screen readers. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      {(error ?? hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
