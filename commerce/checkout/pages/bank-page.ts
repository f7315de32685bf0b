import { type Html, html } from '@bluebird-bay/html/html.ts';
import { exactText } from '../../domain/money/money-text.ts';
import type { BankChallenge } from '../gateway/gateway.ts';
import { icon } from './icon.ts';
import { type PageLinks, shell } from './shell.ts';

/** What a bank shows that wants to be sure. Plainly a test: nobody should take it for a real one. */
export function bankPage({ money, last4 }: BankChallenge, links: PageLinks): Html {
  const main = html`<div class="done"><span class="done-tick">${icon('lock')}</span><h1>Is this you?</h1>
<p class="lead">Test bank: Bluebird Bay asks for <b class="number">${exactText(money)}</b> from the card ending <b class="number">${last4}</b>. A real bank would want a code or a look at your phone.</p></div>
<form method="post" class="row"><button class="button button--primary" name="answer" value="yes">Yes, pay</button><button class="button button--outline" name="answer" value="no">No, stop this payment</button></form>`;
  return shell(links, { title: 'Confirm the payment', main });
}
