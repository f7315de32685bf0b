import { expect, type Page } from '@playwright/test';
import { cartOf } from '../../shopper/cart.ts';
import { keysOn } from '../../shopper/keys.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** Read by day, by night and in forced colours, as it stands. */
async function expectAccessibleInEveryLight(page: Page): Promise<void> {
  for (const media of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

// Phones have no Tab key.
test.describe('with keys alone', { tag: ['@desktop-only', '@nightly'] }, () => {
  test('a set is made, seen and put into the bag', async ({ page }) => {
    const keys = keysOn(page);
    await page.goto('/make-a-set/');
    await untilHydrated(page);
    await keys.press('Tab');
    await keys.press('Enter');
    const print = page.getByRole('group', { name: /^Print/ }).getByRole('radio');
    await keys.walkTo(print.first(), 'Tab', 20);
    await keys.press('ArrowRight');
    await expect(print.nth(1)).toBeFocused();
    await expect(print.nth(1)).toBeChecked();
    for (const name of ['Top', 'Bottoms']) {
      const halves = page.getByRole('group', { name, exact: true }).getByRole('radio');
      await keys.press('Tab');
      await expect(halves.and(page.locator(':checked'))).toBeFocused();
      await keys.press('ArrowRight');
      await expect(halves.and(page.locator(':checked'))).toBeFocused();
    }
    for (const name of ['Top size', 'Bottoms size']) {
      await keys.walkTo(new RegExp(`^${name}`), 'Tab', 4);
      await expect(page.getByRole('combobox', { name })).toBeFocused();
      await keys.press('ArrowDown');
      await expect(page.getByRole('combobox', { name })).not.toHaveValue('');
    }
    await keys.walkTo(/^Add the set to bag/, 'Tab', 4);
    await expect(page.getByText('for the two')).toBeVisible();
    await expectAccessibleInEveryLight(page);
    await keys.press('Enter');
    await expect(cartOf(page).getByText('Matching pair').first()).toBeVisible();
    await keys.walkTo(/^check out/i);
    await keys.press('Enter');
    await page.waitForURL(/\/checkouts\//);
  });

  test('a suitcase is packed, its outfits are drawn, and it goes into the bag', async ({ page }) => {
    const keys = keysOn(page);
    await page.goto('/suitcase/');
    await untilHydrated(page);
    const shelf = page.getByRole('region', { name: 'What goes in' });
    await expect(shelf.getByRole('listitem').first()).toBeVisible();
    await keys.press('Tab');
    await keys.press('Enter');
    const pieces = shelf.getByRole('listitem').getByRole('button');
    const packSecond = async (): Promise<void> => {
      // However many lie on it, the shelf is one stop.
      await keys.walkTo(pieces.first(), 'Tab', 20);
      await keys.press('ArrowRight');
      await expect(pieces.nth(1)).toBeFocused();
      await keys.press('Enter');
      await expect(pieces.nth(1)).toHaveAttribute('aria-pressed', 'true');
    };
    await packSecond();
    const bottoms = shelf.getByRole('button', { name: 'Bottoms', exact: true });
    await keys.walkTo(bottoms, 'Shift+Tab', 12);
    await keys.press('Enter');
    await expect(pieces.first()).toHaveAccessibleName(/Bottoms/);
    await packSecond();
    await expect(page.getByRole('heading', { name: '2 pieces, 1 outfit' })).toBeVisible();
    const suitcase = page.getByRole('complementary', { name: 'The suitcase' });
    for (const size of await suitcase.getByRole('combobox').all()) {
      await keys.walkTo(size, 'Tab', 20);
      await keys.press('ArrowDown');
      await expect(size).not.toHaveValue('');
    }
    await keys.walkTo(/^Put 2 pieces in bag$/, 'Tab', 6);
    await expectAccessibleInEveryLight(page);
    await keys.press('Enter');
    await expect(cartOf(page).getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem')).toHaveCount(2);
    await keys.walkTo(/^check out/i);
    await keys.press('Enter');
    await page.waitForURL(/\/checkouts\//);
  });

  test('a size is remembered on a list, and a print is picked from the tray', async ({ page }) => {
    const keys = keysOn(page);
    await page.goto('/collections/one-pieces/');
    await untilHydrated(page);
    await keys.press('Tab');
    await keys.press('Enter');
    await keys.walkTo(/^My size$/);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Shop in my size' });
    await expect(dialog).toBeVisible();
    const whole = dialog.getByRole('group', { name: 'One-pieces and dresses' }).getByRole('button', { name: 'M' });
    await keys.walkTo(whole, 'Tab', 24);
    await keys.press('Enter');
    await expectAccessibleInEveryLight(page);
    await keys.walkTo(/^Shop in my size$/);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\?size=M$/);
    await expect(page.getByRole('button', { name: 'My size' })).toBeFocused();
    await expect(page.getByText(/in your M$|Here in your M/).first()).toBeVisible();
    await expectAccessibleInEveryLight(page);

    await page.goto('/products/lido-one-piece-young-love/');
    await untilHydrated(page);
    await keys.walkTo(/^All \d+ prints$/);
    await keys.press('Enter');
    const tray = page.getByRole('dialog', { name: /all \d+ prints/ });
    await expect(tray).toBeVisible();
    await keys.walkTo(/^Citrus Grove$/, 'Tab', 80);
    await expectAccessibleInEveryLight(page);
    await keys.press('Enter');
    await expect(page).toHaveURL(/citrus-grove\/$/);
    await expect(tray).toBeHidden();
  });
});
