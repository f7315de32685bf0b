import styles from './payment-marks.module.css';

const CARDS = ['Visa', 'Mastercard', 'American Express'] as const;

/** The cards the checkout takes. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label="We take">
      {CARDS.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  );
}
