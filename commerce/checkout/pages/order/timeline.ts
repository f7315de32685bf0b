import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { ReachedStep } from '../../../domain/fulfilment/parcel-clock.ts';
import { DELIVERED, stepLabels, type TrackingStep } from '../../../domain/fulfilment/tracking.ts';
import type { FulfilmentRecord, ParcelEvent } from '../../../store/order/fulfilments.ts';

const STAGES = ['Ordered', 'Packed', 'On its way', 'Delivered'] as const;

/** How far an order has come: 1 to 4, the slowest parcel counting once all are packed. */
export function stageOf(parcels: readonly FulfilmentRecord[], isAllPacked: boolean): number {
  if (parcels.length === 0) return 1;
  const steps = parcels.map(({ events }) => events.at(-1)?.step ?? 1);
  if (isAllPacked && steps.every((step) => step === DELIVERED)) return 4;
  return steps.some((step) => step >= 2) ? 3 : 2;
}

/** The four stages as a row of bars, those reached filled. */
export function stages(reached: number): Html {
  return html`<ol class="stages">${STAGES.map(
    (name, index) =>
      html`<li${index < reached && html` class="on"`}${index === reached - 1 && html` aria-current="step"`}>${name}</li>`,
  )}</ol>`;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `9 Nov, 10:12`; the clock is the carrier's, in UTC. */
export const momentText = (moment: Date): string => MOMENT.format(moment);

type State = 'done' | 'now' | 'ahead';

const STATE_LABELS: Readonly<Record<State, string>> = { done: 'Done: ', now: 'Now: ', ahead: 'Still to come: ' };

function item(step: TrackingStep, state: State, note: string): Html {
  const text = stepLabels(step);
  return html`<li class="${state}"${state === 'now' && html` aria-current="step"`}><p class="strong"><span class="sr">${STATE_LABELS[state]}</span>${text.status}</p><p class="small number">${note}</p></li>`;
}

/** Where a parcel has been, is, and will be; the last step stands only once it is there. */
export function timeline(events: readonly ParcelEvent[], ahead: readonly ReachedStep[]): Html {
  const last = events.at(-1)?.step;
  const isOver = last === DELIVERED;
  return html`<ol class="timeline">${events.map(({ step, at }) => {
    const isNow = step === last && !isOver;
    const message = step === last ? ` ${stepLabels(step).message}` : '';
    return item(step, isNow ? 'now' : 'done', `${momentText(at)} UTC.${message}`);
  })}${ahead
    .filter(({ step }) => step !== DELIVERED)
    .map(({ step, at }) => item(step, 'ahead', `Expected ${DAY.format(at)}`))}</ol>`;
}
