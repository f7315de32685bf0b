import { RETURN_ADDRESS } from '@bluebird-bay/contract/returns.ts';
import { type Html, html } from '@bluebird-bay/html/html.ts';
import { readableTrackingNumber, stepLabels } from '../../../domain/fulfilment/tracking.ts';
import { parcelUrl } from '../../../domain/order/order-links.ts';
import { orderName } from '../../../domain/order/order-name.ts';
import { needsBank } from '../../../domain/order/refund-plan.ts';
import { code128 } from '../../../domain/return/code-128.ts';
import { returnName } from '../../../domain/return/return-state.ts';
import { bringsSwap, type FulfilmentRecord } from '../../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../../store/order/order-record.ts';
import type { RefundRecord } from '../../../store/order/refunds.ts';
import type { ReturnLine, ReturnRecord } from '../../../store/order/returns.ts';
import { type PageLinks, shell, shopLinks } from '../shell.ts';
import { itemText } from '../summary.ts';
import { momentText } from './timeline.ts';

/** A barcode narrower than this is not read everywhere; ten modules on both sides stay white. */
const QUIET = 10;
const BAR_HEIGHT = 60;

/** What scanners read of a return. Drawn as one path, so that it prints as sharp as the printer is. */
function barcode(text: string): Html {
  const { bars, width } = code128(text);
  const path = bars.map(({ x, width: wide }) => `M${x + QUIET} 0h${wide}v${BAR_HEIGHT}h-${wide}z`).join('');
  return html`<svg class="barcode" viewBox="0 0 ${width + 2 * QUIET} ${BAR_HEIGHT}" preserveAspectRatio="none" shape-rendering="crispEdges" role="img" aria-label="Barcode of ${text}"><path d="${path}"/></svg>`;
}

/** What the scanner reads: the return and the order, so that a parcel whose paper is torn still finds its way. */
const codeOf = (found: ReturnRecord, order: OrderRecord): string => `${returnName(found.number)}-${order.number}`;

/** Nobody's name or street is on it: the carrier finds the way by the code, and whoever finds the parcel needs no more. */
function label(found: ReturnRecord, order: OrderRecord): Html {
  const code = codeOf(found, order);
  const { city, countryCode } = order.deliveryAddress;
  return html`<section class="return-label" aria-label="Label"><p class="return-label-head"><b>Tidewater Post</b><span>Return, postage paid</span></p>
<p class="return-label-to"><span>To</span>${RETURN_ADDRESS.map((line) => html`<b>${line}</b>`)}</p>
<p class="return-label-from"><span>From</span>${[city, countryCode].filter(Boolean).join(', ')}</p>
${barcode(code)}<p class="return-label-code number">${code}</p></section>`;
}

const WANTED = { refund: 'money back', 'gift-card': 'a gift card' } as const;

function whatOf({ resolution, variantTitle, outcome }: ReturnLine): string {
  if (outcome === 'exchanged') return `swapped for size ${variantTitle}`;
  if (outcome === 'sent-back') return 'comes back to you';
  if (outcome === 'money') return 'money back';
  if (outcome === 'gift-card') return 'a gift card';
  return resolution === 'exchange' ? `for size ${variantTitle}` : `for ${WANTED[resolution]}`;
}

function pieces(found: ReturnRecord, order: OrderRecord): Html {
  return html`<section class="section"><h2>What goes back</h2><ul class="pieces">${found.lines.map((returned) => {
    const line = order.lines.find(({ position }) => position === returned.position);
    const many = returned.quantity > 1 ? `${returned.quantity} x ` : '';
    return line && html`<li>${many}${itemText(line)}, ${whatOf(returned)}</li>`;
  })}</ul></section>`;
}

const STATES = {
  requested: 'We are waiting for your parcel',
  received: 'Your parcel is here',
  settled: 'Done',
  cancelled: 'Called off',
} as const;

const NEXT = {
  requested: 'Every step brings you an email.',
  received: 'We have looked at it. What is due leaves today or on the next working day.',
  settled: 'What was due has left.',
  cancelled: 'Nothing is waited for. Ask for a new return if you change your mind.',
} as const;

function how(found: ReturnRecord, order: OrderRecord): Html {
  const code = codeOf(found, order);
  if (found.way === 'post')
    return html`<section class="section"><h2>Where it goes</h2><p class="fact">Our carrier prints no label where you live. Post the parcel, tracked if you can, to this address, and write <b class="number">${code}</b> on it:</p><p class="fact">${RETURN_ADDRESS.map((line) => html`${line}<br>`)}</p><p class="fact">Answer our letter about this return with a picture of the receipt: we give you the postage back as a gift card.</p></section>`;
  const words =
    found.way === 'code'
      ? 'Show this code at any Tidewater counter: on your telephone will do. They print the label there.'
      : 'Print this page: the label comes out alone, on one sheet. Cut it out, stick it on, and hand the parcel to any Tidewater counter or your postman.';
  return html`<section class="section"><h2>${found.way === 'code' ? 'Your code' : 'Your label'}</h2><p class="fact">${words}</p>${label(found, order)}</section>`;
}

/** The parcel that leaves for the shopper once the return is here, with the way to where it is. */
function toYou(parcel: FulfilmentRecord): Html {
  const { trackingCompany, trackingNumber, events, deliveredAt } = parcel;
  const step = events.at(-1)?.step ?? 1;
  const where = step === 1 ? 'The courier collects it next.' : stepLabels(step).message;
  return html`<section class="section parcel"><h2>${bringsSwap(parcel) ? 'Your swap' : 'Back to you'}</h2><p class="fact">${deliveredAt ? 'Delivered' : 'Packed, and on its way'} with ${trackingCompany} <b class="number">${readableTrackingNumber(trackingNumber)}</b>. ${where}</p>
<p class="row"><a class="button button--outline" href="${parcelUrl('', trackingNumber)}">Carrier page</a></p></section>`;
}

/** What the page shows. */
interface StandingReturnPage {
  found: ReturnRecord;
  order: OrderRecord;
  /** What left for the shopper once the return was here. */
  parcel: FulfilmentRecord | undefined;
  /** The money that came of it. */
  refund: RefundRecord | undefined;
}

/** A return as it stands, with its label: for whoever has its secret address. Printed, it is the label alone. */
export function returnPage({ found, order, parcel, refund }: StandingReturnPage, links: PageLinks): Html {
  const name = returnName(found.number);
  const bank = refund && needsBank(refund) ? ' Banks take up to five working days to show money.' : '';
  const main = html`<div class="done"><h1>Return <span class="number">${name}</span></h1><p class="lead">${STATES[found.state]}. ${NEXT[found.state]}${bank}</p></div>
${found.state === 'requested' && how(found, order)}
${parcel && toYou(parcel)}
${pieces(found, order)}
<section class="section"><p class="fact">Of order <b class="number">${orderName(order.number)}</b>, asked for ${momentText(found.requestedAt)} UTC. Leave the hygiene strip in and the tags tied; worn or washed pieces come back to you.</p></section>
<p class="row"><a class="button button--primary" href="${shopLinks(links).home}">Back to the shop</a></p>`;
  return shell({ ...links, mark: 'none' }, { title: `Return ${name}`, main });
}
