import { expect } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { buy, sendOn } from '../../shopper/orders.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.describe('sending something back (RTE-037, CNT-007)', () => {
  // A wrong number is answered as such, and one request is lost on purpose.
  test.use({ expectedNoise: /status of 404|net::ERR_FAILED/ });

  test('from the order number to the label, and followed from there', async ({ page, rows }) => {
    const { email } = aShopper('return');
    await buy(page, 'kaila-top-wildflowers', email);
    const { id, name } = await sendOn(rows, email, 7);

    await page.goto('/request-a-return/');
    await untilHydrated(page);
    const main = page.getByRole('main');
    // Until the form is alive the browser looks at its fields by itself.
    await main.getByLabel('Order number').click();
    await expect(main.locator('form')).toHaveAttribute('novalidate', '');
    await main.getByRole('button', { name: 'Find my order' }).click();
    await expect(main.getByRole('alert')).toBeFocused();
    await main.getByRole('link', { name: 'Enter the number, like BB-1001.' }).click();
    await expect(main.getByLabel('Order number')).toBeFocused();
    await expect(main.getByLabel('Order number')).toHaveAccessibleDescription('Enter the number, like BB-1001.');
    await main.getByLabel('Order number').fill(name);
    await main.getByLabel('Email').fill('somebody@else.example');
    await main.getByRole('button', { name: 'Find my order' }).click();
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('alert')).toContainText('No order has this number and email together');
    await expectAccessible(page);
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Find my order' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Send something back' })).toBeFocused();

    const request = main.getByRole('button', { name: 'Request this return' });
    await request.click();
    await expect(main.getByRole('alert')).toHaveText('Choose what goes back.');
    await main.getByRole('checkbox', { name: 'Return Kaila Triangle Top' }).check();
    await main.getByLabel('Why?').selectOption('too-big');
    await request.click();
    await expect(main.getByText('Choose the new size.')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('radio', { name: 'Money back' }).check();
    await page.route('**/services/returns', (route) => route.abort(), { times: 1 });
    await request.click();
    await expect(main.getByRole('alert')).toContainText('We could not reach the bay');
    await request.dblclick();
    const ready = main.getByRole('heading', { level: 1, name: /^Return R-\d+ is ready$/ });
    await expect(ready).toBeFocused();
    await expectAccessible(page);
    const returns = await rows<{ number: string; state: string }>(
      'select number, state from commerce.order_return where order_id = $1',
      [id],
    );
    expect(returns).toEqual([{ number: expect.anything(), state: 'requested' }]);

    await main.getByRole('link', { name: 'Open the label' }).click();
    await expect(page.getByRole('img', { name: /^Barcode of R-\d+-\d+$/ })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('img', { name: /^Barcode/ })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/track-order/');
    await untilHydrated(page);
    await main.getByLabel('Order number').fill(name);
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Find my order' }).click();
    await expect(main.getByText('Waiting for the parcel')).toBeVisible();
    await expect
      .poll(() =>
        rows('select subject from commerce.mailbox where recipient = $1 and subject like $2', [email, 'Return R-%']),
      )
      .toEqual([{ subject: `Return R-${returns[0]?.number}: your label` }]);
  });

  test('from an order of the account to another order', async ({ page, rows }, info) => {
    const shopper = aShopper(`return-${info.project.name}`);
    await comeSignedUp(page, shopper);
    await buy(page, 'kaila-top-wildflowers', shopper.email);
    const { name } = await sendOn(rows, shopper.email, 7);
    // How far an order is may be known late.
    const tracked = Promise.withResolvers<void>();
    await page.route('**/account/orders*', async (route) => {
      await tracked.promise;
      await route.continue();
    });
    await page.goto(`/request-a-return/?order=${name}`);
    await untilHydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Another order' }).click();
    await expect(main.getByLabel('Order number')).toBeFocused();
    await expect(main.getByLabel('Email')).toHaveValue(shopper.email);
    await main.getByLabel('Order number').fill('BB-1');
    await main.getByRole('button', { name: 'Find my order' }).click();
    await expect(main.getByRole('alert')).toContainText('No order has this number and email together');

    const own = main.getByRole('region', { name: 'Or one of your orders' });
    await expect(own).toBeHidden();
    tracked.resolve();
    await expect(own.getByRole('button')).toContainText(/1 piece: Kaila Triangle Top$/);
    await expectAccessible(page);
    let asked = 0;
    await page.route('**/returns/find', async (route) => {
      asked += 1;
      // Fixed wait: the second press comes before the answer to the first.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await own.getByRole('button').dblclick();
    await expect(main.getByRole('checkbox', { name: 'Return Kaila Triangle Top' })).toBeVisible();
    expect(asked).toBe(1);
  });

  test('without JavaScript the same, on pages of their own', async ({ page, browser, rows, baseURL }) => {
    const { email } = aShopper('plain-return');
    await buy(page, 'kaila-top-wildflowers', email);
    const { id, name } = await sendOn(rows, email, 7);
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const still = await plain.newPage();
    await still.goto('/request-a-return/');
    await still.getByRole('main').getByLabel('Order number').fill(name);
    await still.getByRole('main').getByLabel('Email').fill(email);
    await still.getByRole('button', { name: 'Find my order' }).click();
    await still.getByRole('button', { name: 'Request this return' }).click();
    await expect(still.getByRole('alert')).toHaveText('Tick what goes back.');
    await still.getByRole('checkbox', { name: /Kaila Triangle Top/ }).check();
    await still.getByLabel('What would you like?').first().selectOption('gift-card');
    await still.getByRole('button', { name: 'Request this return' }).click();
    await expect(still).toHaveURL(/\/checkouts\/returns\/[\w-]{43}$/);
    await expect(still.getByRole('heading', { level: 1, name: /^Return R-\d+$/ })).toBeVisible();
    expect(await rows('select resolution from commerce.order_return_line where order_id = $1', [id])).toEqual([
      { resolution: 'gift-card' },
    ]);
    await plain.close();
  });
});
