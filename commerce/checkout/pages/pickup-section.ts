import { type Html, html } from '@bluebird-bay/html/html.ts';
import { pickupPointOf, pickupPointsIn } from '../../domain/delivery/pickup-points.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';

/** Where the parcel waits: to be chosen as long as it has not left. Nothing for orders that come to the door. */
export function pickupSection(order: OrderRecord, hasLeft: boolean): Html | undefined {
  if (order.method !== 'pickup' || order.cancelledAt) return undefined;
  const { city } = order.deliveryAddress;
  const chosen = pickupPointOf(order.pickupPoint, city);
  if (hasLeft)
    return html`<section class="section" id="pickup"><h2>Pick-up point</h2><p class="fact">${chosen.name}. ${chosen.open}.</p></section>`;
  const points = pickupPointsIn(city).map(
    ({ id, name, open }) =>
      html`<label class="option"><input type="radio" name="point" value="${id}"${id === chosen.id && html` checked`}><span><b>${name}</b><small>${open}</small></span></label>`,
  );
  return html`<section class="section" id="pickup"><h2>${order.pickupPoint === null ? 'Choose your pick-up point' : 'Your pick-up point'}</h2>
<form method="post" action="/checkouts/orders/${order.statusToken}/pickup"><fieldset class="options"><legend class="sr">Pick-up point</legend>${points}</fieldset>
<p class="row"><button class="button button--outline">${order.pickupPoint === null ? 'Pick it up here' : 'Change the point'}</button></p></form></section>`;
}
