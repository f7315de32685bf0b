import type { SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import text from '../../ui/text.module.css';
import styles from './return-status.module.css';

type ReturnView = SelfServiceAnswerOf<'orders/find'>['returns'][number];

const STATES: Readonly<Record<ReturnView['state'], string>> = {
  requested: 'Waiting for the parcel',
  received: 'Here, and looked at',
  settled: 'Done',
  cancelled: 'Called off',
};

const OUTCOMES: Readonly<Record<NonNullable<ReturnView['pieces'][number]['outcome']>, string>> = {
  exchanged: 'swapped',
  money: 'money back',
  'gift-card': 'a gift card',
  'sent-back': 'comes back to you',
};
const LINKS = { label: 'Label and details', code: 'Code and details', post: 'Details' } as const;
const WISHES = { refund: 'for money back', 'gift-card': 'for a gift card' } as const;

function whatOf({ resolution, size, outcome }: ReturnView['pieces'][number]): string {
  if (outcome === 'exchanged') return `swapped for ${size}`;
  if (outcome) return OUTCOMES[outcome];
  return resolution === 'exchange' ? `for size ${size}` : WISHES[resolution];
}

const isSwap = (pieces: ReturnView['pieces']): boolean => pieces.some(({ outcome }) => outcome === 'exchanged');

/** Where the parcel is; before the courier has it, there is nothing but a label. */
function statusOf({ events }: NonNullable<ReturnView['parcel']>): string {
  const last = events.at(-1);
  return last && last.step > 1 ? last.status.toLowerCase() : 'packed';
}

/** Where the returns of an order stand; nothing where there are none. */
export function ReturnStatus({ returns }: { returns: readonly ReturnView[] }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns-of-order" className={styles.returns}>
      <h2 id="returns-of-order" className={text.h3}>
        {returns.length === 1 ? 'Coming back' : 'Coming back to us'}
      </h2>
      <ul>
        {returns.map(({ name, state, url, way, pieces, parcel }) => (
          <li key={name}>
            <p className={styles.head}>
              <b>Return {name}</b>
              <span data-state={state} className={styles.state}>
                {STATES[state]}
              </span>
            </p>
            {pieces.map((unit) => (
              <p key={unit.position} className={styles.unit}>
                {unit.quantity > 1 && `${unit.quantity} × `}
                {[unit.title, unit.print, unit.option].filter(Boolean).join(', ')}, {whatOf(unit)}
              </p>
            ))}
            {parcel && (
              <p className={styles.unit}>
                {isSwap(pieces) ? 'Your swap' : 'Back to you'}, {parcel.company} {parcel.readableNumber}:{' '}
                {statusOf(parcel)}
              </p>
            )}
            <p className={styles.links}>
              {parcel && <a href={parcel.url}>Track the parcel</a>}
              <a href={url}>{state === 'requested' ? LINKS[way] : 'Details'}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
