import { addressLines } from '../../domain/checkout/address-lines.ts';
import { deliveryTitle } from '../../domain/delivery/delivery-rates.ts';
import type { Money } from '../../domain/money/money.ts';
import { orderName } from '../../domain/order/order-name.ts';
import { type Html, html } from '../../html/html.ts';
import type { OrderRecord } from '../../store/order-record.ts';
import { arrivalText } from './arrival-text.ts';
import { icon } from './icon.ts';
import { exactText, moneyText } from './money-text.ts';
import { type PageLinks, shell } from './shell.ts';
import { foldedSummary, summary, sumRow } from './summary.ts';

function addressBlock(title: string, lines: readonly string[]): Html {
  return html`<div><h2 class="strong">${title}</h2><address>${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address></div>`;
}

/** The order as it stands. Reachable for as long as the cart's address is known; says the same each time. */
export function confirmationPage(order: OrderRecord, links: PageLinks): Html {
  const money = (amount: number): Money => ({ amount, currency: order.currency });
  const total = exactText(money(order.total));
  const content = {
    lines: order.lines.map((line) => ({ ...line, amount: money(line.amount) })),
    subtotal: money(order.subtotal),
    delivery: html`<div>${sumRow(`Shipping, ${deliveryTitle(order.method).toLowerCase()}`, moneyText(money(order.deliveryPrice)))}</div>`,
    total: html`<div>${sumRow('Total', total, true)}</div>`,
    shortTotal: total,
  };
  const delivery = addressLines(order.deliveryAddress);
  const billing = addressLines(order.billingAddress);
  const sameAddress = delivery.join('\n') === billing.join('\n');
  const main = html`<div class="done"><span class="done-tick">${icon('tick')}</span><h1>Thank you, ${order.deliveryAddress.firstName}</h1>
<p class="lead">Order <b class="number">${orderName(order.number)}</b> is in, under ${order.email}. Keep this page: its address opens your order again.</p></div>
<section class="section eta"><h2 class="eta-label">Estimated delivery</h2><p class="eta-days">${arrivalText(order.arrival)}</p>
<ol class="stages"><li class="on">Ordered</li><li>Packed</li><li>On its way</li><li>Delivered</li></ol>
<p class="row"><a class="button button--primary" href="${links.shopOrigin}/">Keep shopping</a></p></section>
<section class="section facts">${addressBlock('Delivers to', delivery)}<div><h2 class="strong">Paid with</h2><p class="fact number">Card ending ${order.cardLast4}<br>${total}</p></div>${
    !sameAddress && addressBlock('Billed to', billing)
  }</section>`;
  return shell(links, {
    title: `Order ${orderName(order.number)} confirmed`,
    main,
    aside: summary(content, links),
    folded: foldedSummary(content, links),
  });
}
