import { expect } from '@playwright/test';
import { emailTo } from '../../shopper/account.ts';
import { rowId } from '../../shopper/provider.ts';
import { test } from '../../shopper/shop.ts';

// A browser says to its console that a page came with a 400, and that what scripts want first was wanted by nobody.
test.use({ javaScriptEnabled: false, expectedNoise: /status of 400|preloaded using link preload/ });

test('pages read well and links work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Swim/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Swim' })).toBeVisible();
  await page
    .getByRole('link', { name: /Kaila Triangle Top/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  await expect(page.getByText('₱2,695.00').first()).toBeVisible();
  await page.getByRole('link', { name: /bag/i }).first().click();
  await expect(page).toHaveURL('/my-cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
});

test('the shop is searched, narrowed and paged without JavaScript', async ({ page }) => {
  await page.goto('/search/');
  await page.getByRole('textbox', { name: 'Search the bay' }).fill('zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=zebra');
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ pieces for “zebra”$/ })).toBeVisible();
  const pieces = page.locator('[data-page] > [data-id]');
  await expect(pieces).toHaveCount(24);
  const first = (await pieces.first().getAttribute('data-id')) ?? '';
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL('/search/?q=zebra&page=2');
  await expect(pieces.first()).toBeVisible();
  await expect(pieces.first()).not.toHaveAttribute('data-id', first);
  await page.getByRole('navigation', { name: 'Kinds found' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/&kind=[\w-]+$/);
  await page.goto('/search/?q=delivery');
  await expect(page.getByRole('link', { name: 'Shipping and orders' }).first()).toBeVisible();
});

test('whoever asks to be on a list gets a letter, answers it on a plain page, and leaves as plainly (CNT-002…006)', async ({
  page,
  rows,
}) => {
  const email = `plain-${Date.now()}@bay.example`;
  const onLists = () =>
    rows(
      'select list, subject, confirmed_at is not null as on from services.list_entry where email = $1 order by list',
      [email],
    );
  await page.goto('/waitlist/');
  const form = page.getByRole('region', { name: 'Sign up for the waitlist' });
  await form.getByLabel('What are you waiting for?').fill('Lido in Citrus Grove');
  await form.getByLabel('Your email').fill(email);
  await form.getByRole('button', { name: 'Wait with us' }).click();
  await expect(page).toHaveURL('/letter-sent/');
  await expect(page.getByRole('heading', { level: 1, name: 'A letter is on its way' })).toBeVisible();

  await page.goto('/about-us/');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Postcards').fill(email);
  await foot.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/letter-sent/');
  expect(await onLists()).toEqual([
    { list: 'newsletter', subject: '', on: false },
    { list: 'waitlist', subject: 'Lido in Citrus Grove', on: false },
  ]);

  const sent = await emailTo(rows, email, /the list for postcards/);
  const link = /\/list-letter\/\?token=[\w-]+/.exec(sent)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, put me on' }).click();
  await expect(page).toHaveURL('/list-joined/');
  expect(await onLists()).toMatchObject([{ on: true }, { on: false }]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Take me off' }).click();
  await expect(page).toHaveURL('/list-left/');
  expect(await onLists()).toMatchObject([{ list: 'waitlist' }]);
});

test('the giveaway and the student code ask without JavaScript too, and say what is wrong (CNT-001, CNT-006)', async ({
  page,
  rows,
}) => {
  await page.goto('/giveaway/');
  await page.getByRole('main').getByLabel('Your email').fill('ana at bay');
  await page.getByRole('button', { name: 'Put my name in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was sent' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByLabel('Your email').fill(`plain-${Date.now()}@bay.example`);
  await page.getByRole('button', { name: 'Put my name in' }).click();
  await expect(page).toHaveURL('/letter-sent/');
  await page.goto('/student-discount/');
  const student = `plain-${Date.now()}@students.example.edu`;
  await page.getByLabel('School email').fill(student);
  await page.getByRole('button', { name: 'Get my code' }).click();
  await expect(page).toHaveURL('/letter-sent/');
  const letter = await emailTo(rows, student, /student discount/);
  await page.goto(/\/student-letter\/\?token=[\w-]+/.exec(letter)?.[0] ?? '');
  await page.getByRole('button', { name: 'Get my code' }).click();
  await expect(page.getByText(`Yours, made out to ${student}.`)).toBeVisible();
});

test(
  'whoever misses their size asks for it on the page of the piece, and is told what happens now',
  { tag: '@nightly' },
  async ({ page, rows }, info) => {
    const email = `plain-size-${info.project.name}-${Date.now()}@bay.example`;
    await page.goto('/products/lucia-skort-happy-check/');
    await page.getByRole('heading', { name: 'Sold out in your size?' }).scrollIntoViewIfNeeded();
    const sizes = page.getByRole('combobox', { name: 'Size' });
    const wanted = (await sizes.getByRole('option').last().innerText()).trim();
    await sizes.selectOption({ label: wanted });
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Tell me when it’s back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We wait with you' })).toBeVisible();
    const asked = await rows<{ variant: string }>('select variant from services.stock_request where email = $1', [
      email,
    ]);
    const waits = await rows<{ option_value: string; handle: string }>(
      `select v.option_value, p.handle from commerce.variant v join commerce.product p on p.id = v.product_id
     where v.id = any($1::bigint[])`,
      [asked.map(({ variant }) => rowId(variant))],
    );
    expect(waits).toEqual([{ option_value: wanted, handle: 'lucia-skort-happy-check' }]);
    // A piece that is there in every size asks for nothing.
    await page.goto('/products/kaila-top-passionfruit/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sold out in your size?' })).toHaveCount(0);
  },
);
