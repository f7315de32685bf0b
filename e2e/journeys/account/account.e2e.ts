import { expect } from '@playwright/test';
import {
  aShopper,
  comeSignedUp,
  emailTo,
  fillInSignIn,
  linkIn,
  PASSWORD,
  sentFrom,
  signUp,
} from '../../shopper/account.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const STORED = 'customerAccessToken';

test('a shopper signs up, stays signed in, changes what is theirs, and signs out everywhere (STO-003, STO-005, W4)', async ({
  page,
  context,
}, info) => {
  const shopper = aShopper(`room-${info.project.name}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/account/register/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Send me new prints').check();
  release();
  await untilHydrated(page);
  await page.unroute('**/*.js');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByLabel('Email'), 'what was typed before the form came alive').toHaveValue(shopper.email);
  await expect(page.getByLabel('Send me new prints')).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is missing')).toHaveCount(0);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'A little longer, please: at least 8 characters.',
  ]);
  await summary.getByRole('link', { name: 'Enter your last name.' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await expectAccessible(page);

  await signUp(page, shopper);
  await expect(page.getByRole('heading', { name: /Welcome to the bay/ })).toBeInViewport();
  await expectAccessible(page);
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), STORED);
  expect(Date.parse(stored.expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^\d+$/);

  await page.getByRole('link', { name: 'See your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Marina' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Marina' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Personal information' }).first().click();
  await page.getByLabel('Phone').fill('0912 345');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Start with + and the country code, like')).toBeVisible();
  await page.getByLabel('Phone').fill(`+35191${String(Date.now()).slice(-7)}`);
  await page.getByLabel('First name').fill('Mar');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved. Your details are up to date.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Mar');

  const other = await context.newPage();
  await other.goto('/user-account/change-password/');
  await expect(other.getByLabel('Current password')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user(?!Country)/i.test(key))),
  ).toEqual([]);
  await other.close();
});

test('a forgotten password is replaced by a link from the email, which works once and leaves no trace', async ({
  page,
  rows,
}, info) => {
  const shopper = aShopper(`reset-${info.project.name}`);
  await comeSignedUp(page, shopper);
  await page.evaluate(() => localStorage.clear());

  await page.goto('/user-account/personal-information/');
  // Before that the way in is a page.
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await fillInSignIn(page, shopper.email, 'not the password');
  await expect(dialog.getByText('That email and password do not match.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  const recover = page.getByRole('dialog', { name: 'Forgot your password?' });
  await recover.getByLabel('Email').fill(shopper.email);
  await recover.getByRole('button', { name: 'Send a link' }).click();
  await expect(recover.getByText('Sent. Look into your mail.')).toBeVisible();
  await expectAccessible(page);

  const link = linkIn(await emailTo(rows, shopper.email, /new password/i), 'reset');
  const secret = link.split('/').at(-2) ?? '';
  const sent = sentFrom(page);
  const answer = await page.goto(`/ja${link}`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(await answer?.text()).not.toContain(secret);
  await expect(page).toHaveURL(/\/account\/reset\/$/);
  await expect(page.getByText('For r•••••@bay.example')).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Same password again').fill('longer');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('The two passwords differ.').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill(`${PASSWORD} two`);
  await page.getByLabel('Same password again').fill(`${PASSWORD} two`);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New password, same bay' })).toBeVisible();
  expect(sent.filter((line) => line.includes(secret))).toEqual([]);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has drifted off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await expectAccessible(page);
});

test('a session that has run out, or was ended elsewhere, ends gently with the way back', async ({ page }, info) => {
  const shopper = aShopper(`ended-${info.project.name}`);
  await comeSignedUp(page, shopper);
  await page.evaluate((key) => {
    const token = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...token, accessToken: 'ended-elsewhere' }));
  }, STORED);
  await page.goto('/user-account/change-password/');
  await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  const way = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await page.goto((await way.getAttribute('href')) ?? '');
  await untilHydrated(page);
  await fillInSignIn(page, shopper.email);
  await expect(page).toHaveURL(/\/user-account\/change-password\/$/);
  await expect(page.getByLabel('Current password')).toBeVisible();

  await page.evaluate((key) => {
    const token = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...token, expiresAt: '2020-01-01T00:00:00Z' }));
  }, STORED);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull();
});
