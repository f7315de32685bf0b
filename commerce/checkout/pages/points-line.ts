import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { type OrderPoints, pointsSentence, pointsText, pointsWait } from '../../domain/loyalty/loyalty.ts';

function sentence(points: OrderPoints): Html {
  const [before, after] = pointsSentence(points);
  return html`${before}<b class="number">${pointsText(points)}</b>${after}`;
}

/** 'This order brings 62 points.', for under the sums of a cart; nothing where it brings none. */
export const pointsLine = (points: OrderPoints | undefined): Slot =>
  points && html`<p class="small points">${sentence(points)}</p>`;

/** The same of an order that is placed, with what the points wait for. */
export const orderPointsLine = (points: OrderPoints | undefined): Slot =>
  points && html`<p class="fact points">${sentence(points)}${pointsWait(points)}</p>`;
