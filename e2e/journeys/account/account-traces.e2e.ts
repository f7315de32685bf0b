import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp, PASSWORD, signUp } from '../../shopper/account.ts';
import { PAGE_OF_EVERY_KIND } from '../../shopper/pages.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { leaveTraces, tracesOf } from '../../shopper/traces.ts';

test.use({ serviceWorkers: 'allow' });

const ACCOUNT_PAGES = PAGE_OF_EVERY_KIND.filter((path) => path.startsWith('/user-account/'));

/** Everything the browser has asked the network for, with who it said to come from. */
function addressesOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(`${sent.url()} ${sent.headers().referer ?? ''}`));
  return requests;
}

async function addAddress(page: Page, street: string): Promise<void> {
  await page.goto('/user-account/shipping-address/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByLabel('Country').selectOption('ES');
  await form.getByLabel('First name').fill('Canarina');
  await form.getByLabel('Last name').fill('Finch');
  await form.getByLabel('Street and number').fill(street);
  await form.getByLabel('Postcode').fill('28004');
  await form.getByLabel('City').fill('Madrid');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('main').getByText(street)).toBeVisible();
}

test('what is a customer’s own stands in no page, no address and no cache, and goes with them (S4, W10)', async ({
  page,
  request,
}) => {
  const shopper = { ...aShopper('canary'), firstName: 'Canarina', lastName: 'Finch' };
  const street = 'Calle del Canario 77';
  const requests = addressesOf(page);
  await signUp(page, shopper);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('customerAccessToken') ?? '{}').accessToken);
  const id = await page.evaluate(() => localStorage.getItem('userId') ?? '');
  expect([token.length > 30, /^\d+$/.test(id)]).toEqual([true, true]);
  const canaries = [shopper.email, encodeURIComponent(shopper.email), 'Canarina', street, PASSWORD, token];
  await addAddress(page, street);

  for (const path of ACCOUNT_PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const html = await (await request.get(path, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(canaries.filter((canary) => html.includes(canary))).toEqual([]);
  }
  expect(requests.filter((line) => canaries.some((canary) => line.includes(canary)))).toEqual([]);
  expect(requests.length).toBeGreaterThan(ACCOUNT_PAGES.length);
  // Signed in, the token and its owner's number are kept, where the specification has them; nothing else is, nowhere.
  expect(await tracesOf(page, canaries)).toEqual(['local customerAccessToken']);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  expect(await tracesOf(page, canaries)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  }
  await page.goto('/account/sign-in/');
  await untilHydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  await expect(page.getByText('Canarina')).toHaveCount(0);

  await leaveTraces(page, shopper.email);
  expect((await tracesOf(page, canaries)).sort(), 'a trace of any kind would be found').toEqual([
    'cache planted',
    'cookies planted',
    'database planted',
    'local planted',
    'session planted',
  ]);
});

test('a customer takes their data along and closes the account for good', async ({ page, request, rows }) => {
  const shopper = { ...aShopper('leaver'), firstName: 'Canarina', lastName: 'Finch' };
  await comeSignedUp(page, shopper);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('customerAccessToken') ?? '{}').accessToken);
  const entries = [{ handle: 'kaila-top-wildflowers', variants: [{ id: 'gid://shopify/ProductVariant/1' }] }];
  await page.evaluate(
    (visitorWishlist) => localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist })),
    entries,
  );
  const id = await page.evaluate(() => localStorage.getItem('userId') ?? '');
  const said = { product: 'kaila-top-wildflowers', star: 5, title: 'Stayed on', text: 'All day.', name: 'Canarina F.' };
  const proof = { authorization: `Bearer ${token}`, 'x-user-id': id };
  expect((await request.post('/services/reviews', { headers: proof, data: said })).status()).toBe(200);
  // They have followed a link to their mailbox before: what goes with the address is theirs.
  await rows('update commerce.customer set mailbox_proven_at = now() where email = $1', [shopper.email]);
  expect((await request.post('/services/lists', { data: { list: 'sale', email: shopper.email } })).status()).toBe(202);
  await page.goto('/user-account/personal-information/');
  await untilHydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('bluebird-bay-account.json');
  const taken = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(taken).toMatchObject({ profile: { email: shopper.email }, addresses: [], orders: [], wishlist: entries });
  expect(taken.reviews).toMatchObject([said]);
  expect(taken.givenWithTheEmail.lists).toMatchObject([{ list: 'sale', confirmedAt: null }]);
  await page.getByRole('button', { name: 'Close my account' }).click();
  const asks = page.getByRole('dialog', { name: 'Close your account?' });
  await asks.getByLabel('Your password').fill('not mine');
  await asks.getByRole('button', { name: 'Close it for good' }).click();
  await expect(asks.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await asks.getByLabel('Your password').fill(PASSWORD);
  await asks.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeFocused();
  await expect(page.getByText('Canarina')).toHaveCount(0);
  await expectAccessible(page);
  const answer = await request.get('/services/account/orders', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
