import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

/** Stands for the picture once it is drawn: when that is depends on what else the shop has to draw. */
const DRAWN = fileURLToPath(new URL('../../../storefront/public/icon-512.png', import.meta.url));

// A picture is the same on every screen.
test('a picture that was not drawn in time comes when it is', { tag: '@phone-only' }, async ({ page }) => {
  const sent: string[] = [];
  await page.route(/\/pictures\/.+\/p\//, (route) => {
    const address = route.request().url();
    sent.push(address);
    if (address.includes('?again=2')) return route.fulfill({ path: DRAWN });
    return route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'cache-control': 'no-store' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>',
    });
  });
  await page.goto('/collections/towels/');
  await untilHydrated(page);
  const picture = page.locator('[data-page] > [data-id] img').first();
  const box = await picture.boundingBox();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  expect(await picture.boundingBox()).toEqual(box);
  const own = (await picture.getAttribute('src'))?.split('?')[0] ?? '';
  expect(
    sent.filter((address) => address.includes(own.replace(/@\d+.*/, ''))).map((address) => address.split('?')[1]),
  ).toEqual([undefined, 'again=1', 'again=2']);
});

test('a look at a card by mouse shows it worn, and its sizes (CAT-070)', { tag: '@desktop-only' }, async ({
  page,
  rows,
}) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const inAll = await rows<{ handle: string }>(
    `select product.handle from commerce.product as product
       join commerce.variant as variant on variant.product_id = product.id
      where product.handle = any($1) group by product.handle having min(variant.on_hand - variant.reserved) > 0`,
    [
      await page
        .locator('[data-page] > [data-id]')
        .evaluateAll((all) => all.map((card) => card.getAttribute('data-id'))),
    ],
  );
  const card = page.locator(`[data-page] > [data-id="${inAll[0]?.handle}"]`);
  await expect(card.getByText('+', { exact: true })).toBeHidden();
  await card.hover();
  await card.hover({ position: { x: 60, y: 60 } });
  const chips = card.locator('p', { hasText: '+' }).locator('span');
  await expect(chips).toHaveText(['XS', 'S', 'M', 'L', 'XL', '+']);
  for (const chip of await chips.all()) await expect(chip).toBeVisible();
  await expect(card.locator('img[src*="/model-"]').first()).toHaveCSS('opacity', '1');
});
