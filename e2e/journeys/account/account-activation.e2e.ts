import { expect } from '@playwright/test';
import { aShopper, emailTo, fillInSignIn, fillInSignUp, linkIn, PASSWORD, sentFrom } from '../../shopper/account.ts';
import { buy, sendOn } from '../../shopper/orders.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { staff } from '../../shopper/staff.ts';

// A password that will not do, and a link that works no longer, are told on the page.
test.use({ expectedNoise: /status of 422|status of 404.*\/services\/account\/(?:link|finish)/ });

test('whoever waits too long after an invitation is sent a new one, and comes in by that (ACC-009, ACC-012)', async ({
  page,
  rows,
}, info) => {
  const { email } = aShopper(`invited-${info.project.name}`);
  await staff('customer', 'invite', email, '--first-name', 'Marina');
  const late = linkIn(await emailTo(rows, email, /open your bluebird bay account/i), 'activate');
  await rows(
    `update commerce.customer_link set created_at = created_at - interval '60 days', expires_at = expires_at - interval '60 days'
     where customer_id = (select id from commerce.customer where email = $1)`,
    [email],
  );
  await page.goto(late);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has drifted off' })).toBeVisible();
  await untilHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Sent. Look into your mail.')).toBeVisible();
  const another = page.getByRole('button', { name: 'Send another link' });
  await expect(another).toBeDisabled();
  await expect(another).toBeFocused();
  await expect(page.getByText(/You can ask for another link in 1:\d\d\./)).toBeVisible();
  await expectAccessible(page);

  let link = late;
  await expect(async () => {
    link = linkIn(await emailTo(rows, email, /open your bluebird bay account/i), 'activate');
    expect(link).not.toBe(late);
  }).toPass({ timeout: 15_000 });
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Same password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await page.getByRole('link', { name: 'See your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Marina' })).toBeVisible();
});

test('a password chosen where the order is confirmed is the account’s once it is typed behind the link (ACC-009, RTE-002)', async ({
  page,
  rows,
}, info) => {
  const { email } = aShopper(`chooser-${info.project.name}`);
  await buy(page, 'sunny-hat-happy-check', email);
  const password = page.getByLabel('Password');
  await password.fill('short');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('Eight characters at least, please.')).toBeVisible();
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('heading', { name: 'Open the link we sent to finish' })).toBeVisible();
  await expectAccessible(page);

  // A language may stand before it.
  const link = linkIn(await emailTo(rows, email, /open your bluebird bay account/i), 'activate');
  const answer = await page.goto(`/pt-br${link}`);
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([200, 'no-referrer']);
  await page.getByLabel('The password you chose').fill(`not-${PASSWORD}`);
  await page.getByRole('button', { name: 'Finish my account' }).click();
  await expect(page.getByText(/^That is not the one chosen with the order\./).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('The password you chose').fill(PASSWORD);
  await page.getByRole('button', { name: 'Finish my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
});

test(
  'whoever ordered as a guest opens the account by the link in an email, once, and finds the order there (ACC-009, ACC-010)',
  { tag: '@nightly' },
  async ({ page, rows }, info) => {
    const shopper = aShopper(`activate-${info.project.name}`);
    const { email } = shopper;
    await buy(page, 'sunny-hat-happy-check', email);
    const { name } = await sendOn(rows, email, 2);

    await fillInSignUp(page, shopper);
    await expect(page.getByRole('heading', { level: 1, name: 'One letter away' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('customerAccessToken'))).toBeNull();

    const link = linkIn(await emailTo(rows, email, /open your bluebird bay account/i), 'activate');
    const secret = link.split('/').at(-2) ?? '';
    const sent = sentFrom(page);
    await page.goto(link);
    await expect(page).toHaveURL(/\/account\/activate\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nearly in the water' })).toBeVisible();
    await expect(page.getByText('For a•••••@bay.example')).toBeVisible();
    await expectAccessible(page);
    const fresh = page.getByLabel('New password');
    await fresh.fill('short');
    await expect(page.getByText('At least 8 characters')).toContainText('not yet');
    await fresh.fill(PASSWORD);
    await page.getByLabel('Same password again').fill(`${PASSWORD} `);
    await page.getByRole('button', { name: 'Activate my account' }).click();
    await expect(page.getByText('The two passwords differ.').last()).toBeVisible();
    await page.getByLabel('Same password again').fill(PASSWORD);
    await page.getByRole('button', { name: 'Activate my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
    await expectAccessible(page);
    expect(sent.filter((line) => line.includes(secret))).toEqual([]);
    await page.getByRole('link', { name: 'See your account' }).click();
    await expect(page.getByText(`Order ${name}`)).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to come in' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'This link has drifted off' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('Sent. Look into your mail.')).toBeVisible();
    expect(linkIn(await emailTo(rows, email, /new password/i), 'reset')).toContain('/account/reset/');

    await page.goto('/account/sign-in/');
    await untilHydrated(page);
    await fillInSignIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: `Hello, ${shopper.firstName}` })).toBeVisible();
  },
);
