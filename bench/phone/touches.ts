import type { Browser } from '@playwright/test';
import { untilHydrated } from '../../e2e/shopper/shop.ts';
import { median } from '../rounds.ts';
import { shopUrl } from '../rows.ts';
import { SlowPhone, type Timing } from './slow-phone.ts';

/** That the first line of the bag is to be seen. */
export const LINE_IN_SIGHT = `document.querySelector('dialog[open] li')?.checkVisibility()`;

async function open(phone: SlowPhone, path: string): Promise<void> {
  await phone.page.goto(shopUrl() + path);
  await untilHydrated(phone.page);
  await phone.page.waitForTimeout(1500);
}

/** A list that a shopper has looked at for a while and moved a little: nothing is on its way any more. */
export async function lookedAt(phone: SlowPhone): Promise<void> {
  await phone.page.evaluate('window.scrollBy(0, 1)');
  await phone.page.waitForTimeout(500);
  await phone.page.waitForLoadState('networkidle', { timeout: 20_000 });
  await phone.page.waitForTimeout(1500);
}

const add = (phone: SlowPhone): Promise<Timing> =>
  phone.time(() => phone.tap(phone.page.getByRole('button', { name: /^add to bag/i }).first()), LINE_IN_SIGHT);

/** What shoppers touch most in our shop: each opens its page, and times from the touch until what it is for is in sight. */
export const OUR_TOUCHES = {
  async card(phone) {
    await open(phone, '/collections/tops/');
    await lookedAt(phone);
    const card = phone.page.locator('main a[href^="/products/"]').first();
    return phone.time(() => phone.tap(card), `!/Tops/.test(document.querySelector('h1')?.innerText)`);
  },
  async sizeAndAdd(phone) {
    await open(phone, '/products/kaila-top-wildflowers/');
    await phone.tap(phone.page.locator('label:has(input[type="radio"]:not(:disabled))').first());
    await phone.page.waitForTimeout(700);
    return add(phone);
  },
  async add(phone) {
    await open(phone, '/products/big-beach-towel-cabana/');
    return add(phone);
  },
  async filter(phone) {
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
  async suggestions(phone) {
    await open(phone, '/');
    await phone.tap(phone.page.getByRole('link', { name: 'Search the bay' }));
    await phone.page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').waitFor();
    await phone.page.waitForTimeout(700);
    return phone.time(
      () => phone.page.keyboard.type('h'),
      `[...document.querySelectorAll('dialog[open] h3, dialog[open] h2')].some((head) => /^Pieces/.test(head.textContent))`,
    );
  },
} satisfies Record<string, (phone: SlowPhone) => Promise<Timing>>;

/** The middle of some visits of new shoppers, each with a phone of its own. */
export async function touched(
  browser: Browser,
  run: (phone: SlowPhone) => Promise<Timing>,
  visits: number,
): Promise<Timing> {
  const timings: Timing[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const phone = await SlowPhone.open(browser);
    timings.push(await run(phone).finally(() => phone.close()));
  }
  return { seen: median(timings.map(({ seen }) => seen)), inp: median(timings.map(({ inp }) => inp)) };
}
