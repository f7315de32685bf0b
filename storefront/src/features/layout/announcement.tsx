import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './announcement.module.css';

/** The line above the header: three facts, the middle one on phones. */
export function Announcement() {
  return (
    <aside className={styles.bar} data-tone="dark" aria-label="Good to know">
      <div className={classNames(layout.container, styles.facts)}>
        <span className={styles.side}>XS to XXL, every print</span>
        <span>Free returns for 60 days. Sunshine included.</span>
        <span className={styles.side}>Drawn by hand, cut for swimming</span>
      </div>
    </aside>
  );
}
