import { SHOP_ADDRESS } from '@bluebird-bay/contract/shop-address.ts';
import { type Html, html } from '@bluebird-bay/html/html.ts';
import { addressLines } from '../../../domain/checkout/address.ts';
import { deliveryTitle } from '../../../domain/delivery/delivery-rates.ts';
import type { Money } from '../../../domain/money/money.ts';
import { exactText, moneyText } from '../../../domain/money/money-text.ts';
import { orderName } from '../../../domain/order/order-name.ts';
import { paymentsOf } from '../../../domain/order/paid-with.ts';
import type { OrderRecord } from '../../../store/order/order-record.ts';
import { lineNotes, minus } from '../offer-rows.ts';
import { sumRow, taxNote } from '../summary.ts';

function addressBlock(title: string, lines: readonly string[]): Html {
  return html`<div><h2 class="strong">${title}</h2><address>${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address></div>`;
}

const money = ({ currency }: OrderRecord, amount: number): Money => ({ amount, currency });

function paymentBlock(order: OrderRecord): Html {
  const payments = paymentsOf(order);
  if (payments.length === 0) return html`<div><h2 class="strong">Payment</h2><p class="fact">Free of charge</p></div>`;
  return html`<div><h2 class="strong">Paid with</h2><p class="fact number">${payments.map(
    ({ name, amount }, index) => html`${index > 0 && html`<br>`}${name}, ${exactText(money(order, amount))}`,
  )}</p></div>`;
}

function noteBlock(note: string): Html {
  return html`<div><h2 class="strong">Your note</h2><p class="fact note-text">${note}</p></div>`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What makes a receipt of the page on paper; on the screen it says that there is one. */
function receipt(order: OrderRecord, isSameAddress: boolean): Html {
  const given = order.refunded > 0 && html` Given back since: ${exactText(money(order, order.refunded))}.`;
  return html`<p class="small on-screen">For your books: print this page, and it comes out as a receipt.</p>
<p class="receipt on-paper">Receipt of Bluebird Bay for order ${orderName(order.number)}, placed and paid on ${DAY.format(order.processedAt)}.${given}${isSameAddress && html` Billed to the same address.`} Sold by ${SHOP_ADDRESS.join(', ')}.</p>`;
}

/** Where it goes, what it was paid with, and what was asked for in words. */
export function orderDetails(order: OrderRecord): Html {
  const delivery = addressLines(order.deliveryAddress);
  const billing = addressLines(order.billingAddress);
  const isSame = delivery.join('\n') === billing.join('\n');
  return html`<section class="section facts">${addressBlock(order.method === 'standard' || order.method === 'express' ? 'Delivers to' : 'Ordered by', delivery)}${paymentBlock(order)}${
    !isSame && addressBlock('Billed to', billing)
  }${order.note !== '' && noteBlock(order.note)}</section>
${receipt(order, isSame)}`;
}

/** The items and the sums of an order, for the summary beside it. */
export function orderSums(order: OrderRecord) {
  const total = exactText(money(order, order.total));
  return {
    lines: order.lines.map((line) => ({
      ...line,
      amount: money(order, line.amount),
      notes: lineNotes(line),
    })),
    subtotal: money(order, order.subtotal),
    offers: order.discounts.map(
      ({ source, amount }) =>
        html`<div>${sumRow(source.kind === 'code' ? `Code ${source.code}` : source.title, minus(amount.amount, order.currency))}</div>`,
    ),
    delivery: html`<div>${sumRow(`Shipping, ${deliveryTitle(order.method).toLowerCase()}`, moneyText(money(order, order.deliveryPrice)))}</div>`,
    duty: order.duty === 0 ? null : money(order, order.duty),
    tax: taxNote(order.tax, order.currency),
    total: html`<div>${sumRow('Total', total, true)}</div>${
      order.refunded > 0 && html`<div>${sumRow('Given back', minus(order.refunded, order.currency))}</div>`
    }`,
    shortTotal: total,
  };
}
