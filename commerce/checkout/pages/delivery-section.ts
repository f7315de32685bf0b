import { type Html, html } from '@bluebird-bay/html/html.ts';
import { hasParcel, type Quote } from '../../domain/checkout/quote.ts';
import type { DeliveryOption } from '../../domain/delivery/delivery-options.ts';
import type { DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';
import { arrivalText } from './arrival-text.ts';
import { moneyText } from './money-text.ts';

function option({ method, title, price, arrival }: DeliveryOption, chosen: DeliveryMethod): Html {
  return html`<label class="option"><input type="radio" name="method" id="method-${method}" value="${method}"${
    method === chosen && html` checked`
  }><span><b>${title}</b><small>${method === 'pickup' ? `Ready ${arrivalText(arrival)}, choose after payment` : `Arrives ${arrivalText(arrival)}`}</small></span><span class="price">${moneyText(price)}</span></label>`;
}

/** How the parcel travels, with what it costs and when it arrives. The button is for browsers that cannot show the total at once. */
export function deliverySection(quote: Quote, chosen: DeliveryMethod): Html {
  // the hidden choice is what the stylesheet shows the sums by
  if (!hasParcel(quote))
    return html`<section class="section" id="delivery"><h2>Delivery</h2><p class="fact">By email, within minutes. There is nothing to send.</p><input type="radio" hidden name="method" id="method-${chosen}" value="${chosen}" checked></section>`;
  return html`<section class="section" id="delivery"><h2>Delivery</h2>
<fieldset class="options"><legend class="sr">Delivery method</legend>${quote.options.map((each) => option(each, chosen))}</fieldset>
<button class="button button--outline button--small update-total" name="intent" value="update-delivery">Update delivery</button>
</section>`;
}
