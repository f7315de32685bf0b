import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** What cards say of the shopper's size. */
const marks = (page: Page) => page.getByText(/^(Here in your|Your|\d+ left in your) [A-Z]+/);

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.mouse.wheel(0, 2);
}

test('every list is shown in the remembered size, top and bottoms apart, until it is turned off', async ({ page }) => {
  await openList(page, '/collections/tops/');
  const chip = page.getByRole('button', { name: 'My size' });
  await chip.click();
  const dialog = page.getByRole('dialog', { name: 'Shop in my size' });
  await dialog.getByRole('button', { name: 'Shop in my size' }).click();
  await expect(dialog.getByText('Pick one size first.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Tops' }).getByRole('button', { name: 'XXL' }).click();
  await dialog.getByRole('group', { name: 'Bottoms' }).getByRole('button', { name: 'S', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Shop in my size' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/collections\/tops\/\?size=XXL$/);
  // Of 217; a few of them are sold and come back while this is walked.
  await expect(page.getByRole('status').filter({ hasText: 'pieces' }).first()).toHaveText(/^19\d pieces$/);
  await expect(marks(page).first()).toHaveText(/XXL/);
  await expect(page.getByText('Your XXL is sold out')).toHaveCount(0);

  // Another list, by a whole load: bottoms have a size of their own.
  await openList(page, '/collections/bottoms/');
  await expect(page).toHaveURL(/\/collections\/bottoms\/\?size=S$/);
  await expect(marks(page).first()).toHaveText(/your S$/);
  // What is searched for hangs in it too, and whoever looks for something else stays in it.
  await openList(page, '/search/?q=kaila');
  await expect(page).toHaveURL(/\/search\/\?q=kaila&size=/);
  await expect(page.getByRole('button', { name: 'My size' })).toHaveAttribute('aria-pressed', 'true');
  await expect(marks(page).first()).toHaveText(/your (?:XXL|S)$/);
  await page.getByRole('link', { name: /^Tops \d/ }).click();
  await expect(page).toHaveURL(/\/search\/\?q=kaila&kind=top&size=/);
  await openList(page, '/collections/bottoms/');
  // One press and it is off, everywhere.
  await page.getByRole('button', { name: 'Remove S' }).first().click();
  await expect(page).toHaveURL(/\/collections\/bottoms\/$/);
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(marks(page)).toHaveCount(0);
  await openList(page, '/collections/tops/');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/collections\/tops\/$/);
});
