import { addressLines } from '../../domain/checkout/address-lines.ts';
import { deliveryTitle } from '../../domain/delivery/delivery-rates.ts';
import type { Money } from '../../domain/money/money.ts';
import { type Html, html } from '../../html/html.ts';
import type { OrderRecord } from '../../store/order-record.ts';
import { exactText, moneyText } from './money-text.ts';
import { sumRow } from './summary.ts';

function addressBlock(title: string, lines: readonly string[]): Html {
  return html`<div><h2 class="strong">${title}</h2><address>${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address></div>`;
}

const money = ({ currency }: OrderRecord, amount: number): Money => ({ amount, currency });

/** Where it goes, and what it was paid with. */
export function orderFacts(order: OrderRecord): Html {
  const delivery = addressLines(order.deliveryAddress);
  const billing = addressLines(order.billingAddress);
  const isSame = delivery.join('\n') === billing.join('\n');
  return html`<section class="section facts">${addressBlock('Delivers to', delivery)}<div><h2 class="strong">Paid with</h2><p class="fact number">Card ending ${order.cardLast4}<br>${exactText(money(order, order.total))}</p></div>${
    !isSame && addressBlock('Billed to', billing)
  }</section>`;
}

/** The pieces and the sums of an order, for the summary beside it. */
export function orderSums(order: OrderRecord) {
  const total = exactText(money(order, order.total));
  return {
    lines: order.lines.map((line) => ({ ...line, amount: money(order, line.amount) })),
    subtotal: money(order, order.subtotal),
    delivery: html`<div>${sumRow(`Shipping, ${deliveryTitle(order.method).toLowerCase()}`, moneyText(money(order, order.deliveryPrice)))}</div>`,
    total: html`<div>${sumRow('Total', total, true)}</div>${
      order.refunded > 0 && html`<div>${sumRow('Given back', exactText(money(order, -order.refunded)))}</div>`
    }`,
    shortTotal: total,
  };
}
