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

/** Nothing has been asked for over two seconds. */
const AT_REST = `(() => {
  const asked = performance.getEntriesByType('resource').length;
  if (asked !== window.__asked) Object.assign(window, { __asked: asked, __since: performance.now() });
  return performance.now() - window.__since > 2000;
})()`;

/** Looks again and again, from outside: a strict policy lets no page read a script of ours. */
export async function untilTrue({ page }: SlowPhone, script: string): Promise<void> {
  for (const deadline = performance.now() + 30_000; !(await page.evaluate(script)); ) {
    if (performance.now() > deadline) throw new Error(`Not within 30 s: ${script}`);
    await page.waitForTimeout(100);
  }
}

/** A list that a shopper has moved a little, and looked at until nothing was on its way any more. */
export async function lookedAt(phone: SlowPhone): Promise<void> {
  await phone.page.evaluate('window.scrollBy(0, 1)');
  await phone.page.waitForTimeout(500);
  await untilTrue(phone, AT_REST);
}

/** From a touch on a list's first card to the heading of its page. */
export const touchCard = (phone: SlowPhone): Promise<Timing> =>
  phone.time(
    () => phone.tap(phone.page.locator('main a[href^="/products/"]').first()),
    `!/Tops/.test(document.querySelector('h1')?.innerText)`,
  );

const add = (phone: SlowPhone): Promise<Timing> =>
  phone.time(() => phone.tap(phone.page.getByRole('button', { name: /^add to bag/i }).first()), LINE_IN_SIGHT);

/** What shoppers touch most in our shop: each opens its page, and times from the touch until what it is for is in sight. */
export const OUR_TOUCHES = {
  async card(phone) {
    await open(phone, '/collections/tops/');
    await lookedAt(phone);
    return touchCard(phone);
  },
  async cardAtOnce(phone) {
    await open(phone, '/collections/tops/');
    return touchCard(phone);
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
