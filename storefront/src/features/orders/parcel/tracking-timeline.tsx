import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { momentText, shortDayText } from '../order-dates.ts';
import type { TrackingEvent } from './tracking.ts';
import styles from './tracking-timeline.module.css';

const DELIVERED = 7;

type Place = 'done' | 'now' | 'todo';

const SAID: Readonly<Record<Place, string>> = { done: 'Done: ', now: 'Now: ', todo: 'Still to come: ' };

interface TimelineProps {
  events: readonly TrackingEvent[];
  ahead: readonly TrackingEvent[];
}

/** The way of a parcel: where it has been, where it is, and the steps still to come. */
export function TrackingTimeline({ events, ahead }: TimelineProps) {
  const last = events.at(-1)?.step;
  const rows = [
    ...events.map((event) => ({ event, place: event.step === last && last !== DELIVERED ? 'now' : 'done' }) as const),
    ...ahead.map((event) => ({ event, place: 'todo' }) as const),
  ];
  return (
    <ol className={styles.steps}>
      {rows.map(({ event: { step, status, message, date }, place }) => (
        <li key={step} className={styles[place]} aria-current={place === 'now' ? 'step' : undefined}>
          <p className={styles.status}>
            <VisuallyHidden>{SAID[place]}</VisuallyHidden>
            {status}
          </p>
          <p className={styles.note}>
            {place === 'todo' ? `Expected ${shortDayText(date)}` : momentText(date)}
            {step === last && `. ${message}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
