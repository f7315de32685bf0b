import { STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './student-banner.module.css';

/** What students save (requirement SHP-002). */
export function StudentBanner() {
  return (
    <section className={styles.place} aria-labelledby="students">
      <Link to={paths.studentDiscount()} className={styles.banner}>
        <h2 id="students">
          <span className={styles.number}>{STUDENT_PERCENT}%</span>
          <span className={text.h3}> off for students</span>
        </h2>
        <p className={styles.line}>All year, not just in September.</p>
        <span className={classNames(arrowLinkClass, styles.way)}>
          <ArrowLabel>Get the discount</ArrowLabel>
        </span>
      </Link>
    </section>
  );
}
