import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { expect, type Page } from '@playwright/test';
import { test, untilHydrated } from '../../shopper/shop.ts';

const cards = (page: Page) => page.locator('[data-page] > [data-id]');

test.describe('where the provider fails', () => {
  test.use({ expectedNoise: /status of 400|GraphQL errors/ });

  test('more pieces that do not come are told of, and asked for again', async ({ page }) => {
    await page.goto('/collections/all/?colour=blue');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Remove Blue' }).waitFor();
    await page.route(`**${API_PATH}`, (route) => route.fulfill({ status: 400, body: '{}' }));
    const more = page.getByRole('button', { name: 'Show 24 more' });
    await more.click();
    const note = page.getByRole('alert').filter({ hasText: 'did not come through' });
    await expect(note).toBeVisible();
    await page.unroute(`**${API_PATH}`);
    await more.click();
    await expect(cards(page)).toHaveCount(48);
    await expect(note).toHaveCount(0);
  });

  test('filters that could not be counted say so, and are counted when they are asked for again', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/collections/tops/');
    await untilHydrated(page);
    await page.route(`**${API_PATH}`, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.getByRole('button', { name: 'Filter' }).click();
    // On phones the sheet of filters hides the list, and what is said above it.
    const shown = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
    const note = shown.getByRole('alert').filter({ hasText: 'did not come through' });
    await expect(note).toBeVisible();
    await expect(page.getByText('Counting what there is …')).toHaveCount(0);
    await page.unroute(`**${API_PATH}`);
    // On phones what was pressed is ticked in the sheet: nothing is to be seen of how it was before.
    await expect(note.getByText('how it was before')).toHaveCount(isMobile ? 0 : 1);
    await note.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Pink' })).toBeEnabled();
    await expect(note).toHaveCount(0);
    if (isMobile) await expect(shown.getByRole('button', { name: /^Show \d+ pieces$/ })).toBeFocused();
  });
});

test('what was to come behind a list takes neither focus nor place once another order is chosen', async ({ page }) => {
  await page.goto('/collections/tops/?available=1');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Remove In stock' }).first().waitFor();
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(cards(page)).toHaveCount(48);
  const growth = Promise.withResolvers<void>();
  const order = Promise.withResolvers<void>();
  await page.route(`**${API_PATH}`, async (route, request) => {
    const { after, sortKey } = request.postDataJSON().variables;
    if (after) await growth.promise;
    else if (sortKey === 'CREATED') await order.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await sort.selectOption('Newest');
  const grown = page.waitForResponse((answer) => answer.request().postData()?.includes('"after":"') ?? false);
  growth.resolve();
  await (await grown).finished();
  order.resolve();
  await expect(cards(page)).toHaveCount(24);
  await expect(sort).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('who narrows a list while more of it is on its way, and goes back, can still ask for more', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const data = '**/page-data/collections/tops/page/2/page-data.json';
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await page.route(data, async (route) => {
    await released;
    await route.continue();
  });
  const more = page.getByRole('link', { name: 'Show 24 more' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await expect(page).toHaveURL(/sort=price-up$/);
  const arrived = page.waitForResponse(data);
  release();
  await (await arrived).finished();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  // Had it come a moment later, it would be in the list by now.
  await expect(more).not.toHaveAttribute('aria-busy');
  const seen = await cards(page).count();
  await more.click();
  await expect(cards(page)).toHaveCount(seen + 24);
});
