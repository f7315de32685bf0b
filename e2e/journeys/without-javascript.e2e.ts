import { expect } from '@playwright/test';
import { test } from '../shopper/shop.ts';

test.use({ javaScriptEnabled: false });

test('pages read well and links work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Swim/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Swim' })).toBeVisible();
  await page
    .getByRole('link', { name: /Kaila Triangle Top/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  await expect(page.getByText('₱2,695.00').first()).toBeVisible();
  await page.getByRole('link', { name: /bag/i }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
