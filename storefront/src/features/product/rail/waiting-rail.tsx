import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import railStyles from '../../../ui/rails/rail.module.css';
import text from '../../../ui/text.module.css';
import railHead from './product-rail.module.css';
import styles from './waiting-rail.module.css';

const GHOSTS = ['first', 'second', 'third', 'fourth'];

/** Stands where a rail of cards will be, in its size, so that nothing below has to move. */
export function WaitingRail({ title }: { title: string }) {
  return (
    <section className={classNames(layout.container, layout.section, styles.waiting)} aria-hidden="true">
      <div className={railHead.head}>
        <h2 className={text.h2}>{title}</h2>
      </div>
      <ul className={classNames(railStyles.rail, styles.rail)}>
        {GHOSTS.map((ghost) => (
          <li key={ghost} className={styles.ghost} />
        ))}
      </ul>
    </section>
  );
}
