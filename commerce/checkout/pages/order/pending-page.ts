import { type Html, html } from '@bluebird-bay/html/html.ts';
import { chargeOf, type OrderSnapshot } from '../../../domain/checkout/order-snapshot.ts';
import { exactText } from '../../../domain/money/money-text.ts';
import { icon } from '../icon.ts';
import { type PageLinks, shell } from '../shell.ts';

/** How often the page asks again by itself. */
export const PENDING_REFRESH_SECONDS = 8;

/** The bank has not said. Nothing is claimed in either direction, and the way to pay twice is closed. */
export function pendingPage(
  { snapshot, holdsStock }: { snapshot: OrderSnapshot; holdsStock: boolean },
  { self, bank }: { self: string; bank: string | undefined },
  links: PageLinks,
): Html {
  const amount = exactText({ amount: chargeOf(snapshot), currency: snapshot.currency });
  if (bank !== undefined) return bankAwaits(amount, bank, links);
  const main = html`<div class="done"><span class="done-tick">${icon('clock')}</span><h1>We are checking with your bank</h1>
<p class="lead" role="status">Your card${snapshot.cardLast4 !== null && html` ending <b class="number">${snapshot.cardLast4}</b>`} was asked for <b class="number">${amount}</b>, and the answer is late. ${holdsStock && 'Your pieces are held for you meanwhile. '}There is no need to pay again.</p></div>
<p class="fact">This usually takes less than a minute. The page looks by itself every ${PENDING_REFRESH_SECONDS} seconds; you may close it and come back by the same address.</p>
<p class="row"><a class="button button--primary" href="${self}">Check now</a></p>`;
  return shell(links, { title: 'Checking with your bank', main });
}

/** The bank waits for the shopper, not we for the bank. */
function bankAwaits(amount: string, bank: string, links: PageLinks): Html {
  const main = html`<div class="done"><span class="done-tick">${icon('clock')}</span><h1>Your bank has a question</h1>
<p class="lead" role="status">It wants to hear from you before it pays <b class="number">${amount}</b>. Your pieces are held for you meanwhile.</p></div>
<p class="row"><a class="button button--primary" href="${bank}">Answer your bank</a></p>`;
  return shell(links, { title: 'Your bank has a question', main });
}
