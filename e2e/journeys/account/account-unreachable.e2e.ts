import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

const API = `**${API_PATH}`;

test.use({ expectedNoise: /ERR_FAILED|Error fetching customer|Error changing default address/ });

/** Loses every request of this operation on the way. */
async function lose(page: Page, operation: string): Promise<void> {
  await page.route(API, (route) =>
    (route.request().postData() ?? '').includes(`${operation}(`) ? route.abort() : route.fallback(),
  );
}

test('pages about the customer say that the customer cannot be had, and try again (ACC-030)', async ({
  page,
}, info) => {
  await comeSignedUp(page, aShopper(`away-${info.project.name}`));
  for (const [path, field, value] of [
    ['personal-information', 'First name', 'Marina'],
    ['change-password', 'Current password', ''],
  ] as const) {
    await lose(page, 'query SessionCustomer');
    await page.goto(`/user-account/${path}/`);
    await expect(page.getByText('We could not fetch this just now.')).toBeVisible();
    await expectAccessible(page);
    // Keys that press in vain can press again.
    const again = page.getByRole('button', { name: 'Try again' });
    const lost = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching customer'));
    await again.press('Enter');
    await lost;
    await expect(again).toBeFocused();
    await page.unroute(API);
    await again.press('Enter');
    await expect(page.getByLabel(field)).toHaveValue(value);
  }
});

test('an address that was saved and not made the default is saved, and no second one when it is tried again (ACC-023, ACC-026)', async ({
  page,
}, info) => {
  await comeSignedUp(page, aShopper(`half-${info.project.name}`));
  await page.goto('/user-account/shipping-address/');
  const form = page.getByRole('dialog', { name: 'Add an address' });
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Edit' });
  const add = async (city: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    await form.getByLabel('Country').selectOption('ES');
    await form.getByLabel('Street and number').fill('Calle de la Luna 8');
    await form.getByLabel('Postcode').fill('28004');
    await form.getByLabel('City').fill(city);
  };
  await add('Toledo');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveCount(1);

  await add('Madrid');
  await form.getByLabel('Use as my default address').check();
  await lose(page, 'mutation CustomerDefaultAddressUpdate');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Your address is saved, but we could not make it your default just now.',
  );
  await expectAccessible(page);
  await page.unroute(API);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form).toBeHidden();
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Madrid' }).getByText('Default', { exact: true })).toBeVisible();

  // One that was changed is shown as it is now, also to whoever leaves it at that.
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  const toledo = cards.filter({ hasText: 'Toledo' });
  await toledo.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Street and number').fill('Calle del Sol 9');
  await edit.getByLabel('Use as my default address').check();
  await lose(page, 'mutation CustomerDefaultAddressUpdate');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(edit.getByRole('alert')).toContainText('Your address is saved');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(toledo).toContainText('Calle del Sol 9');
});
