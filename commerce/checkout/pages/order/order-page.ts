import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { ReachedStep } from '../../../domain/fulfilment/parcel-clock.ts';
import { DELIVERED, readableTrackingNumber } from '../../../domain/fulfilment/tracking.ts';
import { giftCardsArrive } from '../../../domain/gift-card/gift-card-recipient.ts';
import type { OrderPoints } from '../../../domain/loyalty/loyalty.ts';
import { exactText } from '../../../domain/money/money-text.ts';
import { parcelUrl } from '../../../domain/order/order-links.ts';
import { orderName } from '../../../domain/order/order-name.ts';
import { fulfilmentStatus, itemsToShip } from '../../../domain/order/order-status.ts';
import { paidWith } from '../../../domain/order/paid-with.ts';
import { needsBank } from '../../../domain/order/refund-plan.ts';
import type { FulfilmentRecord } from '../../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../../store/order/order-record.ts';
import type { RefundRecord } from '../../../store/order/refunds.ts';
import { arrivalText, dayText } from '../arrival-text.ts';
import { pickupSection } from '../delivery-section.ts';
import { orderPointsLine } from '../points-line.ts';
import { type PageLinks, shell, shopLinks } from '../shell.ts';
import { foldedSummary, itemText, summary } from '../summary.ts';
import { orderDetails, orderSums } from './order-details.ts';
import { momentText, stageOf, stages, timeline } from './timeline.ts';

/** A parcel with the steps it has still before it. */
export interface ShownParcel {
  record: FulfilmentRecord;
  ahead: readonly ReachedStep[];
}

function parcelSection({ record, ahead }: ShownParcel, order: OrderRecord, title: string): Html {
  const items = record.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((candidate) => candidate.position === position);
    return line ? [quantity === 1 ? itemText(line) : `${quantity} x ${itemText(line)}`] : [];
  });
  return html`<section class="section parcel"><h2>${title}</h2><ul class="small pieces">${items.map((item) => html`<li>${item}</li>`)}</ul>
${timeline(record.events, ahead)}
<p class="fact">${record.trackingCompany} <b class="number">${readableTrackingNumber(record.trackingNumber)}</b></p>
<p class="row"><a class="button button--outline" href="${parcelUrl('', record.trackingNumber)}">Carrier page</a></p></section>`;
}

/** When the last of it came; undefined while something is still to come. */
function lastDelivered(parcels: readonly ShownParcel[]): Date | undefined {
  const moments = parcels.flatMap(({ record }) => record.events.filter(({ step }) => step === DELIVERED));
  return moments
    .map(({ at }) => at)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
}

/** Where money of the order went back to. */
function wayBack(refunds: readonly RefundRecord[]): string {
  return refunds.some(needsBank)
    ? 'went back to you. Banks take up to five working days to show it.'
    : 'went back to you on gift cards.';
}

function head({ order, parcels, points, refunds }: StandingOrder): Html {
  const name = orderName(order.number);
  const placed = html`<p class="lead">Placed ${momentText(order.processedAt)} UTC, ${paidWith(order)}.</p>`;
  const given = { amount: order.refunded, currency: order.currency };
  const back =
    order.refunded > 0 && html`<p class="fact"><b class="number">${exactText(given)}</b> ${wayBack(refunds)}</p>`;
  if (order.cancelledAt || fulfilmentStatus(order.lines) === 'RESTOCKED')
    return html`<div class="done"><h1>Order <span class="number">${name}</span></h1>${placed}</div><section class="section eta"><h2 class="eta-label">Cancelled</h2><p class="eta-days">Nothing is coming</p>${back}</section>`;
  if (order.method === 'email')
    return html`<div class="done"><h1>Order <span class="number">${name}</span></h1>${placed}</div><section class="section eta"><h2 class="eta-label">Gift cards</h2><p class="eta-days">${giftCardsArrive(order.lines)}</p>${back}</section>`;
  const isAllPacked = order.lines.every((line) => itemsToShip(line) === 0);
  const stage = stageOf(
    parcels.map(({ record }) => record),
    isAllPacked,
  );
  const delivered = stage === 4 ? lastDelivered(parcels) : undefined;
  return html`<div class="done"><h1>Order <span class="number">${name}</span></h1>${placed}</div>
<section class="section eta"><h2 class="eta-label">${delivered ? 'Delivered' : order.method === 'pickup' ? 'Ready to pick up' : 'Estimated delivery'}</h2><p class="eta-days">${delivered ? dayText(delivered) : arrivalText(order.arrival)}</p>${stages(stage)}${orderPointsLine(points)}${back}</section>`;
}

/** What the page shows. */
interface StandingOrder {
  order: OrderRecord;
  parcels: readonly ShownParcel[];
  /** What it brings its buyer. */
  points: OrderPoints | undefined;
  /** What was given back of it. */
  refunds: readonly RefundRecord[];
}

/** The order as it stands now, for whoever has its secret address. */
export function orderPage(standing: StandingOrder, links: PageLinks): Html {
  const { order, parcels } = standing;
  const content = orderSums(order);
  const main = html`${head(standing)}
${parcels.map((parcel, index) =>
  parcelSection(parcel, order, parcels.length === 1 ? 'Your parcel' : `Parcel ${index + 1} of ${parcels.length}`),
)}
${pickupSection(order, parcels.length > 0)}
${orderDetails(order)}
<p class="row">${parcels.length > 0 && html`<a class="button button--outline" href="${shopLinks(links).requestReturn}">Send something back</a> `}<a class="button button--primary" href="${shopLinks(links).home}">Back to the shop</a></p>`;
  return shell(links, {
    title: `Order ${orderName(order.number)}`,
    main,
    aside: summary(content, links),
    folded: foldedSummary(content, links),
  });
}
