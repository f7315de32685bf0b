import { type Html, html } from '@bluebird-bay/html/html.ts';
import { DELIVERED } from '../../../domain/fulfilment/tracking-steps.ts';
import type { FulfilmentRecord } from '../../../store/order/fulfilments.ts';

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
