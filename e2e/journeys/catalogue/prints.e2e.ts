import { expect, type Page } from '@playwright/test';
import { keysOn } from '../../shopper/keys.ts';
import { expectAccessible, openAwake, test } from '../../shopper/shop.ts';

test.use({ pictures: true });

const ONE_PIECE = '/products/lido-one-piece-young-love/';

async function openOnePiece(page: Page): Promise<void> {
  await openAwake(page, ONE_PIECE);
  // The row of prints has come alive once it is a single stop of the Tab key.
  const last = page.getByRole('navigation', { name: 'Prints' }).getByRole('link').last();
  await expect(last).toHaveAttribute('tabindex', '-1');
}

test('another print comes in place: size, scroll, picture and focus stay, and Back brings the first one back', async ({
  page,
}) => {
  await openOnePiece(page);
  const prints = page.getByRole('navigation', { name: 'Prints' });
  await page.getByRole('radio', { name: /^M\b/ }).check();
  const other = prints.getByRole('link', { name: 'Citrus Grove' });
  await other.scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const before = (await scrollTop()) + 60;
  await page.mouse.wheel(0, 60);
  // The wheel turns by itself: what it has not done yet would be taken for a jump of the shop.
  await expect.poll(scrollTop).toBeGreaterThan(before - 2);
  const order = await prints.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lido-one-piece-citrus-grove\/$/);
  await expect(prints.getByText('Print Citrus Grove')).toBeVisible();
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked();
  expect(Math.abs((await scrollTop()) - before)).toBeLessThan(2);
  expect(await prints.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel))).toEqual(order);
  await expect(page).toHaveTitle(/Citrus Grove/);
  await expect(page.getByRole('list', { name: 'Product pictures' }).getByRole('img').first()).toHaveAttribute(
    'src',
    /citrus-grove/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/young-love/);
  await expect(prints.getByText('Print Young Love')).toBeVisible();
});

test.describe('where questions about the other print are not answered', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ });

  test('nothing of the first one is shown for it: neither its stars nor its pictures close up', async ({ page }) => {
    const asked = (name: string) =>
      page.waitForResponse((answer) => answer.request().postData()?.includes(name) ?? false);
    const sharp = asked('ZoomPictures');
    await openOnePiece(page);
    const stars = page.getByRole('link', { name: /out of 5, \d+ reviews/ });
    await expect(stars).toBeVisible();
    const pictures = page.getByRole('list', { name: 'Product pictures' });
    const zoom = page.getByRole('dialog', { name: 'Pictures, close up' });
    await pictures.getByRole('button').first().click();
    await (await sharp).finished();
    await expect(zoom.getByRole('img').first()).toHaveAttribute('src', /young-love/);
    await page.keyboard.press('Escape');
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    await page.route('**/services/ratings?*', async (route) => {
      await refused;
      await route.abort();
    });
    await page.route('**/graphql.json', (route, request) =>
      request.postData()?.includes('ZoomPictures') ? route.abort() : route.continue(),
    );
    const prints = page.getByRole('navigation', { name: 'Prints' });
    await prints.getByRole('link', { name: 'Citrus Grove' }).click();
    await expect(prints.getByText('Print Citrus Grove')).toBeVisible();
    await expect(stars).toHaveCount(0);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/services/ratings?'));
    refuse();
    await failed;
    await expect(stars).toHaveCount(0);
    await pictures.getByRole('button').first().click();
    await expect(zoom.getByRole('img').first()).toHaveAttribute('src', /citrus-grove/);
  });
});

test('every print of a piece is in the tray, and each leads to its own', async ({ page }) => {
  await openOnePiece(page);
  const prints = page.getByRole('navigation', { name: 'Prints' });
  const all = prints.getByRole('button', { name: /^All \d+ prints$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(13);
  await page.getByRole('radio', { name: /^S\b/ }).check();
  await all.click();
  const tray = page.getByRole('dialog', { name: /all \d+ prints/ });
  const links = tray.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(count);
  await expect(tray.getByRole('link', { name: /^How this print was drawn/ })).toHaveAttribute(
    'href',
    /^\/prints\/[\w-]+\/$/,
  );
  await expectAccessible(page);
  const last = links.last();
  const name = (await last.getAttribute('aria-label'))?.replace(', sold out', '') ?? '';
  await last.click();
  await expect(tray).toBeHidden();
  await expect(prints.getByText(`Print ${name}`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^S\b/ })).toBeChecked();
});

test('forty keys buy from the top of a product page, pictures and prints being one stop each', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await openOnePiece(page);
  const keys = keysOn(page);
  const pictures = page.getByRole('list', { name: 'Product pictures' });
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.walkTo(/^XS/);
  expect(await pictures.evaluate((row) => row.scrollLeft)).toBe(0);
  await keys.press(' ');
  await keys.walkTo(/^Add to bag/);
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: /bag/i });
  await expect(drawer.getByRole('link', { name: /check out/i }).first()).toBeVisible();
  await keys.walkTo(/^check out/i);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/checkouts\//);
  expect(keys.count).toBeLessThanOrEqual(40);
});
