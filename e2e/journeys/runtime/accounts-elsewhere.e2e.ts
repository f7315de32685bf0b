import { freePort } from '@bluebird-bay/database/free-port.ts';
import { expect, type Page } from '@playwright/test';
import {
  FOREIGN_CLIENT_ID,
  FOREIGN_PRIVATE_TOKEN,
  type ForeignProvider,
} from '../../foreign-provider/foreign-provider.ts';
import { addToCart, storedCartId } from '../../shopper/cart.ts';
import { expectPublishedQuestions, testElsewhere } from '../../shopper/elsewhere.ts';
import { expectAccessible, untilHydrated } from '../../shopper/shop.ts';

/** The shop on a provider whose customers sign in on its own pages, with a code by email. */
const test = testElsewhere(async () => {
  const port = await freePort();
  return {
    port,
    provider: { storefront: `http://localhost:${port}` },
    environment: {
      COMMERCE_PRIVATE_TOKEN: FOREIGN_PRIVATE_TOKEN,
      COMMERCE_ACCOUNT_CLIENT_ID: FOREIGN_CLIENT_ID,
    },
  };
});

test.afterEach(({ elsewhere }) => {
  elsewhere.foreign.accountPages?.tokensDown(false);
  expectPublishedQuestions(elsewhere);
});

const EMAIL = 'inge@nordsee.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What a customer does on the provider's pages: email, then the code that came by it. */
async function giveCode(page: Page, foreign: ForeignProvider): Promise<void> {
  await expect(heading(page, 'Anmelden')).toBeVisible();
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(heading(page, 'Code eingeben')).toBeVisible();
  await page.getByLabel('Code').fill(foreign.accountPages?.oneTimeCode(EMAIL) ?? '');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Says of a product how it was, as whoever is signed in. */
async function writeReview(page: Page): Promise<void> {
  await page.goto('/products/rettungsring-sylt/');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: 'What swimmers say' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: 'What do you say?' });
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Title').fill('Hält');
  await form.getByLabel('How was it?').fill('Through two waves.');
  await expect(form.getByLabel('Signed')).toHaveValue('Inge');
  await form.getByRole('button', { name: 'Post it' }).click();
  await expect(form.getByText('It stands at the top')).toBeVisible();
}

const keptToken = (page: Page): Promise<{ accessToken: string; expiresAt: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('customerAccessToken') ?? 'null'));

