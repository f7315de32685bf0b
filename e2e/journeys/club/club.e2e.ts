import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp, PASSWORD } from '../../shopper/account.ts';
import { buy } from '../../shopper/orders.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { staff } from '../../shopper/staff.ts';

const CLUB = '/user-account/bay-club/';

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bay Club' }).getByRole('link', { name });

/** A page of the club that keeps to the grid and can be read by everybody. */
async function expectSound(page: Page): Promise<void> {
  expect(await brokenRules(page), page.url()).toEqual([]);
  await expectAccessible(page);
}

test('a visitor joins, earns with an order that ships, turns points into a code and uses it (CLB-001…007, CLB-013, RTE-013, RTE-053…056)', async ({
  page,
  rows,
}, info) => {
  const shopper = aShopper(`club-${info.project.name}`);
  const { email, firstName, lastName } = shopper;

  await page.goto('/bay-club/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Join Bay Club' }).click();
  await expect(page).toHaveURL(/\/account\/register\//);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expect(page).toHaveURL(new RegExp(`${CLUB}$`));
  await expect(balance(page)).toContainText('500');
  await expect(page.getByText('5 of 10 stamps')).toBeVisible();
  await expectSound(page);

  await buy(page, 'sunny-hat-happy-check', email);
  const [order] = await rows<{ number: string }>('select number from commerce."order" where email = $1', [email]);
  const name = `BB-${order?.number}`;
  // The club hears of an order through webhooks, a moment later.
  await expect(async () => {
    await page.goto(CLUB);
    await expect(balance(page)).toContainText(`pending from ${name}`, { timeout: 1_500 });
  }).toPass();
  await staff('order', 'fulfil', name);
  await expect(async () => {
    await page.goto(CLUB);
    await expect(balance(page)).not.toContainText('pending', { timeout: 1_500 });
    await expect(page.getByText('Once so far')).toBeVisible({ timeout: 1_500 });
  }).toPass();

  await tab(page, 'My rewards').click();
  await page.getByRole('button', { name: /^Get it .* off$/ }).click();
  const ticket = page.getByRole('article', { name: /^Code BAY/ });
  await expect(ticket).toBeVisible();
  await expectSound(page);
  const code = (await ticket.getAttribute('aria-label'))?.replace('Code ', '') ?? '';

  await page.goto('/products/sunny-hat-happy-check/');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .click();
  // The way out is there once the provider has the item.
  await expect(page.getByRole('dialog', { name: /bag/i }).getByRole('link', { name: /^check out/i })).toBeVisible();
  await page.goto(`${CLUB}my-rewards/`);
  await ticket.getByRole('button', { name: /^Use in my bag/ }).click();
  await expect(page).toHaveURL(/\/my-cart\/$/);
  await expect(page.getByRole('button', { name: `Remove code ${code}` })).toBeVisible();

  // Who is remembered is asked about once: the session's own answer, which comes later, says nothing new.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/club\/statement\?filter=\w+/.exec(request.url())?.[0] ?? ''));
  const known = Promise.withResolvers<void>();
  await page.route('**/graphql.json', async (route) => {
    if (/\bSessionCustomer\b/.test(route.request().postData() ?? '')) await known.promise;
    await route.continue();
  });
  await page.goto(`${CLUB}rewards-history/`);
  const lines = page.getByRole('table').locator('tbody tr');
  await expect(lines).toHaveCount(3);
  const session = page.waitForResponse((answer) => /\bSessionCustomer\b/.test(answer.request().postData() ?? ''));
  known.resolve();
  await session;
  await expect(lines.filter({ hasText: 'Redeemed points for a coupon' })).toContainText(code);
  await expect(lines.filter({ hasText: 'Redeemed points for a coupon' })).toContainText('−500');
  await expect(lines.filter({ hasText: 'Placed an order' }).getByRole('link', { name })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Spent' }).click();
  await expect(lines).toHaveCount(1);
  expect(asked.filter(Boolean)).toEqual(['club/statement?filter=all', 'club/statement?filter=spent']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bay-club-statement.csv');

  await tab(page, 'My rewards').click();
  await ticket.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Your points are back.')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await tab(page, 'Past rewards').click();
  await expect(page.getByRole('table')).toContainText('Undone');
  await expectSound(page);
});

test('the last line of a club letter ends them, of an older one too; they can be had back (CLB-001)', async ({
  page,
  rows,
}, info) => {
  const member = aShopper(`leaves-${info.project.name}`);
  await comeSignedUp(page, member);
  await page.goto(CLUB);
  const wanted = page.getByRole('checkbox', { name: /^Write to me about new tiers/ });
  await expect(wanted).toBeChecked();
  const [account] = await rows<{ token: string }>(
    'select unsubscribe_token as token from services.club_account where email = $1',
    [member.email],
  );
  await page.goto(`/bay-club/#no-more-emails=${account?.token}`);
  await expect(page).toHaveURL(/\/club-letter\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No more of these' }).click();
  await expect(page.getByRole('heading', { name: 'The club writes to you no more' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See my points' }).click();
  await expect(wanted).not.toBeChecked();
});

test('friends come by a link, and nobody’s address is in the page or its answers (CLB-008)', async ({ page }, info) => {
  const member = aShopper(`brings-${info.project.name}`);
  const friend = aShopper(`brought-${info.project.name}`);
  await comeSignedUp(page, member);
  await page.goto(`${CLUB}referrals/`);
  const address = await page.getByLabel('Your link').inputValue();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  await page.evaluate(() => localStorage.clear());

  await page.goto(address);
  await untilHydrated(page);
  await expect(page.getByText('A friend sent you.')).toBeVisible();
  await comeSignedUp(page, friend);
  await page.goto(CLUB);
  await expect(page.getByText('A friend brought you')).toBeVisible();

  await page.evaluate((before) => {
    localStorage.clear();
    for (const [key, value] of Object.entries<string>(JSON.parse(before))) localStorage.setItem(key, value);
  }, kept);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/services/club')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto(`${CLUB}referrals/`);
  await expect(page.getByRole('table')).toContainText(/b•+@b•+\.example/);
  await expectSound(page);
  expect(answers.join()).toContain('•');
  expect(`${answers.join()}${await page.content()}`).not.toContain(friend.email);
});
