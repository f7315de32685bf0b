import { Stars } from '../../ui/stars.tsx';
import styles from './review-item.module.css';
import { writerDetails, writtenOn } from './review-text.ts';
import type { Review } from './reviews-answer.ts';

/** What one swimmer says. */
export function ReviewItem({ review }: { review: Review }) {
  const { star, title, text, name, date, verified, helpful } = review;
  return (
    <li className={styles.review}>
      <Stars value={star} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.who}>
        <b>{name}</b>
        {writerDetails(review).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        <span>{writtenOn(date)}</span>
        {verified && <span>Real order</span>}
        {helpful > 0 && <span>Helpful to {helpful}</span>}
      </p>
    </li>
  );
}
