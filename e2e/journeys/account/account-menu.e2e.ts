import { expect } from '@playwright/test';
import { aShopper, PASSWORD } from '../../shopper/account.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test('the account icon leads in, up and out, by keyboard alone (SHP-014…016, SHP-024) @desktop-only', async ({
  page,
}) => {
  const { email, firstName, lastName } = aShopper('icon');
  await page.goto('/');
  await untilHydrated(page);
  const icon = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await icon.focus();
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(signIn.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(icon).toBeFocused();

  await page.keyboard.press('Enter');
  await signIn.getByRole('button', { name: 'Create an account' }).press('Enter');
  const register = page.getByRole('dialog', { name: 'Create your account' });
  await register.getByLabel('First name').fill(firstName);
  await register.getByLabel('Last name').fill(lastName);
  await register.getByLabel('Email').fill(email);
  await register.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await register.getByLabel('Password', { exact: true }).press('Enter');
  const welcome = page.getByRole('dialog', { name: 'Welcome to the bay, Marina' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Keep looking' }).press('Enter');
  await expect(welcome).toBeHidden();

  const mine = page.getByRole('banner').getByRole('link', { name: 'Account of Marina' });
  await mine.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Account' });
  for (const name of ['Overview', 'Orders', 'Bay Club', 'Wishlist', 'Addresses', 'Personal information', 'Password'])
    await expect(menu.getByRole('link', { name: name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(icon).toBeVisible();
  await icon.focus();
  await page.keyboard.press('Enter');
  // The welcome was said once.
  await expect(signIn).toBeVisible();
});

test('who needs an account first is shown the form to make one, once (SHP-025)', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const entry = { handle: 'kaila-top-wildflowers', variants: [{ id: 'gid://shopify/ProductVariant/1' }] };
    localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist: [entry] }));
  });
  await page.goto('/wishlist/');
  await untilHydrated(page);
  const opener = page.getByRole('main').getByRole('button', { name: 'Create an account' });
  await opener.click();
  const register = page.getByRole('dialog', { name: 'Create your account' });
  await expect(register.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();
  await expect(opener).toBeFocused();

  // The next time nothing forces anybody.
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('link', { name: 'Sign in' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});
