import { ACCOUNT_ICONS } from '../../../ui/icons/account-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import styles from './form.module.css';

/** What keeps the whole form from being done, above its fields; takes focus when it appears. */
export function FormAlert({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <div role="alert" tabIndex={-1} className={styles.alert}>
      <LineIcon shape={ACCOUNT_ICONS.alert} />
      <span>{problem}</span>
    </div>
  );
}
