import { CUTTINGS } from '@bluebird-bay/content/press/cuttings.ts';
import { longDate } from '../long-date.ts';
import styles from './press-cuttings.module.css';

/** What was written and said about us, the newest first. */
function PressCuttings() {
  return (
    <ul className={styles.cuttings} data-wide="">
      {CUTTINGS.map(({ outlet, where, date, title, quote, kind }) => (
        <li key={title}>
          <p className={styles.outlet}>
            <b>{outlet}</b>
            <span>{kind}</span>
          </p>
          <blockquote>{quote}</blockquote>
          <p className={styles.where}>
            <cite>{title}</cite>, {where}. <time dateTime={date}>{longDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const pressParts = { PressCuttings };