test('a customer signs in by a code, has orders, wishlist and bag with them, and leaves', async ({
  page,
  elsewhere: { foreign },
}) => {
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/bb-wishlist')) sent.push(`${response.request().method()} ${response.status()}`);
  });
  await page.goto('/products/last-towel/');
  await untilHydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.goto('/products/rettungsring-sylt/');
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Farbe' }).selectOption('Denim');
  const size = page.getByRole('group', { name: /^Größe/ }).getByRole('radio', { name: 'Size 40', exact: true });
  await size.locator('..').click();
  const drawer = await addToCart(page);
  // The line is shown at once; the way out is there once the provider has it, and only then is there a cart to ask for.
  await expect(drawer.getByRole('link', { name: /^check out/i })).toBeVisible();
  await page.keyboard.press('Escape');
  const [, cart = 'none'] = /Cart\/([\w-]+)/.exec((await storedCartId(page)) ?? '') ?? [];
  expect(cart).not.toBe('none');
  expect(foreign.cartCustomer(cart)).toBeNull();

  // The door of an order list, and back to it.
  await page.goto('/user-account/order-history/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Change password' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await giveCode(page, foreign);
  await expect(page).toHaveURL(/\/user-account\/order-history\/$/);
  await expect(main.getByText('1071').first()).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => foreign.cartCustomer(cart)).toMatchObject({ email: EMAIL });
  await expect.poll(() => sent).toEqual(['GET 200', 'POST 200']);
  await page.goto('/user-account/wishlist/');
  await expect(page.getByText('1 piece, kept in your account')).toBeVisible();
  await page.goto('/user-account/bay-club/');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('500');
  await expectAccessible(page);
  await writeReview(page);

  // A page that is opened after the token is over goes on with the next one.
  const before = await keptToken(page);
  await page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('customerAccessToken') ?? '{}');
    localStorage.setItem('customerAccessToken', JSON.stringify({ ...token, expiresAt: '2020-01-01T00:00:00Z' }));
  });
  await page.goto('/user-account/');
  await expect(main.getByText('1071').first()).toBeVisible();
  const after = await keptToken(page);
  expect(after?.accessToken).not.toBe(before?.accessToken);
  await expect.poll(() => foreign.accountPages?.goodTokens()).toBe(1);

  // What is half filled in stays where another tab has renewed the token.
  await page.goto('/user-account/personal-information/');
  await page.getByLabel('Last name').fill('Hansen');
  const club = await page.context().newPage();
  await club.goto('/user-account/bay-club/');
  await club.getByRole('button', { name: 'Tell us the day' }).click();
  await club.getByLabel('Month', { exact: true }).selectOption('March');
  const third = await page.context().newPage();
  await third.goto('/user-account/');
  await third.evaluate((expiresAt) => {
    const token = JSON.parse(localStorage.getItem('customerAccessToken') ?? '{}');
    localStorage.setItem('customerAccessToken', JSON.stringify({ ...token, expiresAt }));
  }, new Date(Date.now() + 30_000).toISOString());
  await third.reload();
  await expect.poll(async () => (await keptToken(page))?.accessToken).not.toBe(after?.accessToken);
  await expect(third.getByRole('main').getByText('1071').first()).toBeVisible();
  await expect(club.getByLabel('Month', { exact: true })).toHaveValue('03');
  await expect(page.getByLabel('Last name')).toHaveValue('Hansen');
  await Promise.all([club.close(), third.close()]);

  // What these tokens may not change is said, and where it is changed; nobody is signed out by it.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This is not changed here.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Our account pages' })).toHaveAttribute(
    'href',
    `${foreign.elsewhere}/71/account`,
  );
  await expectAccessible(page);

  await page.goto('/user-account/');
  await untilHydrated(page);
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Sign out' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await untilHydrated(page);
  expect(foreign.accountPages?.goodTokens()).toBe(0);
  expect(await keptToken(page)).toBeNull();
  await expect.poll(() => foreign.cartCustomer(cart)).toBeNull();

  // They have left there too: the next door asks who it is.
  await page.goto('/user-account/order-history/');
  await untilHydrated(page);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await giveCode(page, foreign);
  await expect(main.getByText('1071').first()).toBeVisible();

  // A token that the provider takes back ends the session in words, on the same page.
  foreign.accountPages?.takeBack(EMAIL);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await expectAccessible(page);
  expect(await keptToken(page)).toBeNull();
  await expect.poll(() => foreign.cartCustomer(cart)).toBeNull();
});

test.describe('a sign-in that comes to nothing', () => {
  test.use({ expectedNoise: /status of 503/ });

  test('ends with words and a way back, and sends nobody round', { tag: '@nightly' }, async ({
    page,
    isMobile,
    elsewhere: { foreign },
  }) => {
    const product = '/products/rettungsring-sylt/';
    await page.goto(product);
    await untilHydrated(page);
    if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await page
      .getByRole(isMobile ? 'dialog' : 'banner')
      .getByRole('link', { name: 'Sign in' })
      .click();
    await expect(heading(page, 'Anmelden')).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(heading(page, 'Not today, then')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/sign-in\/$/);
    await expectAccessible(page);
    expect(await keptToken(page)).toBeNull();

    await page.getByRole('link', { name: 'Try again' }).click();
    foreign.accountPages?.tokensDown(true);
    await giveCode(page, foreign);
    await expect(heading(page, 'The door is stuck just now')).toBeVisible();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(heading(page, 'Rettungsring “Sylt” <XXL>')).toBeVisible();

    await page.goto('/account/sign-in/?code=found-somewhere&state=somebody-elses');
    await expect(heading(page, 'That took a while')).toBeVisible();

    // Whoever left and turned back is not sent off again by themselves.
    // (The pages let in whoever gave a code a moment ago, so they forget it first.)
    await page.context().clearCookies();
    foreign.accountPages?.tokensDown(false);
    await page.goto('/account/register/');
    await expect(heading(page, 'Anmelden')).toBeVisible();
    await page.goto('/account/sign-in/');
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on to sign in' }).click();
    await expect(heading(page, 'Anmelden')).toBeVisible();
  });
});

test('what was about passwords says that there are none, and nothing else leads there', async ({ page }) => {
  for (const path of ['/', '/products/rettungsring-sylt/', '/bay-club/', '/user-account/']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator('a[href^="/account/recover/"]:visible, a[href*="change-password"]:visible')).toHaveCount(
      0,
    );
  }
  await page.goto('/user-account/change-password/');
  await expect(heading(page, 'No password needed')).toBeVisible();
  await expectAccessible(page);
});
