import { expect } from '@playwright/test';
import { openPreferences } from '../../shopper/lists.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.describe('a list one asks to be on', () => {
  // The service says what looks like an address.
  test.use({ expectedNoise: /status of 400/ });

  test('counts whoever answers the letter, and forgets whoever leaves', async ({ page, rows }) => {
    const email = `ana-${Date.now()}@bay.example`;
    await page.goto('/waitlist/');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('What are you waiting for?').click();
    await main.getByLabel('What are you waiting for?').fill('Lido in Citrus Grove');
    await main.getByLabel('Your email').fill('ana at bay');
    await main.getByRole('button', { name: 'Wait with us' }).click();
    await expect(main.getByText('That does not look like an email', { exact: false })).toBeVisible();
    await main.getByLabel('Your email').fill(email);
    await main.getByRole('button', { name: 'Wait with us' }).click();
    await expect(main.getByText('A letter is on its way')).toBeVisible();

    const onList = () =>
      rows('select subject, confirmed_at is not null as on from services.list_entry where email = $1', [email]);
    expect(await onList()).toEqual([{ subject: 'Lido in Citrus Grove', on: false }]);
    const [sent] = await rows<{ text_body: string }>('select text_body from commerce.mailbox where recipient = $1', [
      email,
    ]);
    const token = /#confirm=([\w-]+)/.exec(sent?.text_body ?? '')?.[1];
    expect(token).toHaveLength(32);

    await page.goto(`/congratulations/#confirm=${token}`);
    await expect(main.getByText('You are on the list for the waitlist')).toBeVisible();
    await expect(page).toHaveURL(/\/congratulations\/$/);
    expect(await onList()).toEqual([{ subject: 'Lido in Citrus Grove', on: true }]);

    await page.goto('/about-us/');
    await page.goto(`/congratulations/#leave=${token}`);
    await expect(main.getByText('You are off the list')).toBeVisible();
    expect(await onList()).toEqual([]);
  });
});

test('whoever opens a letter chooses what comes, and is forgotten with the last list (CNT-002, CNT-004)', async ({
  page,
  rows,
}) => {
  const email = `cleo-${Date.now()}@bay.example`;
  await openPreferences(page, rows, email);
  const lists = page.getByRole('region', { name: 'Your lists' });
  await lists.getByRole('button', { name: 'Put me on: postcards' }).click();
  await expect(lists.getByText('On the list for postcards.')).toBeVisible();
  await expect(page).toHaveURL(/\/email-preferences\/$/);
  await expectAccessible(page);
  await lists.getByRole('button', { name: 'Take me off: the sale' }).click();
  await expect(lists.getByText('Off the list for the sale.')).toBeVisible();
  await lists.getByRole('button', { name: 'Take me off: postcards' }).click();
  await expect(lists.getByText('your address is forgotten')).toBeVisible();
  expect(await rows('select list from services.list_entry where email = $1', [email])).toEqual([]);
});

test.describe('a letter that is opened without a connection', () => {
  test.use({ expectedNoise: /net::ERR_FAILED|status of 429/ });

  test('has not run out: it is opened again', async ({ page, rows }) => {
    await page.route('**/services/lists/chosen', (route) => route.abort());
    await openPreferences(page, rows, `dora-${Date.now()}@bay.example`);
    const lists = page.getByRole('region', { name: 'Your lists' });
    await expect(lists.getByText('We could not be reached just now.')).toBeVisible();
    await page.unroute('**/services/lists/chosen');
    await page.route('**/services/lists/chosen', (route) => route.fulfill({ status: 429, body: '{}' }));
    await lists.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(lists.getByText('That was a lot at once.')).toBeVisible();
    await page.unroute('**/services/lists/chosen');
    await lists.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(lists.getByRole('button', { name: 'Take me off: the sale' })).toBeVisible();
    await expect(lists).toBeFocused();
  });
});

test('what an order costs somewhere is worked out by the provider', async ({ page }) => {
  await page.goto('/tariffs/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Sent to').selectOption('NO');
  await main.getByLabel('Worth of the goods').fill('4000');
  const work = main.getByRole('button', { name: 'Work it out' });
  await work.click();
  await expect(main.getByText(/Duties, 10\.7% from/)).toBeVisible();
  await expect(main.getByText(/4,428/)).toBeVisible();

  // What was asked of one country is not said of the next, which was chosen while the answer was on its way.
  const free = Promise.withResolvers<void>();
  await page.route('**/services/duties', async (route) => {
    await free.promise;
    await route.continue();
  });
  await work.click();
  await main.getByLabel('Sent to').selectOption('JP');
  free.resolve();
  await expect(work).not.toHaveAttribute('aria-busy');
  await expect(main.getByText('You pay, before delivery')).toHaveCount(0);
});

test('all reviews are narrowed and leafed through by the address (RAT-007)', async ({ page }) => {
  await page.goto('/reviews/?kind=one-piece');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Piece')).toHaveValue('one-piece');
  await main.getByLabel('Stars').selectOption('5');
  await expect(page).toHaveURL('/reviews/?kind=one-piece&star=5');
  const titles = main.getByRole('heading', { level: 3 });
  await expect(titles.nth(11)).toBeVisible();
  await expect(main.getByRole('img', { name: '5 out of 5' })).toHaveCount(12);
  const first = await titles.first().textContent();
  await main.getByRole('link', { name: 'More reviews' }).click();
  await expect(titles.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(titles.first()).toHaveText(first ?? '');

  // Whoever leafs is at the top of the next page; whoever narrows it by keys goes on choosing.
  await main.getByRole('link', { name: 'More reviews' }).press('Enter');
  await expect(main.getByRole('region', { name: 'All reviews' })).toBeFocused();
  const order = main.getByLabel('First', { exact: true });
  await order.focus();
  await order.selectOption('newest');
  await expect(main.getByRole('link', { name: 'Back to the first' })).toHaveCount(0);
  await expect(order).toBeFocused();
});

test('the style guide’s answers end in a list in one’s own size', async ({ page }) => {
  await page.goto('/bikini-style-guide/');
  await untilHydrated(page);
  const chooser = page.getByRole('region', { name: 'Which one for me?' });
  for (const answer of ['Little', 'Lie about', 'Jump in', 'A lot']) await chooser.getByText(answer).click();
  await chooser.getByLabel('Your size').selectOption('M');
  await expect(chooser.getByRole('heading', { name: 'Scoop' })).toBeVisible();
  await chooser.getByRole('link', { name: 'See what there is in M' }).first().click();
  await expect(page).toHaveURL('/collections/scoop-tops/?size=M&available=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Scoop Tops' })).toBeVisible();
});

test('stockists are narrowed to a country, and the address says so', async ({ page }) => {
  await page.goto('/stockists/');
  await untilHydrated(page);
  const country = page.getByRole('main').getByRole('combobox', { name: 'Country' });
  await country.selectOption('GB');
  await expect(page).toHaveURL('/stockists/?country=GB');
  await expect(page.getByText(/shops in United Kingdom/)).toBeVisible();
});
