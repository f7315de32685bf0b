import { expect } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { expectAccessible, openAwake, test, untilHydrated } from '../../shopper/shop.ts';

test.describe('writing to the shop (RTE-026, CNT-008)', () => {
  test.use({ expectedNoise: /Failed to load resource: net::ERR_FAILED/ });

  test('the topic brings its answers; what is missing is said; then it is sent, once', async ({ page, rows }) => {
    const email = `marina-${Date.now()}@bay.example`;
    await page.goto('/contact-us/');
    await untilHydrated(page);
    const form = page.getByRole('region', { name: 'Write to us' });
    await expect(form.getByText('Where is my order?')).toBeVisible();
    await form.getByLabel('What is it about?').selectOption('sizing');
    const answer = form.getByText('Measure bust, waist and hips once', { exact: false });
    await expect(answer).toBeHidden();
    await form.getByText('Which size am I?').click();
    await expect(answer).toBeVisible();

    await form.getByRole('button', { name: 'Send message' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('That is not done yet.');
    await expect(summary.getByRole('link')).toHaveText([
      'Tell us what to call you.',
      'Enter your email.',
      'Write a few words, so that we know what to do.',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Enter your email.' }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL('/contact-us/');
    await form.getByLabel('Name').fill('Marina');
    await form.getByLabel('Message').fill('Does Kaila run small?');
    await form.getByLabel('Email').fill('marina.costa@');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter an email like marina@example.com.');
    // Where the focus has brought the page, its head covers half a question: too small a target only while it does.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);

    await form.getByLabel('Email').fill(email);
    await page.route('**/services/messages', (route) => route.abort(), { times: 1 });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(summary).toContainText('No connection. Your words are still here');
    await expect(form.getByLabel('Message')).toHaveValue('Does Kaila run small?');
    // Twice before anything is answered: a second press that comes after it would land on what is there by then.
    await form.getByRole('button', { name: 'Send message' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
    await expectAccessible(page);
    const kept = () => rows('select topic, name, body from services.contact_message where email = $1', [email]);
    expect(await kept()).toEqual([{ topic: 'sizing', name: 'Marina', body: 'Does Kaila run small?' }]);
    const received = () => rows('select subject from commerce.mailbox where recipient = $1', [email]);
    await expect.poll(received).toEqual([{ subject: 'We have your message' }]);
  });
});

test.describe('without JavaScript', () => {
  // What will not do is answered as such.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 400/ });

  test('a message is sent all the same, and the browser looks at the fields (CNT-008)', async ({ page, rows }) => {
    const email = `plain-${Date.now()}@bay.example`;
    await page.goto('/contact-us/');
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('What is it about?').selectOption('data');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact-us/');
    await form.getByLabel('Name').fill('Marina');
    await form.getByLabel('Email').fill('marina@bay');
    await form.getByLabel('Message').fill('What do you know of me?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Your message is still with you' })).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel('Message')).toHaveValue('What do you know of me?');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/message-sent/');
    await expect(page.getByRole('heading', { level: 1, name: 'Your message is with us' })).toBeVisible();
    expect(await rows('select topic from services.contact_message where email = $1', [email])).toEqual([
      { topic: 'data' },
    ]);
  });
});

test('help is found by a word, on its page and from the header', async ({ page }) => {
  // An address that was cut off in its middle breaks nothing.
  await page.goto('/help/#code%');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main.getByLabel('What is it about?').fill('refund');
  await expect(main.getByRole('status')).toHaveText(/^\d answers?$/);
  await expect(main.getByText('When is my money back?')).toBeVisible();
  await expect(main.getByText('How do I wash it?')).toBeHidden();
  await main.getByLabel('What is it about?').fill('submarine');
  await main.getByRole('status').getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Say hello' })).toBeVisible();

  await page.goto('/search/?q=coupon');
  await page.getByRole('main').getByRole('link', { name: 'My code does not work' }).click();
  await expect(page).toHaveURL('/help/#code-does-not-work');
  await expect(page.getByText('The bag says why', { exact: false })).toBeVisible();
});

test('who is signed in need not say who they are', async ({ page }) => {
  const shopper = aShopper('writes');
  await comeSignedUp(page, shopper);
  await openAwake(page, '/contact-us/');
  const form = page.getByRole('region', { name: 'Write to us' });
  await expect(form.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(form.getByLabel('Name')).toHaveValue('Marina Costa');
});
