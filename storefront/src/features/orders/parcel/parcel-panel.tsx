import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { FORM_ICONS } from '../../../ui/icons/form-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { arrivalText, isToday, longDayText, momentText, shortDayText } from '../order-text.ts';
import styles from './parcel-panel.module.css';
import type { Parcel, TrackingEvent } from './tracking.ts';

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
            {place !== 'todo' && message && `. ${message}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface ParcelPanelProps {
  parcel: Parcel;
  arrival: { from: string; to: string } | undefined;
  /** Over the day, and beside it. */
  eyebrow?: string;
  badge?: ReactNode;
}

const OUT_FOR_DELIVERY = 6;

/** The day a parcel came, or is to come; once it is on the van, that is today. */
function dayOf({ delivered, events }: Parcel, arrival: ParcelPanelProps['arrival']): string {
  const last = events.at(-1);
  if (delivered && last) return longDayText(last.date);
  if (last?.step === OUT_FOR_DELIVERY && isToday(last.date, Date.now())) return 'Today';
  return arrival ? arrivalText(arrival) : 'On its way';
}

/** A parcel: when it comes, its way, and its number at the carrier's. */
export function ParcelPanel({ parcel, arrival, eyebrow, badge }: ParcelPanelProps) {
  const [copied, setCopied] = useState(false);
  const { company, number, readableNumber, url, delivered, events, ahead } = parcel;

  const copy = (): void => {
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => undefined,
    );
  };

  return (
    <section className={styles.panel} aria-label={`Parcel ${readableNumber}`.trim()}>
      <div className={styles.head}>
        <div>
          {eyebrow && <p className={styles.soft}>{eyebrow}</p>}
          <h2 className={styles.date}>{dayOf(parcel, arrival)}</h2>
          <p className={styles.soft}>
            {delivered && events.length > 0 ? 'Delivered' : 'Expected delivery'}
            {company && ` with ${company}`}
          </p>
        </div>
        {badge}
      </div>
      {events.length > 0 && <TrackingTimeline events={events} ahead={ahead} />}
      {(number || url) && (
        <div className={styles.track}>
          {number && (
            <>
              <div>
                <p className={styles.small}>Tracking number</p>
                <p className={styles.number}>{readableNumber}</p>
              </div>
              <Button variant="outline" size="small" onClick={copy}>
                <LineIcon shape={FORM_ICONS.copy} size="small" />
                <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
              </Button>
            </>
          )}
          {url && (
            <a href={url} className={buttonClass({ size: 'small' })}>
              Carrier page
            </a>
          )}
        </div>
      )}
    </section>
  );
}
