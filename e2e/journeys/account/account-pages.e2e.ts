import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp, type Rows } from '../../shopper/account.ts';
import { gateBefore, landmarks } from '../../shopper/gate.ts';
import { buy, sendOn } from '../../shopper/orders.ts';
import { brokenRules, watchShifts } from '../../shopper/screen-rules.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

/** What a page shows that its skeleton does not. */
type Filled = (page: Page) => Promise<void>;

const shows =
  (text: string | RegExp): Filled =>
  (page) =>
    expect(page.getByRole('main').getByText(text).first()).toBeVisible();

interface AccountPage {
  path: string;
  filled: Filled;
  /** How long it is does not depend on how much somebody has: its foot is where the skeleton had it. */
  isFixed?: true;
}

const accountPages = (order: string): readonly AccountPage[] => [
  { path: '', filled: shows('Your things'), isFixed: true },
  {
    path: 'personal-information/',
    filled: (page) => expect(page.getByLabel('First name')).toHaveValue('Marina'),
    isFixed: true,
  },
  {
    path: 'change-password/',
    filled: (page) => expect(page.getByLabel('Current password')).toBeVisible(),
    isFixed: true,
  },
  {
    path: 'shipping-address/',
    // Twenty of twenty-one (ACC-022).
    filled: async (page) => {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit' })).toHaveCount(20);
      await shows('This page holds twenty.')(page);
    },
  },
  { path: 'order-history/', filled: shows(/^SKU /) },
  { path: `order-history/order-details/?order=${order}`, filled: shows('218 Kingfisher Lane'), isFixed: true },
  { path: 'wishlist/', filled: shows('kept in your account') },
];

const saveAddresses = (rows: Rows, email: string, count: number): Promise<unknown> =>
  rows(
    `insert into commerce.customer_address (customer_id, first_name, last_name, address1, city, region, postcode, country_code)
     select c.id, 'Marina', 'Costa', n || ' Kingfisher Lane', 'Santa Cruz', 'CA', '95060', 'US'
     from commerce.customer c, generate_series(1, $2::int) n where c.email = $1`,
    [email, count],
  );

/** Dates, names and places break as they will. */
const A_LINE_OR_TWO = 64;

test(
  'nothing in the customer’s pages jumps when what is in them arrives',
  { tag: '@nightly' },
  async ({ page, rows }, info) => {
    const shopper = aShopper(`still-${info.project.name}`);
    await comeSignedUp(page, shopper);
    await page.evaluate(() => {
      const visitorWishlist = [
        { handle: 'kaila-top-wildflowers', variants: [{ id: 'gid://shopify/ProductVariant/1' }] },
      ];
      localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist }));
    });
    await buy(page, 'sunny-hat-happy-check', shopper.email);
    const { id } = await sendOn(rows, shopper.email, 4);
    await saveAddresses(rows, shopper.email, 21);
    await watchShifts(page);
    const height = page.viewportSize()?.height ?? 0;
    const gate = await gateBefore(page);
    for (const { path, filled, isFixed } of accountPages(id)) {
      gate.shut();
      await page.goto(`/user-account/${path}`);
      await untilHydrated(page);
      const before = await landmarks(page);
      expect(before.foot, `the foot of ${path} waits below the first screen`).toBeGreaterThanOrEqual(height);
      if (isFixed) await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      gate.open();
      await filled(page);
      await expect.poll(async () => (await landmarks(page)).title, path).toBe(before.title);
      expect(await brokenRules(page), path).toEqual([]);
      if (isFixed)
        expect(Math.abs((await landmarks(page)).foot - before.foot), path).toBeLessThanOrEqual(A_LINE_OR_TWO);
    }
  },
);
