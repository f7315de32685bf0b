import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';

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
