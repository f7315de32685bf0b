import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { hasParcel, type Quote } from '../../domain/checkout/quote.ts';
import { type DeliveryOption, pickupPointOf, pickupPointsIn } from '../../domain/delivery/delivery-options.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';
import { giftCardsArrive } from '../../domain/gift-card/gift-card-recipient.ts';
import { moneyText } from '../../domain/money/money-text.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { arrivalText } from './arrival-text.ts';

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

/**
 * Something that depends on the way of delivery, once for each: the stylesheet shows the one of the chosen radio at once,
 * without a script. Browsers that cannot (`:has`) show the one of the page's last state, which the update button renews.
 */
export function byMethod(
  chosen: DeliveryMethod,
  element: 'div' | 'span',
  content: (method: DeliveryMethod) => Slot,
): Html[] {
  return DELIVERY_METHODS.map((method) => {
    const names = `for-${method}${method === chosen ? '' : ' for-other'}`;
    return element === 'div'
      ? html`<div class="${names}">${content(method)}</div>`
      : html`<span class="${names}">${content(method)}</span>`;
  });
}

function option({ method, title, price, arrival }: DeliveryOption, chosen: DeliveryMethod): Html {
  return html`<label class="option"><input type="radio" name="method" id="method-${method}" value="${method}"${
    method === chosen && html` checked`
  }><span><b>${title}</b><small>${method === 'pickup' ? `Ready ${arrivalText(arrival)}, choose after payment` : `Arrives ${arrivalText(arrival)}`}</small></span><span class="price">${moneyText(price)}</span></label>`;
}

/** How the parcel travels, with what it costs and when it arrives. The button is for browsers that cannot show the total at once. */
export function deliverySection(quote: Quote, chosen: DeliveryMethod): Html {
  // the hidden choice is what the stylesheet shows the sums by
  if (!hasParcel(quote))
    return html`<section class="section" id="delivery"><h2>Delivery</h2><p class="fact">${giftCardsArrive(quote.lines)}. There is nothing to send.</p><input type="radio" hidden name="method" id="method-${chosen}" value="${chosen}" checked></section>`;
  return html`<section class="section" id="delivery"><h2>Delivery</h2>
<fieldset class="options"><legend class="sr">Delivery method</legend>${quote.options.map((each) => option(each, chosen))}</fieldset>
<button class="button button--outline button--small update-total" name="intent" value="update-delivery">Update delivery</button>
</section>`;
}
