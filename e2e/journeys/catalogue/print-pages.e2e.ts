import { expect } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

test('a print has a page: the sketch, the repeat, and every piece that was cut from it', async ({ page, rows }) => {
  await page.goto('/prints/citrus-grove/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Citrus Grove' })).toBeVisible();
  await page.getByRole('link', { name: /^See all \d+ pieces$/ }).click();
  await expect(page.getByRole('heading', { name: 'Every piece cut from it' })).toBeInViewport();
  const listed = await page
    .getByRole('region', { name: 'Every piece cut from it' })
    .getByRole('heading', { level: 3 })
    .count();
  const [cut] = await rows<{ count: number }>(
    `select count(*)::int as count from commerce.collection_product join commerce.collection on id = collection_id
      where handle = 'citrus-grove'`,
  );
  expect(listed).toBe(cut?.count);
  await page.getByRole('heading', { name: 'From pencil to cloth' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Citrus Grove in pencil: citrus halves' })).toBeVisible();
  await expect(page.getByText(/begins again after 30 cm and takes 9 inks/)).toBeVisible();
  await expectAccessible(page);
});

test('all prints lie on one shelf, the sitemap knows each, and the tray of a piece leads to its own', {
  tag: '@nightly',
}, async ({ page, request, baseURL }) => {
  await page.goto('/prints/');
  await untilHydrated(page);
  const count = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
  expect(count).toBeGreaterThan(100);
  await expectAccessible(page);
  const sitemap = await (await request.get(`${baseURL}/sitemap-pages-1.xml`)).text();
  expect(sitemap.match(/\/prints\/[\w-]+\/</g)).toHaveLength(count);
  await page.goto('/products/lido-one-piece-young-love/');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^All \d+ prints$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^How this print was drawn/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Young Love' })).toBeVisible();
});
