import { type Html, html } from '@bluebird-bay/html/html.ts';
import { giftCardsArrive } from '../../../domain/gift-card/gift-card-recipient.ts';
import type { OrderPoints } from '../../../domain/loyalty/loyalty.ts';
import { orderStatusUrl } from '../../../domain/order/order-links.ts';
import { orderName } from '../../../domain/order/order-name.ts';
import { itemsToShip } from '../../../domain/order/order-status.ts';
import type { FulfilmentRecord } from '../../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../../store/order/order-record.ts';
import { arrivalText } from '../arrival-text.ts';
import { pickupSection } from '../delivery-section.ts';
import { textField } from '../field.ts';
import { icon } from '../icon.ts';
import { orderPointsLine } from '../points-line.ts';
import { type PageLinks, shell, shopLinks } from '../shell.ts';
import { foldedSummary, summary, summaryItems } from '../summary.ts';
import { orderDetails, orderSums } from './order-details.ts';
import { stageOf, stages } from './timeline.ts';

/** How far somebody is on the way to an account; `error`: what is wrong with the password they chose. */
export interface AccountOffer {
  state: 'open' | 'asked' | 'chosen';
  error?: string;
}

/** What the page shows. */
export interface Confirmation {
  order: OrderRecord;
  parcels: readonly FulfilmentRecord[];
  /** What it brings its buyer. */
  points: OrderPoints | undefined;
  /** A guest may open an account by a link in an email; absent for who has one. */
  offer: (AccountOffer & { action: string }) | undefined;
}

function accountOffer(offer: NonNullable<Confirmation['offer']>, email: string): Html {
  if (offer.state === 'asked')
    return html`<section class="section offer" role="status"><h2>Look into your mailbox</h2><p>A link is on its way to ${email}. Choose a password there, and this order waits in your account.</p></section>`;
  if (offer.state === 'chosen')
    return html`<section class="section offer" role="status"><h2>Open the link we sent to finish</h2><p>It is on its way to ${email}. Your password counts from there on: type it once more behind the link, and you are in, with this order inside.</p></section>`;
  return html`<section class="section offer"><h2>Keep this order in an account</h2><p>Choose a password; we already have the rest. We send a link to ${email}, and once you have opened it the account is yours.</p><form method="post" action="${offer.action}" novalidate>${textField(
    {
      name: 'password',
      type: 'password',
      label: 'Password',
      value: '',
      autocomplete: 'new-password',
      hint: 'Eight characters or more. A short sentence is a good one.',
      error: offer.error,
      focused: offer.error !== undefined,
    },
  )}<p class="row"><button class="button button--primary">Open my account</button></p></form></section>`;
}

/** What was bought, where the summary beside it is folded: on narrow screens. */
const bought = (content: ReturnType<typeof orderSums>, links: PageLinks): Html =>
  html`<section class="section bought"><h2>What you bought</h2>${summaryItems(content.lines, links)}</section>`;

/** The order as it was placed. Reachable for as long as the cart's address is known. */
export function confirmationPage({ order, parcels, points, offer }: Confirmation, links: PageLinks): Html {
  const content = orderSums(order);
  const isAllPacked = order.lines.every((line) => itemsToShip(line) === 0);
  const main = html`<div class="done"><span class="done-tick">${icon('tick')}</span><h1>Thank you, ${order.deliveryAddress.firstName}</h1>
<p class="lead">Order <b class="number">${orderName(order.number)}</b> is in. A receipt is on its way to ${order.email}.</p></div>
<section class="section eta">${
    order.method === 'email'
      ? html`<h2 class="eta-label">Gift cards</h2><p class="eta-days">${giftCardsArrive(order.lines)}</p>`
      : html`<h2 class="eta-label">${order.method === 'pickup' ? 'Ready to pick up' : 'Estimated delivery'}</h2><p class="eta-days">${arrivalText(order.arrival)}</p>
${stages(stageOf(parcels, isAllPacked))}`
  }
${orderPointsLine(points)}
<p class="row"><a class="button button--primary" href="${orderStatusUrl('', order.statusToken)}">Track this order</a><a class="button button--outline" href="${shopLinks(links).home}">Keep shopping</a></p></section>
${bought(content, links)}
${pickupSection(order, parcels.length > 0)}
${orderDetails(order)}
${offer && accountOffer(offer, order.email)}`;
  return shell(links, {
    title: `Order ${orderName(order.number)} confirmed`,
    main,
    aside: summary(content, links),
    folded: foldedSummary(content, links),
  });
}
