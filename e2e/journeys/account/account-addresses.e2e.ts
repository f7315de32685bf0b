import { expect } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

/** A word that is wider than a card on a phone. */
const LONG_STREET = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 8';

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
  await form.getByLabel('Street and number').fill(LONG_STREET);
  await form.getByLabel('Postcode').fill('28004');
  await form.getByLabel('City').fill('Madrid');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveCount(2);
  const madrid = cards.filter({ hasText: 'Madrid' });
  await expect(madrid).not.toContainText('Default');
  expect(await brokenRules(page)).toEqual([]);
  const slow = Promise.withResolvers<void>();
  await page.route('**/graphql.json', async (route) => {
    if (route.request().postData()?.includes('CustomerDefaultAddressUpdate')) await slow.promise;
    await route.continue();
  });
  await madrid.getByRole('button', { name: 'Make default' }).click();
  await expect(madrid.getByRole('button', { name: 'Make default' })).toHaveAttribute('aria-disabled', 'true');
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await madrid.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Street and number').fill('Calle de la Luna 7');
  // An answer that comes late leaves alone what is being typed meanwhile.
  slow.resolve();
  await expect(page.getByText('Default address changed.')).toHaveCount(1);
  await expect(edit.getByLabel('Street and number')).toHaveValue('Calle de la Luna 7');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(madrid.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await madrid.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Default address changed.')).toHaveCount(0);
  await edit.getByLabel('Street and number').fill('Calle de la Luna 9');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(madrid).toContainText('Calle de la Luna 9');

  await madrid.getByRole('button', { name: /^Delete address of Helena/ }).click();
  const asks = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(asks.getByRole('button', { name: 'Keep it' })).toBeVisible();
  // Pressed twice it is deleted once, and nobody is told that it is no longer there.
  await asks.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
});

test('of twenty-one addresses twenty are shown, and the default is among them wherever it stands in the book (ACC-022)', async ({
  page,
  rows,
}, info) => {
  const { email, ...name } = aShopper(`many-${info.project.name}`);
  await comeSignedUp(page, { email, ...name });
  await rows(
    `with kept as (
       insert into commerce.customer_address (customer_id, first_name, last_name, address1, city, region, postcode, country_code)
       select c.id, 'Marina', 'Costa', n || ' Kingfisher Lane', 'Santa Cruz', 'CA', '95060', 'US'
       from commerce.customer c, generate_series(1, 21) n where c.email = $1 order by n returning id, customer_id)
     update commerce.customer set default_address_id = (select max(id) from kept) where email = $1`,
    [email],
  );
  await page.goto('/user-account/');
  await expect(page.getByText('More than 20 saved, Santa Cruz is your default')).toBeVisible();

  await page.goto('/user-account/shipping-address/');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit' });
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('Default');
  await expect(cards.first()).toContainText('21 Kingfisher Lane');
  await expect(page.getByText('This page holds twenty.')).toBeVisible();

  await cards.last().getByRole('button', { name: 'Delete' }).click();
  const asks = page.getByRole('dialog', { name: 'Delete this address?' });
  await asks.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This page holds twenty.')).toBeHidden();
  await expect(cards).toHaveCount(20);
  await expect(cards.filter({ hasText: '21 Kingfisher Lane' })).toContainText('Default');
});
