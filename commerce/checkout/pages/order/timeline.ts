import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { ReachedStep } from '../../../domain/fulfilment/parcel-clock.ts';
import { DELIVERED, stepLabels, type TrackingStep } from '../../../domain/fulfilment/tracking-steps.ts';
import type { ParcelEvent } from '../../../store/order/fulfilments.ts';

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
