import { expect } from '@playwright/test';
import { aShopper, comeSignedUp, fillInSignIn, PASSWORD } from '../../shopper/account.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const NEW = 'nine-sleepy-starfish';

test('a customer changes the password: here they stay signed in, everywhere else they are signed out (ACC-021)', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const shopper = aShopper(`password-${info.project.name}`);
  await comeSignedUp(page, shopper);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/account/sign-in/?return=/user-account/shipping-address/');
  await untilHydrated(other);
  await fillInSignIn(other, shopper.email);
  await expect(other.getByRole('button', { name: 'Add an address' })).toBeVisible();

  // Of two windows one alone has the focus.
  await page.bringToFront();
  await page.goto('/user-account/change-password/');
  const current = page.getByLabel('Current password');
  const fresh = page.getByLabel('New password');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Enter your present password.');
  await expect(fresh).toHaveAccessibleDescription('Choose a password.');
  await expectAccessible(page);

  const rule = (text: string) => page.getByRole('list', { name: 'Password rules' }).getByText(text);
  await fresh.fill('short ');
  await expect(rule('At least 8 characters')).toContainText('not yet');
  await expect(rule('No space at the start or end')).toContainText('not yet');
  await expect(fresh).not.toHaveAttribute('aria-invalid');
  await fresh.fill(shopper.email);
  await expect(rule('Not the same as your email')).toContainText('not yet');
  await fresh.fill(NEW);
  for (const text of ['At least 8 characters', 'No space at the start or end', 'Not the same as your email'])
    await expect(rule(text)).toContainText('done');
  await current.fill('not my password');
  await change.click();
  await expect(page.getByText('This is not your present password.')).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);

  await current.fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).last().click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await change.click();
  await expect(page.getByText('Changed. You are still signed in here, and signed out everywhere else.')).toBeVisible();
  await expect(current).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expect(current).toBeVisible();
  await page.goto('/user-account/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Marina' })).toBeVisible();

  await other.reload();
  await expect(other.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const dialog = other.getByRole('dialog', { name: 'Welcome back' });
  await fillInSignIn(other, shopper.email);
  await expect(dialog.getByText('That email and password do not match.')).toBeVisible();
  await fillInSignIn(other, shopper.email, NEW);
  await expect(other.getByRole('button', { name: 'Add an address' })).toBeVisible();
  await elsewhere.close();
});
