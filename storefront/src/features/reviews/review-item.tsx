import { Stars } from '../../ui/stars.tsx';
import styles from './review-item.module.css';
import { writerFacts, writtenOn } from './review-words.ts';
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
        {writerFacts(review).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{writtenOn(date)}</span>
        {verified && <span>Real order</span>}
        {helpful > 0 && <span>Helpful to {helpful}</span>}
      </p>
    </li>
  );
}
