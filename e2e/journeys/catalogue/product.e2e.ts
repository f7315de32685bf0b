import { expect, type Locator } from '@playwright/test';
import { aShopper, comeSignedUp, fillInSignIn } from '../../shopper/account.ts';
import { openProduct } from '../../shopper/cart.ts';
import { expectAccessible, openAwake, test, untilHydrated, wake } from '../../shopper/shop.ts';

const TOP = 'kaila-top-wildflowers';

/** The measures a table shows, row by row. */
const measuresIn = (table: Locator): Promise<number[][]> =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('cell') })
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));

test('a size chart in inches and centimetres (CAT-077, SHP-017), and a fit finder that remembers', async ({ page }) => {
  await openAwake(page, `/products/${TOP}/`);
  const chart = page.getByRole('dialog', { name: 'Kaila, size by size' });
  await page.getByRole('button', { name: 'View size chart' }).click();
  const body = chart.getByRole('region', { name: 'Body measures' });
  await expect(body.getByRole('row', { name: /^M/ })).toContainText('91');
  const centimetres = await measuresIn(body);
  await chart.getByText('Inches').click();
  await expect(body.getByRole('row', { name: /^M/ })).toContainText('36');
  const inches = await measuresIn(body);
  expect(inches).toHaveLength(6);
  expect(inches.flat().every((length) => length > 0)).toBe(true);
  expect(centimetres).toEqual(inches.map((row) => row.map((length) => Math.round(length * 2.54))));
  await chart.getByRole('tab', { name: 'Laid flat' }).click();
  await expect(chart.getByRole('region', { name: 'The piece, laid flat' })).toBeVisible();
  await chart.getByRole('tab', { name: 'Cup sizes' }).click();
  await expect(chart.getByRole('row', { name: /^M/ })).toContainText('34 A to C');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Find your size' }).click();
  const finder = page.getByRole('dialog', { name: 'Find your size' });
  await finder.getByLabel('Bust, inches', { exact: true }).fill('36');
  // A slip of the unit is told, and neither believed nor remembered.
  const bust = finder.getByLabel('Bust, inches', { exact: true });
  await bust.fill('92');
  await bust.blur();
  await expect(finder.getByText('That reads like centimetres. Switch above?')).toBeVisible();
  await expect(finder.getByRole('button', { name: /^Take/ })).toBeHidden();
  await bust.fill('36');
  await finder.getByLabel('Under-bust, inches').fill('31');
  await expect(finder.getByText('You measure M.')).toBeVisible();
  await expectAccessible(page);
  await finder.getByRole('button', { name: 'Take M' }).click();
  await expect(finder).toBeHidden();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  await page.reload();
  await untilHydrated(page);
  await wake(page);
  await expect(page.getByText('You measure M.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toHaveAccessibleDescription('your size');
  const stored = await page.evaluate(() => localStorage.getItem('fitMemory'));
  expect(JSON.parse(stored ?? '{}').body).toEqual({ Bust: 36, 'Under-bust': 31 });
});

test('a sold-out size can be waited for, and an email comes when it is back', async ({ page, rows }, info) => {
  const { email } = aShopper(`waiting-${info.project.name}`);
  const handle = info.project.name === 'phone' ? TOP : 'kaila-top-flamingo-palm';
  const stock = (onHand: number) =>
    rows<{ id: number }>(
      `update commerce.variant v set on_hand = $2, reserved = 0 from commerce.product p
       where p.id = v.product_id and p.handle = $1 and v.option_value = 'XXL' returning v.id`,
      [handle, onHand],
    );
  const [variant] = await stock(0);
  await openAwake(page, `/products/${handle}/`);
  const size = page.getByRole('radio', { name: 'XXL, sold out' });
  await size.check({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Tell me when it’s back' });
  await page.getByRole('button', { name: 'Tell me when XXL is back' }).first().click();
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Tell me about XXL' }).click();
  await expect(dialog.getByText('does not look like an email')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Tell me about XXL' }).click();
  await expect(dialog.getByText(`one letter goes to ${email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  const waiting = () =>
    rows('select 1 from services.stock_request where email = $1 and variant = $2', [
      email,
      `gid://shopify/ProductVariant/${variant?.id}`,
    ]);
  expect(await waiting()).toHaveLength(1);
  await stock(5);
  await expect
    .poll(() => rows('select subject from commerce.mailbox where recipient = $1', [email]), { timeout: 40_000 })
    .toEqual([{ subject: expect.stringMatching(/^Back in stock: Kaila Triangle Top in .*, size XXL$/) }]);
  // Forgotten once the email is out, not before it: whoever sees the email may come between the two.
  await expect.poll(waiting).toEqual([]);
  await stock(0);
});

test('reviews are narrowed by stars and size, in the panel (RAT-006, SHP-022)', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAwake(page, `/products/${TOP}/`);
  await page.getByRole('link', { name: /out of 5, \d+ reviews/ }).click();
  const panel = page.getByRole('dialog', { name: 'Reviews' });
  await page.getByRole('button', { name: /^Read all \d+$/ }).click();
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);

  const four = panel.getByRole('button', { name: /with 4 stars/ });
  const fours = Number.parseInt(await four.innerText(), 10);
  await four.click();
  await expect(panel.getByRole('listitem')).toHaveCount(fours);
  await expect(panel.getByRole('img', { name: '4 out of 5', exact: true })).toHaveCount(fours);
  await panel.getByRole('button', { name: /^All/ }).click();
  await panel.getByRole('button', { name: /^Size M/ }).click();
  await expect(panel.getByText(/Bought M/).first()).toBeVisible();
  await expect(panel.getByText(/Bought (XS|S|L|XL|XXL)\b/)).toHaveCount(0);

  // What comes behind the list on show does not get into the one that is on its way, by a key either.
  await panel.getByRole('button', { name: /^All/ }).click();
  await expect(panel.getByText(/Bought (XS|S|L|XL|XXL)\b/)).not.toHaveCount(0);
  const more = panel.getByRole('button', { name: 'Show more' });
  await expect(more).not.toHaveAttribute('aria-busy');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: Array<string | null> = [];
  await page.route('**/services/reviews?*', async (route, request) => {
    asked.push(new URL(request.url()).searchParams.get('after'));
    await released;
    await route.continue();
  });
  await panel.getByRole('button', { name: /with 5 stars/ }).click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await more.press('Enter');
  release();
  await expect(panel.getByRole('img', { name: /^[1-4] out of 5$/ })).toHaveCount(0);
  expect(asked).toEqual([null]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('what a customer says stands among the reviews; a visitor signs in first (RAT-006, SHP-022)', async ({
  page,
  rows,
}) => {
  const shopper = aShopper('reviewer');
  await comeSignedUp(page, shopper);
  await page.evaluate(() => localStorage.clear());
  // Its own: the reviews of the other one are counted beside this.
  const handle = 'kaila-top-flamingo-palm';
  await openAwake(page, `/products/${handle}/`);
  const section = page.getByRole('region', { name: 'What swimmers say' });
  await section.scrollIntoViewIfNeeded();
  const form = page.getByRole('dialog', { name: 'What do you say?' });
  await section.getByRole('button', { name: 'Write a review' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toHaveAccessibleDescription(
    'Reviews are written by customers with an account.',
  );
  await fillInSignIn(page, shopper.email);
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Post it' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: 'Pick the stars first.' }).click();
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Title').fill('Stayed on');
  await form.getByLabel('How was it?').fill('Through two waves.');
  await form.getByLabel('How it fits').selectOption('Runs small');
  await expect(form.getByLabel('Signed')).toHaveValue('Marina C.');
  await form.getByRole('button', { name: 'Post it' }).click();
  await expect(form.getByText('It stands at the top')).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toBeHidden();
  await expect(section.getByRole('listitem').first()).toContainText('Stayed on');
  await expect(section.getByRole('listitem').first()).toContainText('Marina C.');
  const stored = () =>
    rows('select star, fit from services.review where product_handle = $1 and customer is not null and title = $2', [
      handle,
      'Stayed on',
    ]);
  expect(await stored()).toContainEqual({ star: 4, fit: 'small' });
});

test('a set in two sizes goes into the cart in one add, with the pair taken off', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('userCountry', JSON.stringify({ countryCode: 'US', currencyCode: 'USD' })),
  );
  await openAwake(page, `/products/${TOP}/`);
  const set = page.getByRole('region', { name: 'Make it a set' });
  await set.scrollIntoViewIfNeeded();
  await expect(set.getByText('take $6.00 off the pair')).toBeVisible();
  // One price for the two, as the provider says it.
  await expect(set.getByText('for the two')).toBeVisible();
  const [now, was] = await set
    .getByText(/^\$\d+\.\d\d$/)
    .evaluateAll((amounts) => amounts.slice(-2).map(({ textContent }) => Number(textContent?.slice(1))));
  expect((was ?? 0) - (now ?? 0)).toBeCloseTo(6);
  await set.getByRole('button', { name: 'Add both to bag' }).click();
  await expect(set.getByText('Pick a size.')).toHaveCount(2);
  const other = set.getByLabel('Bottoms size');
  await expect(other).toHaveAttribute('aria-invalid', 'true');
  // A choice that is wrong still looks like one.
  await expect(other).toHaveCSS('background-image', /^url\(/);
  await set.getByLabel('Top size').selectOption({ label: 'S' });
  await other.selectOption({ index: 2 });
  await expectAccessible(page);
  await set.getByRole('button', { name: 'Add both to bag' }).click();
  const drawer = page.getByRole('dialog', { name: /bag/i });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('2 pieces')).toBeVisible();
  // The offer is one sum, not a part on each line.
  await expect(drawer.getByText('Matching pair, Wildflowers')).toBeVisible();
  // Nobody typed a code: why it comes off is one press away.
  await drawer.getByText('Why Matching pair?').click();
  await expect(drawer.getByText(/^A top and bottoms of one print in one bag/)).toBeVisible();
  await expect(drawer.getByText('\u2212$6.00')).toHaveCount(1);
  await expect(drawer.getByText(/^\u2212/)).toHaveCount(1);
  await expect(drawer.getByText(/added at checkout$|^Free$/)).toBeVisible();
});

test('what was looked at comes back, and delivery is named by day', async ({ page }) => {
  await openProduct(page, 'sunny-hat-happy-check');
  await wake(page);
  await expect(page.getByText(/it lands in the Philippines .*\d+ \w{3}/)).toBeVisible();
  await openAwake(page, `/products/${TOP}/`);
  await page.getByRole('region', { name: 'What swimmers say' }).scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'You looked at' });
  await expect(seen.getByRole('link', { name: /Sunny/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});
