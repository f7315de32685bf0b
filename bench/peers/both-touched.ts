import type { Browser } from '@playwright/test';
import type { SlowPhone, Timing } from '../phone/slow-phone.ts';
import { lookedAt, OUR_TOUCHES, touchCard, touched, untilTrue } from '../phone/touches.ts';
import { median } from '../rounds.ts';
import { type Compared, inTurns, type Side } from './sides.ts';

type Touch = (phone: SlowPhone) => Promise<Timing>;

async function open(phone: SlowPhone, url: string): Promise<void> {
  await phone.page.goto(url, { waitUntil: 'load' });
  // Hydrogen has no word for that it answers by now: its router is told of every route once it does.
  await untilTrue(phone, 'window.__reactRouterDataRouter?.state?.initialized');
  await phone.page.waitForTimeout(1500);
}

/** What shoppers touch in Hydrogen's skeleton at an address. */
const touchesOf = (peer: string) =>
  ({
    async card(phone) {
      await open(phone, `${peer}/collections/tops`);
      await lookedAt(phone);
      return touchCard(phone);
    },
    async cardAtOnce(phone) {
      await open(phone, `${peer}/collections/tops`);
      return touchCard(phone);
    },
    async add(phone) {
      await open(phone, `${peer}/products/big-beach-towel-cabana`);
      return phone.time(
        () => phone.tap(phone.page.getByRole('button', { name: 'Add to cart' })),
        `document.querySelector('.overlay.expanded .cart-line')?.checkVisibility()`,
      );
    },
    async suggestions(phone) {
      await open(phone, `${peer}/`);
      await phone.tap(phone.page.getByRole('button', { name: 'Search' }));
      await phone.page.locator('.overlay.expanded input[type="search"]').click();
      await phone.page.waitForTimeout(700);
      return phone.time(
        () => phone.page.keyboard.type('h'),
        `document.querySelector('.overlay.expanded .predictive-search-result-item')?.checkVisibility()`,
      );
    },
  }) satisfies Record<string, Touch>;

/** How long both take from a touch on a slow phone to what it is for; the skeleton has no filters. */
export async function bothTouched(browser: Browser, peer: string, visits: number): Promise<Compared[]> {
  const theirs = touchesOf(peer);
  const touches: ReadonlyArray<readonly [string, Record<'ours', Touch> & Partial<Record<'peer', Touch>>]> = [
    ['card to heading', { ours: OUR_TOUCHES.card, peer: theirs.card }],
    ['card to heading, at once', { ours: OUR_TOUCHES.cardAtOnce, peer: theirs.cardAtOnce }],
    ['add to line in the bag', { ours: OUR_TOUCHES.add, peer: theirs.add }],
    ['key to suggestions', { ours: OUR_TOUCHES.suggestions, peer: theirs.suggestions }],
    ['filter to list', { ours: OUR_TOUCHES.filter }],
  ];
  const compared: Compared[] = [];
  for (const [what, sides] of touches) {
    const seen: Record<Side, number[]> = { ours: [], peer: [] };
    for (let visit = 0; visit < visits; visit += 1)
      await inTurns(visit, async (side) => {
        const touch = sides[side];
        if (touch) seen[side].push((await touched(browser, touch, 1)).seen);
      });
    const [ours, theirsSeen] = [median(seen.ours), median(seen.peer)];
    compared.push({ of: 'touches', what, unit: 'ms', better: 'less', ours, peer: theirsSeen });
  }
  return compared;
}
