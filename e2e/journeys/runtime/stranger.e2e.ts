import { EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import { expect, type Page } from '@playwright/test';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { test as base } from '../../shopper/shop.ts';
import { openStranger } from '../../shopper/stranger.ts';

/** A storefront on hydrogen-react at an address of its own, and the shop that it sells of. */
const test = base.extend<object, { stranger: string }>({
  stranger: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const at = `http://localhost:${port}`;
      const shop = await shopProcess({ environment: { STOREFRONT_URL: at, STOREFRONT_ORIGINS: at } });
      const settings = { store: shop.url, token: EMBEDDED_TOKEN, handle: 'sunny-hat-happy-check' };
      const stranger = await openStranger({ name: 'hydrogen-react', port, settings });
      await use(`${at}/`);
      await stranger.close();
      await shop.clear();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const keptCart = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('shopifyCartId'));

test(
  'a storefront on hydrogen-react buys twice in one browser',
  { tag: '@nightly' },
  async ({ page, stranger }, info) => {
    const bag = page.getByRole('region', { name: 'Bag' });
    const buy = async (): Promise<string | null> => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(bag.getByRole('status')).toHaveText('idle, 1 in the bag');
      await bag.getByRole('button', { name: 'One more' }).click();
      await expect(bag.getByRole('status')).toHaveText('idle, 2 in the bag');
      const cart = await keptCart(page);
      await bag.getByRole('button', { name: 'Check out' }).click();
      await fillInAndPay(page, { email: `stranger-${info.project.name}@bay.example`, card: CARD.pays });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
      await page.getByRole('link', { name: 'Keep shopping' }).click();
      await expect(page).toHaveURL(stranger);
      return cart;
    };
    await page.goto(stranger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sunny Bucket Hat/);
    const first = await buy();
    expect(first).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=/);
    // The library hears that its cart is no more, forgets it, and begins another with what is added next.
    await expect.poll(() => keptCart(page)).toBeNull();
    await expect(bag.getByRole('status')).toHaveText('idle, 0 in the bag');
    const second = await buy();
    expect(second).not.toBe(first);
  },
);
