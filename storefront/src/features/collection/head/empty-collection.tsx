import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import styles from './empty-collection.module.css';

/** A collection that exists and holds nothing right now. */
export function EmptyCollection() {
  return (
    <div className={styles.empty}>
      <div className={styles.art} aria-hidden="true" />
      <h2 className={text.h2}>Nothing in here but sand</h2>
      <p className={classNames(text.lead, styles.lead)}>
        The last piece swam off. The next print is on the table, and everything new is one shelf over.
      </p>
      <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
        See what’s new
      </Link>
    </div>
  );
}
