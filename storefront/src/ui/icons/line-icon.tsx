import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** A line drawing from `account-icons.ts`; decoration, never the only name of anything. */
export function LineIcon({ shape, size }: { shape: string; size?: 'small' }) {
  return (
    <svg className={classNames(styles.icon, size && styles[size])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
