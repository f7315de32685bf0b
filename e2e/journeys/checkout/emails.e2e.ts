import { expect, type Page } from '@playwright/test';
import { emailTo } from '../../shopper/account.ts';
import { buy, sendOn } from '../../shopper/orders.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

test.use({ pictures: true });

/** Every picture that stands in the page, by whether it has come. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map(({ currentSrc, complete, naturalWidth }) => [currentSrc, complete && naturalWidth > 0]),
  );

test('a receipt is printed without buttons, and an order’s email shows what was bought by day and by night', async ({
  page,
  rows,
  baseURL,
}) => {
  const email = `ana-${Date.now()}@bay.example`;
  await buy(page, 'kaila-top-wildflowers', email);

  // On a phone the summary is folded, and what was bought stands in the page.
  await expect(page.getByRole('main').getByRole('heading', { name: 'What you bought' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Kaila Triangle Top')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Receipt of Bluebird Bay for order BB-\d+, placed and paid on /)).toBeVisible();
  for (const said of ['Kaila Triangle Top', '218 Kingfisher Lane'])
    await expect(page.getByText(said).locator('visible=true')).toHaveCount(1);
  await expect(page.locator('.sums .total').locator('visible=true')).toHaveText(['Total', /₱/]);
  await expect(page.locator('button, .button, img').locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // Once it has come its page says when, and no longer when it is expected.
  const days = page.locator('.eta-days');
  const expected = await days.innerText();
  await sendOn(rows, email, 7);
  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  await expect(days).toHaveText(/^\w{3} \d{1,2} \w{3}$/);
  await expect(days).not.toHaveText(expected);

  const text = await emailTo(rows, email, /is in$/);
  const [sent] = await rows<{ html_body: string }>(
    "select html_body from commerce.mailbox where recipient = $1 and subject like '% is in'",
    [email],
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  // A page of its own: mail programs know nothing of the checkout's policy.
  await page.route('**/letter.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: sent?.html_body ?? '' }),
  );
  // The picture is drawn when the letter is written: where the shop is busy, a moment later.
  const [drawn = ''] = sent?.html_body.match(/[^"]+\/pictures\/[^"]+@400\.jpeg/) ?? [];
  await expect.poll(async () => (await page.request.get(drawn)).status()).toBe(200);
  await page.goto('/letter.html');
  await expect(page.getByRole('img', { name: /Kaila Triangle Top/ })).toBeVisible();
  await expect
    .poll(() => pictures(page))
    .toEqual([
      [`${baseURL}/apple-touch-icon.png`, true],
      [expect.stringMatching(/\/pictures\/000000\/p\/triangle\/wildflowers\/[\w-]+@400\.jpeg$/), true],
    ]);
  expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  }
  const said = await page.locator('body').innerText();
  for (const fact of ['Kaila Triangle Top', 'Wildflowers', '218 Kingfisher Lane', ...(text.match(/₱[\d,.]+\d/g) ?? [])])
    expect(said).toContain(fact);
});
