import type { ComponentType } from 'react';
import { FORM_ICONS } from '../icons/form-icons.ts';
import { LineIcon } from '../icons/line-icon.tsx';
import type { WrongField } from './error-summary.tsx';
import styles from './form-alert.module.css';

export interface FormAlertProps {
  /** What keeps the whole form from being done, and belongs to no field. */
  problem: string | undefined;
  /** In the order of the form. One alone says itself what is wrong; several are listed. */
  wrong?: readonly WrongField[];
}

let List: ComponentType<{ wrong: readonly WrongField[] }> | undefined;

/** Fetches what lists several fields. Undefined where it cannot be had: each still says itself what is wrong with it. */
export async function fetchErrorSummary() {
  const summary = await import('./error-summary.tsx').catch(() => undefined);
  List = summary?.ErrorSummary;
  return summary;
}

/** What keeps a form from being done, above its fields; takes focus when it appears. */
export function FormAlert({ problem, wrong = [] }: FormAlertProps) {
  const Several = problem === undefined && wrong.length > 1 ? List : undefined;
  if (problem === undefined && !Several) return null;
  return (
    <div role="alert" tabIndex={-1} className={styles.alert}>
      <LineIcon shape={FORM_ICONS.alert} />
      {Several ? <Several wrong={wrong} /> : <span>{problem}</span>}
    </div>
  );
}
