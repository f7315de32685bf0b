import type { Browser } from '@playwright/test';
import { untilHydrated } from '../e2e/shopper/shop.ts';
import { bareReactPage } from './bare-react.ts';
import { type Row, shopUrl } from './rows.ts';
import { openBrowser, SlowPhone, type Timing } from './slow-phone.ts';

const ROUNDS = 3;

/** Something a shopper does, and what it is for. */
interface Interaction {
  what: string;
  target: string;
  ours: (phone: SlowPhone) => Promise<Timing>;
  floor: (phone: SlowPhone) => Promise<Timing>;
}

const LINE_IN_SIGHT = `document.querySelector('dialog[open] li')?.checkVisibility()`;

async function open(phone: SlowPhone, path: string): Promise<void> {
  await phone.page.goto(shopUrl() + path);
  await untilHydrated(phone.page);
  await phone.page.waitForTimeout(1500);
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'size, then add: tap to line in the bag',
    target: '<= 100 ms',
    async ours(phone) {
      await open(phone, '/products/kaila-top-wildflowers/');
      await phone.tap(phone.page.locator('label:has(input[type="radio"]:not(:disabled))').first());
      await phone.page.waitForTimeout(700);
      return phone.time(
        () => phone.tap(phone.page.getByRole('button', { name: /^add to bag/i }).first()),
        LINE_IN_SIGHT,
      );
    },
    floor: (phone) => phone.time(() => phone.tap(phone.page.locator('#add')), LINE_IN_SIGHT),
  },
  {
    what: 'one size, add at once: tap to line in the bag',
    target: '<= 100 ms',
    async ours(phone) {
      await open(phone, '/products/big-beach-towel-cabana/');
      return phone.time(
        () => phone.tap(phone.page.getByRole('button', { name: /^add to bag/i }).first()),
        LINE_IN_SIGHT,
      );
    },
    floor: (phone) => phone.time(() => phone.tap(phone.page.locator('#add')), LINE_IN_SIGHT),
  },
  {
    what: 'filter: tap to list (one answer of the shop)',
    target: '<= 150 ms + 1 round trip',
    async ours(phone) {
      await open(phone, '/collections/tops/');
      await phone.tap(phone.page.getByRole('button', { name: 'Filter' }));
      const blue = phone.page.getByRole('checkbox', { name: 'Blue' });
      await blue.waitFor();
      await phone.page.waitForTimeout(700);
      const first = `document.querySelector('[data-page] > [data-id]')?.getAttribute('data-id')`;
      const before = await phone.page.evaluate(first);
      return phone.time(
        () => phone.tap(phone.page.locator('label', { has: blue })),
        `${first} !== ${JSON.stringify(before)}`,
      );
    },
    floor: (phone) =>
      phone.time(() => phone.tap(phone.page.locator('#blue')), `document.querySelector('#list[data-blue="true"]')`),
  },
  {
    what: 'search: key to suggestions (one answer of the shop)',
    target: '<= 250 ms + 1 round trip',
    async ours(phone) {
      await open(phone, '/');
      await phone.tap(phone.page.getByRole('link', { name: 'Search the bay' }));
      await phone.page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').waitFor();
      await phone.page.waitForTimeout(700);
      return phone.time(
        () => phone.page.keyboard.type('h'),
        `[...document.querySelectorAll('dialog[open] h3, dialog[open] h2')].some((head) => /^Pieces/.test(head.textContent))`,
      );
    },
    async floor(phone) {
      await phone.page.locator('#words').focus();
      return phone.time(() => phone.page.keyboard.type('h'), `document.querySelector('#found')`);
    },
  },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measured(browser: Browser, run: (phone: SlowPhone) => Promise<Timing>): Promise<Timing> {
  const timings: Timing[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await SlowPhone.open(browser);
    timings.push(await run(phone));
    await phone.close();
  }
  return { seen: median(timings.map(({ seen }) => seen)), inp: median(timings.map(({ inp }) => inp)) };
}

/** What a shopper does most, on a slow phone, against a page that is React and nothing else. */
export async function interactionBench(): Promise<Row[]> {
  const [browser, bare] = await Promise.all([openBrowser(), bareReactPage()]);
  const rows: Row[] = [];
  for (const { what, target, ours, floor } of INTERACTIONS) {
    const least = await measured(browser, async (phone) => {
      await phone.page.goto(bare.url);
      await phone.page.locator('#add').waitFor();
      return floor(phone);
    });
    const shop = await measured(browser, ours);
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
