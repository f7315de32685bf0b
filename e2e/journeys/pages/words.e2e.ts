import { globSync, readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { aShopper, signUp } from '../../shopper/account.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

/** Every page that is a file of words, by its address. */
const PAGES = globSync('*/*.mdx', { cwd: CONTENT }).map(
  (file) => `/${file.replace(/^(?:pages|law)\//, '').replace(/\.mdx$/, '')}/`,
);

test('every page of words can be read by everybody, on a screen of any width', { tag: '@nightly' }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  expect(PAGES.length).toBeGreaterThan(35);
  for (const path of PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await brokenRules(page), path).toEqual([]);
    await expectAccessible(page);
  }
});

const main = (page: Page) => page.getByRole('main');
const linksTo = (page: Page, beginning: string) => main(page).locator(`a[href^="${beginning}"]`);

test('the blog leads to its four posts, each with pieces to buy and a post to read next (CNT-011)', async ({
  page,
}) => {
  await page.goto('/blog/');
  const posts = linksTo(page, '/blog/');
  const addresses = new Set(await posts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')));
  const all = [...addresses].filter((address) => /^\/blog\/[\w-]+\/$/.test(address));
  expect(all.sort()).toEqual([
    '/blog/bluebird-bay-x-marlo-dolls/',
    '/blog/meet-the-sunchasers/',
    '/blog/the-blue-pact-one-year-on/',
    '/blog/what-to-wear-on-a-night-out/',
  ]);
  for (const address of all) {
    await page.goto(address);
    await expect(linksTo(page, '/products/').first(), address).toBeVisible();
    await expect(
      main(page)
        .getByText(/\d minute read/)
        .first(),
      address,
    ).toBeVisible();
    await expect(main(page).locator(`a[href^="/blog/"]:not([href="${address}"])`).first(), address).toBeVisible();
  }
});

test('shops and cuttings are listed (CNT-009, CNT-010)', async ({ page }) => {
  await page.goto('/stockists/');
  await expect(main(page).getByRole('combobox', { name: 'Country' })).toBeVisible();
  const shops = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  expect(await shops.count()).toBeGreaterThan(10);
  await expect(shops.first().getByRole('definition').first()).toHaveText(/\d/);
  await page.goto('/press/');
  expect(await main(page).locator('blockquote').count()).toBeGreaterThan(3);
});

test('what customers wear and every shape lead to the pieces (CNT-012, CNT-013)', async ({ page }) => {
  await page.goto('/as-seen-on-you/');
  const worn = linksTo(page, '/products/');
  expect(await worn.count()).toBeGreaterThan(7);
  await expect(main(page).getByRole('img').first()).toBeVisible();
  await page.goto('/bikini-style-guide/');
  await expect(main(page).getByRole('heading', { name: 'Scoop', exact: true }).first()).toBeVisible();
  expect(await linksTo(page, '/collections/').count()).toBeGreaterThan(7);
});

test('law says since when it holds, what is in it, and prints without the shop around it (CNT-015)', async ({
  page,
}) => {
  for (const name of readdirSync(new URL('law/', CONTENT)).map((file) => file.replace('.mdx', ''))) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/${name}/`);
    await expect(main(page).locator('time').first(), name).toHaveText(/\d{1,2} \w+ 20\d\d/);
    const contents = main(page).getByRole('navigation').getByRole('link');
    expect(await contents.count(), name).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    for (const around of [
      page.getByRole('banner').getByRole('navigation'),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
    ])
      await expect(around.locator('visible=true'), name).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1 }), name).toBeVisible();
  }
});

test('duties and delivery are said for every country (CNT-016, CNT-017)', async ({ page }) => {
  await page.goto('/tariffs/');
  const tariffs = main(page).getByRole('region', { name: 'Tax and duties by country' }).getByRole('rowheader');
  await expect(tariffs.first()).toBeVisible();
  const countries = await tariffs.allTextContents();
  expect(countries.length).toBeGreaterThan(35);
  await page.goto('/shipping-and-order-information/');
  const delivery = main(page).getByRole('region', { name: 'Shipping by country' }).getByRole('rowheader');
  await expect(delivery).toHaveCount(countries.length);
});

test('whoever has signed up is shown where things are (CNT-018)', async ({ page }) => {
  await signUp(page, aShopper('new'));
  await main(page).getByRole('link', { name: 'a page of its own' }).click();
  await expect(page).toHaveURL('/welcome-to-bb/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Bluebird Bay' })).toBeVisible();
});

test('pages that belong together lead to each other (CNT-007, CNT-018, CNT-019)', async ({ page }) => {
  const pairs = [
    ['/our-commitment/', '/blue-pact/'],
    ['/blue-pact/', '/our-commitment/'],
    ['/request-a-return/', '/return-a-product/'],
    ['/return-a-product/', '/request-a-return/'],
    ['/return-a-product/', '/manual-returns/'],
    ['/manual-returns/', '/return-a-product/'],
  ] as const;
  for (const [from, to] of pairs) {
    await page.goto(from);
    await expect(linksTo(page, to).first(), `${from} to ${to}`).toBeVisible();
  }
});
