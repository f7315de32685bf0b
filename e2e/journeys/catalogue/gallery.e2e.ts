import { expect } from '@playwright/test';
import { expectAccessible, openAwake, test } from '../../shopper/shop.ts';
import { fingersOn } from '../../shopper/touch.ts';

test.use({ pictures: true });

const TOP = '/products/kaila-top-wildflowers/';

test('pictures close up, by buttons and by keys', async ({ page }) => {
  await openAwake(page, TOP);
  const pictures = page.getByRole('list', { name: 'Product pictures' });
  const zoom = page.getByRole('dialog', { name: 'Pictures, close up' });
  await pictures.getByRole('button').first().click();
  await expect(zoom).toBeVisible();
  await expectAccessible(page);

  const picture = zoom.getByRole('img').first();
  const whole = (await picture.boundingBox())?.width ?? 0;
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('0');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeLessThan(whole * 1.1);
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText('2 / 8')).toBeVisible();
  await page.keyboard.press('End');
  await expect(zoom.getByText('8 / 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(pictures.getByRole('button').first()).toBeFocused();
});

// Desktops have no fingers.
test('pictures follow the fingers: swipe, tap, pinch, double tap', { tag: '@phone-only' }, async ({ page }) => {
  await openAwake(page, TOP);
  const fingers = await fingersOn(page);
  const pictures = page.getByRole('list', { name: 'Product pictures' });
  const scrolled = () => pictures.evaluate((row) => row.scrollLeft);
  await fingers.swipe([330, 350], [60, 350]);
  await expect.poll(scrolled).toBe(390);
  await fingers.swipe([60, 350], [330, 350]);
  await expect.poll(scrolled).toBe(0);

  const zoom = page.getByRole('dialog', { name: 'Pictures, close up' });
  await expect(async () => {
    // A second tap would be one on the picture that is just opening.
    if (!(await zoom.isVisible())) await fingers.tap([195, 350]);
    await expect(zoom).toBeVisible({ timeout: 1_500 });
  }).toPass();
  const picture = zoom.getByRole('img').first();
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(390);
  await fingers.pinch([195, 400], 30, 75);
  await expect.poll(width).toBe(390 * 2.5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
  const before = await left();
  await fingers.swipe([250, 400], [150, 400]);
  await expect.poll(left).toBe(before - 100);
  await expect(zoom.getByText('1 / 8')).toBeVisible();
  await fingers.pinch([195, 400], 100, 20);
  await expect.poll(width).toBe(390);

  await fingers.swipe([320, 400], [80, 400]);
  await expect(zoom.getByText('2 / 8')).toBeVisible();
  // Two taps are one double tap only while they come close together, which a busy machine may not manage at once.
  await expect(async () => {
    await fingers.tap([195, 400]);
    await fingers.tap([195, 400]);
    await expect.poll(width, { timeout: 2_000 }).toBe(390 * 2.5);
  }).toPass();
  await fingers.pinch([195, 400], 100, 20);
  await expect.poll(width).toBe(390);
  await fingers.swipe([195, 300], [195, 560]);
  await expect(zoom).toBeHidden();
});
