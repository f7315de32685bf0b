import { Stars } from '../../ui/stars.tsx';
import styles from './review-item.module.css';
import type { Review } from './reviews-answer.ts';

/** Feet and inches, as heights are spoken of in the shop: 5′6″. */
const height = (inches: number): string => `${Math.floor(inches / 12)}′${inches % 12}″`;

const FIT = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const;

/** What a review says of its writer and the fit, in short parts: "Bought M, usually L", "5′6″", "Runs small". */
export function writerDetails({ sizeBought, sizeUsual, heightInches, build, fit }: Review): string[] {
  const size = sizeBought && sizeBought !== 'One Size' ? `Bought ${sizeBought}` : undefined;
  const sizes = size && sizeUsual ? `${size}, usually ${sizeUsual}` : size;
  const details = [sizes, heightInches === null ? undefined : height(heightInches), build, fit && FIT[fit]];
  return details.filter((detail) => typeof detail === 'string');
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "17 Nov 2026" */
export const writtenOn = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** "30 reviews", "1 review" */
export const countLabel = (total: number): string => `${total} ${total === 1 ? 'review' : 'reviews'}`;

/** What one swimmer says. */
export function ReviewItem({ review }: { review: Review }) {
  const { star, title, text, name, date, verified, helpful } = review;
  return (
    <li className={styles.review} tabIndex={-1}>
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
