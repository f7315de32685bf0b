import { mkdir } from 'node:fs/promises';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import { expect, type Page } from '@playwright/test';
import { PICTURES } from '../../shop-addresses.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { test as base } from '../../shopper/shop.ts';
import { type Hydrogen, installHydrogen, openHydrogen } from '../../strangers/hydrogen.ts';

/** Asked for by night alone: what its packages are, and whether they can be had, is known before journeys are named. */
const hydrogen = process.env.NIGHTLY ? await installHydrogen() : { missing: 'by night alone' };
const PRIVATE_TOKEN = 'opens-the-house-to-a-server-of-hydrogen';

/** Hydrogen's skeleton at an address of its own, and the shop it sells of. */
const test = base.extend<object, { stranger: Hydrogen }>({
  stranger: [
    async ({ browserName: _ }, use) => {
      if ('missing' in hydrogen) throw new Error(hydrogen.missing);
      const port = await freePort();
      await mkdir(PICTURES, { recursive: true });
      const shop = await shopProcess({
        environment: {
          STOREFRONT_URL: `http://localhost:${port}`,
          STOREFRONT_PRIVATE_TOKEN: PRIVATE_TOKEN,
          PICTURES_DIR: PICTURES,
        },
      });
      const { folder } = hydrogen;
      const stranger = await openHydrogen({ folder, port, store: shop.url, privateToken: PRIVATE_TOKEN });
      await use(stranger);
      await stranger.close();
      await shop.clear();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** A journey of theirs, left out with its reason where the packages cannot be had. */
function journey(name: string, walk: (parts: { page: Page; stranger: Hydrogen }) => Promise<void>): void {
  const tag = '@nightly';
  // Left out: what Shopify publishes cannot be had here, for the reason in the name.
  if ('missing' in hydrogen) test.skip(`${name} (left out: ${hydrogen.missing})`, { tag }, () => undefined);
  else test(name, { tag }, async ({ page, stranger }) => walk({ page, stranger }));
}

/** What its pages ask of others than us: consent, speed and visits are Shopify's business, which is not at hand. */
const SHOPIFY = /^https:\/\/(?:cdn\.shopify\.com|[\w.-]+\.shopifysvc\.com|shop\.app)\//;

/** Its own noise: a policy for stores over HTTPS, and scripts that are not there. */
test.use({ expectedNoise: /invalid source|Failed to load resource|shopify|Customer Privacy/i });

journey(
  'Hydrogen’s skeleton buys twice in one browser, and the checkout leads back to it',
  async ({ page, stranger }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/violates|Refused to/.test(message.text())) refused.push(message.text());
    });
    await page.route(SHOPIFY, (route) => route.abort());
    const line = page.locator('.overlay.expanded .cart-line');
    const cart = async (): Promise<string> => {
      const kept = (await page.context().cookies(stranger.url)).find(({ name }) => name === 'cart');
      return decodeURIComponent(kept?.value ?? '');
    };

    const buy = async (email: string): Promise<string> => {
      await page.goto(`${stranger.url}/collections/tops`);
      await page.locator('.product-item').nth(1).click();
      const add = page.getByRole('button', { name: 'Add to cart' });
      await expect(add).toBeEnabled();
      const picture = page.locator('.product-image img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await add.click();
      await expect(line).toHaveCount(1);
      await page.getByRole('link', { name: 'Continue to Checkout' }).first().click();
      await page.getByRole('link', { name: 'Back to bag' }).click();
      await expect(page).toHaveURL(`${stranger.url}/cart`);
      const bought = await cart();
      await page.locator('.cart-summary-page').getByRole('link', { name: 'Continue to Checkout' }).click();
      await fillInAndPay(page, { email, card: CARD.pays, place: 'santaCruz' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
      await page.getByRole('link', { name: 'Keep shopping' }).click();
      await expect(page).toHaveURL(`${stranger.url}/`);
      return bought;
    };

    const first = await buy('hydrogen@bay.example');
    expect(first).toMatch(/^[\w-]+\?key=/);
    // Hydrogen keeps the id of what was paid for, and takes the new cart that the next addition is answered with.
    expect(await cart()).toBe(first);
    const second = await buy('hydrogen-again@bay.example');
    expect(second).toMatch(/^[\w-]+\?key=/);
    expect(second).not.toBe(first);
    expect(refused, 'the policy of docs/operations.md lets everything through').toEqual([]);
    expect(stranger.said()).toBe('');
  },
);

/** Its kinds of pages, with something that stands on each. */
const PAGES: ReadonlyArray<readonly [string, RegExp]> = [
  ['/', /recommended-products/],
  ['/collections', /href="\/collections\/[\w-]+"/],
  ['/collections/tops', /class="product-item"/],
  ['/collections/all', /class="product-item"/],
  ['/products/kaila-top-wildflowers', /Add to cart/],
  ['/search?q=hat', /href="\/products\/[\w-]*hat/],
  ['/search?q=hat&predictive=true&limit=5', /Hat/],
  ['/cart', /Looks like you haven/],
  ['/blogs', /href="\/blogs\/blog"/],
  ['/blogs/blog', /href="\/blogs\/blog\/meet-the-sunchasers"/],
  ['/blogs/blog/meet-the-sunchasers', /Whatever is dry/],
  ['/pages/about-us', /<h1>/],
  ['/policies', /href="\/policies\/refund-policy"/],
  ['/policies/refund-policy', /<h1>/],
  ['/sitemap.xml', /sitemap\/products\/1\.xml/],
  ['/sitemap/products/1.xml', /hreflang="EN-US"/],
  ['/robots.txt', /Sitemap/],
];

journey('every kind of page of Hydrogen’s skeleton is answered by our provider', async ({ stranger }) => {
  for (const [path, holds] of PAGES) {
    const answer = await fetch(stranger.url + path);
    expect(answer.status, path).toBe(200);
    expect(holds.test(await answer.text()), `${path} holds ${holds}`).toBe(true);
  }
  const nowhere = await fetch(`${stranger.url}/products/nowhere`);
  expect(nowhere.status).toBe(404);
  expect(stranger.said()).not.toMatch(/graphql|storefront\.query|storefront\.mutate/i);
});
