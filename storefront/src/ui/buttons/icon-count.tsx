import { classNames } from '../class-names.ts';
import styles from './icon-count.module.css';

/** How many things are behind an icon's button, on its corner; nothing while there are none. */
export function IconCount({ count, loud }: { count: number | undefined; loud?: boolean }) {
  if (!count) return null;
  return <span className={classNames(styles.count, loud && styles.loud)}>{count > 99 ? '99+' : count}</span>;
}
