import { expect } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

test('a customer keeps an address book: with the fields of each country, one of them the default', async ({
  page,
}, info) => {
  await comeSignedUp(page, aShopper(`book-${info.project.name}`));
  await page.goto('/user-account/shipping-address/');
  await expect(page.getByText('No addresses yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByLabel('Country').selectOption('PH');
  await form.getByLabel('First name').fill('Marina');
  await form.getByLabel('Last name').fill('Costa');
  await form.getByLabel('Street and number').fill('218 Kingfisher Lane');
  await form.getByLabel('City').fill('Makati');
  await form.getByLabel('ZIP code').fill('12');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Province')).toHaveAccessibleDescription('Enter the province.');
  await expect(form.getByLabel('ZIP code')).toHaveAccessibleDescription('Check this ZIP code. It looks like 1000.');
  await expectAccessible(page);
  await form.getByLabel('Province').selectOption({ label: 'Metro Manila' });
  await form.getByLabel('ZIP code').fill('1200');
  await form.getByRole('button', { name: 'Save address' }).click();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit' });
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
  await expect(cards.first()).toContainText('Makati');

  await page.getByRole('button', { name: 'Add an address' }).click();
  await form.getByLabel('Country').selectOption('ES');
  await form.getByLabel('First name').fill('Helena');
  await form.getByLabel('Last name').fill('Costa');
  await form.getByLabel('Street and number').fill('Calle de la Luna 8');
  await form.getByLabel('Postcode').fill('28004');
  await form.getByLabel('City').fill('Madrid');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveCount(2);
  const madrid = cards.filter({ hasText: 'Madrid' });
  await expect(madrid).not.toContainText('Default');
  await madrid.getByRole('button', { name: 'Make default' }).click();
  await expect(madrid.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await madrid.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await edit.getByLabel('Street and number').fill('Calle de la Luna 9');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(madrid).toContainText('Calle de la Luna 9');

  await madrid.getByRole('button', { name: /^Delete address of Helena/ }).click();
  const asks = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(asks.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
});
