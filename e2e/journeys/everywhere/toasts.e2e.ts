import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilHydrated } from '../../shopper/shop.ts';
import { fingersOn } from '../../shopper/touch.ts';

const PRODUCT = '/products/all-day-tote-bag-terrazzo/';
/** A good deal longer than a toast stands. */
const LONGER_MS = 4500;

/** While it comes in, a toast neither waits nor follows a finger. */
const untilItStands = (toast: Locator) => expect(toast).not.toHaveClass(/toast-enter/);

const toastSaying = (page: Page, text: string | RegExp) => page.locator('.Toastify__toast').filter({ hasText: text });

/** The toast that follows the save button of a full wishlist. */
async function fullWishlist(page: Page) {
  await page.addInitScript(() => {
    const full = Array.from({ length: 250 }, (_, index) => ({ handle: `p${index}`, variants: [{ id: `v${index}` }] }));
    localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist: full }));
  });
  await page.goto(PRODUCT);
  await untilHydrated(page);
  const saveButton = page.getByRole('button', { name: 'Save All-Day Tote, Terrazzo' }).first();
  return { saveButton, toast: toastSaying(page, 'A wishlist holds 250 pieces') };
}

test('a toast of each kind says what it is about, at the top right, without a bar or a button (ERR-014, ERR-015)', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { saveButton } = await fullWishlist(page);
  const share = page
    .getByRole('main')
    .getByRole('button', { name: /^Share/ })
    .first();
  const refuseCopying = (): Promise<void> =>
    page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
  const changeCountry = async (): Promise<void> => {
    await page
      .getByRole('button', { name: /^Country:/ })
      .first()
      .click();
    await page.getByRole('button', { name: /New Zealand/ }).click();
  };
  for (const { kind, role, text, bringAbout } of [
    { kind: 'warning', role: 'status', text: 'A wishlist holds 250 pieces', bringAbout: () => saveButton.click() },
    { kind: 'success', role: 'status', text: 'Link copied.', bringAbout: () => share.click() },
    {
      kind: 'error',
      role: 'alert',
      text: 'The link could not be copied.',
      bringAbout: () => refuseCopying().then(() => share.click()),
    },
    {
      kind: 'info',
      role: 'status',
      text: 'Sending to New Zealand now. Prices are in NZD.',
      bringAbout: changeCountry,
    },
  ]) {
    await bringAbout();
    const toast = toastSaying(page, text);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveClass(new RegExp(`Toastify__toast--${kind}`));
    const spoken = page.locator(`[role="${role}"]`);
    await expect(toast.locator(spoken).or(toast.and(spoken))).toHaveText(new RegExp(text));
    await expect(toast.getByRole('button')).toHaveCount(0);
    await expect(toast.getByRole('progressbar')).toHaveCount(0);
    // What comes later stands below what is still there.
    const box = await toast.boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1400);
    expect(box?.y).toBeLessThan(450);
  }
});

test('a toast waits while it is looked at, and while the window is not (ERR-016)', {
  tag: ['@desktop-only', '@nightly'],
}, async ({ page }) => {
  const { saveButton, toast } = await fullWishlist(page);
  await saveButton.click();
  await expect(toast).toBeVisible();
  await untilItStands(toast);
  await toast.hover();
  // Fixed wait: that it stays is seen only after it would have gone; its time is an animation, which no clock of a test moves.
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(toast).toBeHidden();

  await saveButton.click();
  await expect(toast).toBeVisible();
  await untilItStands(toast);
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
  // Fixed wait: that it stays is seen only after it would have gone; its time is an animation, which no clock of a test moves.
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
  await expect(toast).toBeHidden();
});

test('a toast goes when it is drawn aside by four fifths, and comes back before (ERR-016)', {
  tag: ['@phone-only', '@nightly'],
}, async ({ page }) => {
  const { saveButton, toast } = await fullWishlist(page);
  const fingers = await fingersOn(page);
  await saveButton.click();
  await expect(toast).toBeVisible();
  await untilItStands(toast);
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  const draw = (part: number) => fingers.swipe([box.x + 10, y], [box.x + 10 + box.width * part, y]);
  await draw(0.6);
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await toast.boundingBox())?.x).toBeCloseTo(box.x, 0);
  // Fixed wait: that it stays is seen only after it would have gone; its time is an animation, which no clock of a test moves.
  await page.waitForTimeout(LONGER_MS);
  await draw(0.9);
  await expect(toast).toBeHidden();
});
