import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../class-names.ts';
import field from './field.module.css';
import { FieldNote } from './field.tsx';
import styles from './long-field.module.css';

type LongFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'maxLength'> & {
  label: string;
  value: string;
  /** In characters; said below, beside how many there are. */
  longest: number;
  /** What is wrong and how to put it right; absent when nothing is. */
  error?: string | undefined;
};

const COUNT = new Intl.NumberFormat('en-US');

/** A labelled field for several lines, which says how long it may become. */
export function LongField({ label, longest, error, ...area }: LongFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        maxLength={longest}
        className={classNames(field.input, styles.long)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
      />
      <FieldNote id={`${id}-error`} error={error} />
      <p id={`${id}-count`} className={field.hint}>
        {COUNT.format(area.value.length)} of {COUNT.format(longest)} characters
      </p>
    </div>
  );
}
