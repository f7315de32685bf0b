import { expect, type Page } from '@playwright/test';
import { aShopper, fillInSignIn, signUp } from '../../shopper/account.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ expectedNoise: /Error syncing wishlist/ });

const saved = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('visitorWishlist') ?? '{}').visitorWishlist ?? []).map(
      ({ handle }: { handle: string }) => handle,
    ),
  );

async function save(page: Page, handle: string): Promise<void> {
  await page.goto(`/products/${handle}/`);
  await untilHydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => saved(page)).toContain(handle);
}

test('a wishlist follows its customer from browser to browser, and stays with nobody else (WSH-014)', {
  tag: '@nightly',
}, async ({ page, browser, baseURL }) => {
  const shopper = aShopper('wisher');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bb-wishlist')) sent.push(request.method());
  });
  await save(page, 'kaila-top-wildflowers');
  expect(sent).toEqual([]);

  await page.goto('/wishlist/');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const register = page.getByRole('dialog', { name: 'Create your account' });
  await expect(register.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeFocused();

  await signUp(page, shopper);
  await expect.poll(() => sent).toEqual(['GET', 'POST']);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desktop = await other.newPage();
  await save(desktop, 'kaila-bottoms-flutter');
  await desktop.goto('/account/sign-in/');
  await untilHydrated(desktop);
  await fillInSignIn(desktop, shopper.email);
  await expect.poll(() => saved(desktop)).toEqual(['kaila-bottoms-flutter', 'kaila-top-wildflowers']);

  await page.goto('/user-account/wishlist/');
  await expect(page.getByText('2 pieces, kept in your account')).toBeVisible();
  await expectAccessible(page);
  sent.length = 0;
  await page.reload();
  await expect(page.getByText('2 pieces, kept in your account')).toBeVisible();
  await expect.poll(() => sent).toEqual(['GET']);

  await page.getByRole('button', { name: 'Remove Kaila Triangle Top' }).click();
  await expect.poll(() => sent).toContain('POST');
  await desktop.reload();
  await expect.poll(() => saved(desktop)).toEqual(['kaila-bottoms-flutter']);
  await other.close();

  // Whatever the service makes of its list, the page stands, and so does what the browser holds.
  await page.reload();
  await expect.poll(() => saved(page)).toEqual(['kaila-bottoms-flutter']);
  for (const answer of [
    [],
    [{}],
    [{ products: null }],
    [{ products: '' }],
    [{ products: 'not json' }],
    [{ products: '{}' }],
  ]) {
    await page.route('**/bb-wishlist', (route) => route.fulfill({ json: answer }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error syncing wishlist'));
    await page.reload();
    await logged;
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    expect(await saved(page), JSON.stringify(answer)).toEqual(['kaila-bottoms-flutter']);
    await page.unrouteAll();
  }

  await page.evaluate(() => {
    localStorage.removeItem('customerAccessToken');
  });
  await page.goto('/wishlist/');
  await expect(page.getByRole('heading', { name: 'Nothing pinned yet' })).toBeVisible();
  expect(await saved(page)).toEqual([]);
});
