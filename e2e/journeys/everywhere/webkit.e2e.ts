import { expect } from '@playwright/test';
import { aShopper } from '../../shopper/account.ts';
import { CARD } from '../../shopper/checkout.ts';
import { test } from '../../shopper/shop.ts';
import { hasWebKit, openWebKit, type WebKit } from '../../shopper/webkit.ts';

// Of a browser of its own: once is enough.
const NIGHTLY = { tag: ['@nightly', '@phone-only'] };

/** Walks in Safari's engine, which is ended whatever comes. */
async function inWebKit(walk: (webkit: WebKit) => Promise<void>): Promise<void> {
  // Left out: where Debian's WebKit is not installed (`node tools/install.mjs --engines`).
  test.skip(!hasWebKit, 'no WebKit on this machine');
  const webkit = await openWebKit();
  try {
    await walk(webkit);
  } finally {
    await webkit.close();
  }
}

const heading = (webkit: WebKit): Promise<unknown> =>
  webkit.evaluate("return document.querySelector('h1')?.textContent");

const HEAR = `
  window.heard = [];
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => heard.push(effectiveDirective + ' ' + blockedURI));`;

/** What went wrong on this page since it was listened to. */
const heardBy = (webkit: WebKit): Promise<unknown> => webkit.evaluate('return heard');

/** Dialogs and panels: where, and what opens each. */
const OPENINGS: ReadonlyArray<readonly [address: string, role: 'button' | 'link', name: RegExp]> = [
  ['/', 'link', /^Bag/],
  ['/', 'link', /^Search/],
  ['/collections/new-arrivals/', 'button', /^Filter/],
  ['/collections/new-arrivals/', 'button', /^My size/],
  ['/products/kaila-top-wildflowers/', 'button', /^All \d+ prints/],
  ['/products/kaila-top-wildflowers/', 'button', /^View size chart/],
  ['/products/kaila-top-wildflowers/', 'button', /^Find your size/],
  ['/products/kaila-top-wildflowers/', 'button', /^Write a review/],
  ['/lookbooks/afterglow/', 'button', /whole look/i],
  ['/help/', 'button', /^Country/],
];

/** How much of an open dialog is to be seen, of what there is to see or the screen has room for: 1 is all. */
const SEEN = `
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return 0;
  const whole = Math.max(...[...dialog.children].map((part) => part.offsetTop + part.scrollHeight));
  return Math.min(1, (dialog.clientHeight + 2) / Math.min(whole, innerHeight * 0.8));`;

test(
  'Safari’s engine shows all of each dialog, and one with a heading alone is seen to be',
  NIGHTLY,
  async ({ baseURL }) => {
    test.setTimeout(300_000);
    await inWebKit(async (webkit) => {
      for (const [address, role, name] of OPENINGS) {
        await webkit.open(new URL(address, baseURL).href);
        await webkit.evaluate(HEAR);
        await webkit.press(role, name);
        await expect.poll(() => webkit.evaluate(SEEN), `${address} ${name}`).toBe(1);
        expect(await heardBy(webkit), `${address} ${name}`).toEqual([]);
      }
      const shrink = "document.querySelector('dialog[open] > :last-child').style.cssText = 'flex: none; height: 32px'";
      await webkit.evaluate(shrink);
      await expect.poll(() => webkit.evaluate(SEEN)).toBeLessThan(1);
    });
  },
);

test('Safari’s engine leads from the home page to a paid order', NIGHTLY, async ({ baseURL, rows }) => {
  test.setTimeout(180_000);
  const { email } = aShopper('buyer-webkit');
  await inWebKit(async (webkit) => {
    await webkit.open(new URL('/', baseURL).href);
    await webkit.evaluate(HEAR);
    await webkit.press('link', /Sunsoaked/);
    await expect.poll(() => heading(webkit)).toBe('Sunsoaked');
    const firstCard = (): Promise<unknown> =>
      webkit.evaluate("return document.querySelector('main :is(h2, h3) a')?.textContent");
    await expect.poll(firstCard).toBeTruthy();
    const title = await firstCard();
    await webkit.press('link', new RegExp(`^${title}`));
    await expect.poll(() => heading(webkit)).toBe(title);
    const choose =
      "const size = document.querySelector('input[name=size]:not([data-out])'); size?.click(); return size";
    await expect.poll(() => webkit.evaluate(choose)).toBeTruthy();
    await webkit.press('button', /^add to bag,/i);
    await expect.poll(() => webkit.evaluate(SEEN)).toBe(1);
    expect(await heardBy(webkit)).toEqual([]);
    await webkit.press('link', /^check out/i);
    await expect.poll(() => heading(webkit)).toBe('Checkout');
    const fields = [
      [/^Email/, email],
      [/^First name/, 'Marina'],
      [/^Last name/, 'Costa'],
      [/^Street and number/, '218 Kingfisher Lane'],
      [/^City/, 'Makati'],
      [/^Province/, 'Metro Manila'],
      [/^ZIP code/, '1200'],
      [/^Card number/, CARD.pays],
      [/^Expiry date/, '08 / 29'],
      [/^Security code/, '123'],
      [/^Name on card/, 'Marina Costa'],
    ] as const;
    for (const [label, text] of fields) await webkit.fill(label, text);
    await webkit.press('button', /^pay .*\d/i);
    await expect.poll(() => heading(webkit), { timeout: 30_000 }).toMatch(/thank/i);
  });
  expect(await rows('select 1 from commerce."order" where email = $1', [email])).toHaveLength(1);
});
