import { expect, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { stage, step, wear } from '../../shopper/game.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

const wayIn = (page: Page) => page.locator('a[href="/marlo-dolls/"]');

/** Opens a page and has everything on it come alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.mouse.wheel(0, 400);
}

for (const [index, [what, path]] of (
  [
    ['the home page', '/'],
    ['a piece of the collaboration', '/products/marina-top-kool-kat/'],
    ['the gift itself', '/products/marlo-dolls-mini-pouch/'],
    ['the lookbook', '/lookbooks/marlo-dolls/'],
    ['the story of the collaboration', '/blog/bluebird-bay-x-marlo-dolls/'],
  ] as const
).entries()) {
  test(`${what} leads into the game`, firstByDay(index), async ({ page }) => {
    await open(page, path);
    await page.locator('main').locator(wayIn(page)).first().click();
    await expect(stage(page).getByRole('button', { name: 'Let’s play' })).toBeVisible();
  });
}

test('the menu leads into the game', { tag: ['@phone-only', '@nightly'] }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Menu' }).dispatchEvent('click');
  await page.getByRole('dialog', { name: 'Menu' }).locator(wayIn(page)).first().click();
  await expect(stage(page).getByRole('button', { name: 'Let’s play' })).toBeVisible();
});

for (const [country, sum] of [
  ['US', /for \$115(?:\.00)? or more/],
  ['GB', /for £\d+(?:\.\d\d)? or more/],
] as const) {
  test(`what brings the pouch along is said in the money of ${country}`, { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('userCountry', JSON.stringify(choice)), {
      countryCode: country,
    });
    for (const path of [
      '/products/marina-top-kool-kat/',
      '/products/marlo-dolls-mini-pouch/',
      '/lookbooks/marlo-dolls/',
    ]) {
      await open(page, path);
      await page.locator('main').locator(wayIn(page)).first().scrollIntoViewIfNeeded();
      await expect(page.locator('main')).toContainText(sum);
      await expect(page.locator('main')).not.toContainText(/pieces for 115/);
    }
  });
}

test('a piece of any print is tried on from its page, a lookbook and the wishlist', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/products/kaila-top-wildflowers/');
  await page
    .getByRole('button', { name: /^Save Kaila/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Try it on a doll ?: Kaila/ })
    .first()
    .click();
  await expect(step(page, '2 of 6 Dress up')).toBeVisible();
  await expect(page.getByText(/wears a triangle top in Wildflowers/)).toBeVisible();

  // Who looks at another page comes back to what was worn last.
  await wear(page, 'Kool Kat Scoop top');
  const scoop = page.getByText(/wears a purple scoop top with cool cats/);
  await expect(scoop).toBeVisible();
  await page.getByRole('link', { name: 'Bluebird Bay, home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(step(page, '2 of 6 Dress up')).toBeVisible();
  await expect(scoop).toBeVisible();
  // So does who loads it anew: what the address asks for was done once.
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Carry on with / }).click();
  await expect(scoop).toBeVisible();

  await open(page, '/wishlist/');
  await page.getByRole('link', { name: /^Try it on a doll ?: Kaila/ }).click();
  await expect(page.getByText(/wears a triangle top in Wildflowers/)).toBeVisible();

  await open(page, '/lookbooks/marlo-dolls/');
  await page.getByRole('link', { name: /^Try it on a doll ?: Kaila Triangle Top in Angel/ }).click();
  await expect(page.getByText(/wears a sky blue triangle top with angel hearts/)).toBeVisible();
});
