import { bareReactPage } from './bare-react.ts';
import { openBrowser, type SlowPhone, type Timing } from './phone/slow-phone.ts';
import { LINE_IN_SIGHT, OUR_TOUCHES, touched } from './phone/touches.ts';
import type { Row } from './rows.ts';

const ROUNDS = 3;

/** Something a shopper does, and what it is for. */
interface Interaction {
  what: string;
  target: string;
  ours: (phone: SlowPhone) => Promise<Timing>;
  floor: (phone: SlowPhone) => Promise<Timing>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'size, then add: tap to line in the bag',
    target: '<= 100 ms',
    ours: OUR_TOUCHES.sizeAndAdd,
    floor: (phone) => phone.time(() => phone.tap(phone.page.locator('#add')), LINE_IN_SIGHT),
  },
  {
    what: 'one size, add at once: tap to line in the bag',
    target: '<= 100 ms',
    ours: OUR_TOUCHES.add,
    floor: (phone) => phone.time(() => phone.tap(phone.page.locator('#add')), LINE_IN_SIGHT),
  },
  {
    what: 'filter: tap to list (one answer of the shop)',
    target: '<= 150 ms + 1 round trip',
    ours: OUR_TOUCHES.filter,
    floor: (phone) =>
      phone.time(() => phone.tap(phone.page.locator('#blue')), `document.querySelector('#list[data-blue="true"]')`),
  },
  {
    what: 'search: key to suggestions (one answer of the shop)',
    target: '<= 250 ms + 1 round trip',
    ours: OUR_TOUCHES.suggestions,
    async floor(phone) {
      await phone.page.locator('#words').focus();
      return phone.time(() => phone.page.keyboard.type('h'), `document.querySelector('#found')`);
    },
  },
];

/** What a shopper does most, on a slow phone, against a page that is React and nothing else. */
export async function interactionBench(): Promise<Row[]> {
  const [browser, bare] = await Promise.all([openBrowser(), bareReactPage()]);
  const rows: Row[] = [];
  for (const { what, target, ours, floor } of INTERACTIONS) {
    const least = await touched(
      browser,
      async (phone) => {
        await phone.page.goto(bare.url);
        await phone.page.locator('#add').waitFor();
        return floor(phone);
      },
      ROUNDS,
    );
    const shop = await touched(browser, ours, ROUNDS);
    rows.push(
      {
        what: `${what}, ms`,
        measured: shop.seen.toFixed(0),
        floor: least.seen.toFixed(0),
        ratio: shop.seen / least.seen,
        target,
      },
      {
        what: '  longest wait for a paint (INP), ms',
        measured: shop.inp.toFixed(0),
        floor: least.inp.toFixed(0),
        target: '<= 200',
      },
    );
  }
  await bare.close();
  await browser.close();
  return rows;
}
