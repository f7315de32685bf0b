import { expect } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { cartOf } from '../../shopper/cart.ts';
import { buy, sendOn } from '../../shopper/orders.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

// An order that nobody finds is told on the page.
test.use({ expectedNoise: /status of 404.*\/services\/orders\/find/ });

test('a customer follows an order from the checkout to the door, and buys it again', async ({ page, rows }, info) => {
  const shopper = aShopper(`orders-${info.project.name}`);
  await comeSignedUp(page, shopper);
  await page.goto('/user-account/order-history/');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await buy(page, 'sunny-hat-happy-check', shopper.email);

  await page.goto('/user-account/');
  await expect(page.getByRole('heading', { name: 'Just ordered' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All orders' }).click();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    /^All/,
    /^Order Placed/,
    /^Unfulfilled/,
    /^Fulfilled/,
    /^In Transit/,
    /^Out for Delivery/,
    /^Delivered/,
  ]);
  const card = page.getByRole('article');
  await expect(card.getByText('Order Placed')).toBeVisible();
  await expect(card.getByText(/^SKU /)).toBeVisible();
  await expect(card.getByText(/^1 piece, ₱/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Delivered/ }).click();
  await expect(card).toHaveCount(0);

  const { name } = await sendOn(rows, shopper.email, 4);
  await page.reload();
  await page.getByRole('tab', { name: /^In Transit/ }).click();
  await expect(page.getByRole('article', { name: `Order ${name}` }).getByText('In Transit')).toBeVisible();
  await page.getByRole('link', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${name}` })).toBeVisible();
  const order = page.url();
  const steps = page.getByRole('listitem').filter({ hasText: /Done: |Now: |Still to come: / });
  await expect(steps).toHaveCount(6);
  await expect(steps).toContainText([
    'Order created',
    'Shipment picked up',
    'In transit to sorting facility',
    'Shipment arrived at international hub',
    'Arrived at local sorting facility',
    'Out for delivery',
  ]);
  await expect(page.locator('[aria-current="step"]')).toContainText('Shipment arrived at international hub');
  await expect(page.getByRole('link', { name: 'Carrier page' })).toHaveAttribute(
    'href',
    /\/checkouts\/parcels\/TW\d+PH$/,
  );
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('218 Kingfisher Lane')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(page.getByText('218 Kingfisher Lane')).toBeVisible();
  await expect(page.getByText('Bluebird Bay, receipt')).toBeVisible();
  await expect(page.getByText('Tracking number')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(cartOf(page).getByText('Sunny').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await sendOn(rows, shopper.email, 7);
  await page.goto('/user-account/order-history/');
  await page.getByRole('tab', { name: /^Delivered/ }).click();
  await expect(card.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Delivered .* Returns are open until/)).toBeVisible();
  await card.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('link', { name: 'Write a review of Sunny' }).click();
  await expect(page).toHaveURL('/products/sunny-hat-happy-check/#reviews');
  await expect(page.getByRole('dialog', { name: 'What do you say?' })).toBeVisible();
  await page.goto('/user-account/order-history/order-details/?order=999999');
  await expect(page.getByRole('heading', { name: 'There is no such order here' })).toBeVisible();

  // Whoever signs out leaves nothing of it on the page, its number neither (SEC-005).
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${name}` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
});

test(
  'a guest finds an order by number and address, and learns nothing else',
  { tag: '@nightly' },
  async ({ page, rows }, info) => {
    const { email } = aShopper(`guest-${info.project.name}`);
    await buy(page, 'sunny-hat-happy-check', email);
    const number = (await page.locator('.lead .number').innerText()).trim();
    await page.goto('/track-order/');
    await untilHydrated(page);
    const find = async (number: string, address: string): Promise<void> => {
      await page.getByLabel('Order number').fill(number);
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: 'Find my order' }).click();
    };
    // Before anything has left: when it comes, who brings it, and six steps with a day each.
    await find(number, email);
    const waiting = page.getByRole('region', { name: `Order ${number}` });
    await expect(waiting.getByText('Expected delivery with Tidewater Post')).toBeVisible();
    const steps = waiting.getByRole('list').first().getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(steps.first()).toContainText(/Order created.*\d+ \w+, \d\d:\d\d/);
    for (const step of (await steps.all()).slice(1)) await expect(step).toContainText(/Expected \d+ \w+/);
    await expectAccessible(page);

    const { name } = await sendOn(rows, email, 6);
    await find(name, 'somebody@else.example');
    await expect(page.getByRole('alert')).toContainText('No order has this number and email together.');
    await expectAccessible(page);
    await find(name, email.toUpperCase());
    const found = page.getByRole('region', { name: `Order ${name}` });
    await expect(found.getByText('Out for Delivery', { exact: true })).toBeVisible();
    await expect(found.locator('[aria-current="step"]')).toContainText('Out for delivery');
    await expect(found.getByText('Makati, Philippines')).toBeVisible();
    expect(await found.innerText()).not.toMatch(/Marina|Costa|Kingfisher|4242|₱|PHP/);
    await expectAccessible(page);
  },
);
