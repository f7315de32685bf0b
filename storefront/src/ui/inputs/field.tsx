import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { FORM_ICONS } from '../icons/form-icons.ts';
import { LineIcon } from '../icons/line-icon.tsx';
import styles from './field.module.css';

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  hint?: string | undefined;
}

/** Right below a field: what is wrong with it, else its hint; nothing where there is neither. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  return (
    (error ?? hint) && (
      <p id={id} className={error ? styles.error : styles.hint}>
        {error && <LineIcon shape={FORM_ICONS.alert} size="small" />}
        <span>{error ?? hint}</span>
      </p>
    )
  );
}

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
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

/** Moves the focus to what says in a form why it was not done: above its fields, or at the first that will not do. */
export const focusOnWrong = (form: Element | null | undefined): void =>
  form?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"], [data-wrong]')?.focus();

/** Goes on a form: whenever `failure` is another one, the focus goes to what says so, see {@link focusOnWrong}. */
export function useFocusOnWrong(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) focusOnWrong(form.current);
  }, [failure]);
  return form;
}

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to put it right; absent when nothing is. */
  error?: string | undefined;
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
  /** A 44 px button at the end of the line. */
  end?: ReactNode;
};

/** A labelled line of text. Hint and error are tied to it for screen readers. */
export function Field({ label, hint, error, optional, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>Optional</span>}
      </label>
      <div className={end ? styles.withEnd : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
