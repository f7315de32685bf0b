import { classNames } from '../../../ui/class-names.ts';
import styles from './print-dots.module.css';

interface PrintDotsProps {
  /** Fabric tiles, this print's first. */
  swatches: readonly string[];
  /** Prints in all; those beyond the swatches are counted. */
  count: number;
  className?: string | undefined;
}

/** The prints a style comes in, as little rounds of the real fabric. */
export function PrintDots({ swatches, count, className }: PrintDotsProps) {
  const more = count - swatches.length;
  return (
    <div className={classNames(styles.dots, className)} role="img" aria-label={`${count} prints`}>
      {swatches.map((swatch, index) => (
        <span key={swatch} className={classNames(styles.dot, index === 0 && styles.current)}>
          <img src={swatch} alt="" width="40" height="40" loading="lazy" decoding="async" />
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
    </div>
  );
}
