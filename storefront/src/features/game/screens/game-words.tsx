import type { ReactNode } from 'react';
import styles from './stage.module.css';

/** Below the stage: what is on it in words, and the keys. */
export function GameWords({ children }: { children: ReactNode }) {
  return (
    <div className={styles.below}>
      <section aria-live="polite">
        <h2>In words</h2>
        <p>{children}</p>
      </section>
      <section className={styles.byKeyboard}>
        <h2>By keyboard</h2>
        <p className={styles.keys}>
          <span>
            <kbd aria-label="Left">←</kbd>
            <kbd aria-label="Right">→</kbd> next doll, next piece
          </span>
          <span>
            <kbd>Tab</kbd> wardrobe
          </span>
          <span>
            <kbd>Z</kbd> undo
          </span>
        </p>
      </section>
    </div>
  );
}
