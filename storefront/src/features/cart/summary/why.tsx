import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './why.module.css';

/** The offers whose terms the shop can say by name; of all others it says what holds for each. */
const TERMS: Readonly<Record<string, string>> = {
  'Matching pair':
    'A top and bottoms of one print in one bag: so much comes off each pair. It goes again with either half.',
};

const ANY_OFFER = 'An offer that is on at the moment. It comes off by itself, without a code, until the day it ends.';

/** Why something comes off by itself. */
export const reasonOf = (offer: string): string => TERMS[offer] ?? ANY_OFFER;

/** Behind what nobody asked for: why it is there, for whoever wonders. */
export function Why({ offer }: { offer: string }) {
  return (
    <details className={styles.why}>
      <summary>
        Why<VisuallyHidden> {offer}</VisuallyHidden>?
      </summary>
      <p>{reasonOf(offer)}</p>
    </details>
  );
}
