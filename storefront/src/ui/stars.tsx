import type { CSSProperties } from 'react';
import styles from './stars.module.css';

/** Five stars, filled as far as `value` goes; read as "4.7 out of 5". */
export function Stars({ value }: { value: number }) {
  const style: CSSProperties = { backgroundSize: `${(value / 5) * 100}% 100%` };
  return (
    <span
      className={styles.stars}
      style={style}
      role="img"
      aria-label={`${value.toFixed(1).replace('.0', '')} out of 5`}
    />
  );
}
