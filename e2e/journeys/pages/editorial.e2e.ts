import { expect } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** Links of the home page: what they are called and where they lead (SHP-001 to SHP-012). */
const LINKS: ReadonlyArray<readonly [name: RegExp, path: string]> = [
  [/City Sweetheart/, '/collections/city-sweetheart/'],
  [/30% off for students/, '/student-discount/'],
  [/Swim \d/, '/collections/all/'],
  [/Men’s \d/, '/collections/mens-collection/'],
  [/Accessories \d/, '/collections/accessories/'],
  [/Beachwear \d/, '/collections/beachwear/'],
  [/Casa Del Mar/, '/collections/casa-del-mar/'],
  [/Romance Boulevard/, '/collections/romance-boulevard/'],
  [/Spellbound/, '/collections/spellbound/'],
  [/Sunset Beach/, '/collections/sunset-beach/'],
  [/Club Voyages/, '/collections/the-club-voyages-collection/'],
  [/Sunsoaked/, '/collections/the-sunsoaked-collection/'],
  [/^Open the lookbook/, '/lookbooks/afterglow/'],
];

test.describe('the home page', () => {
  // The service says what looks like an address.
  test.use({ expectedNoise: /status of 400/ });

  test('every link of the home page opens (SHP-001…012), and the postcard takes an address', async ({
    page,
    request,
    rows,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const main = page.getByRole('main');
    for (const [name, path] of LINKS) {
      const link = main.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', path);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      expect((await request.get(path)).status(), path).toBe(200);
    }
    const worn = main.getByRole('region', { name: 'As seen on you' });
    await expect(worn.getByRole('link')).toHaveCount(8);

    const form = main.getByRole('region', { name: /Postcards/ });
    await form.scrollIntoViewIfNeeded();
    const email = `ana-${Date.now()}@bay.example`;
    await form.getByLabel('Your email').fill('ana at bay');
    // The form may not have come alive yet: then it waits, and what was typed goes nowhere.
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByText('That does not look like an email', { exact: false })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(form.getByLabel('Your email')).toHaveValue('ana at bay');
    await expectAccessible(page);
    await form.getByLabel('Your email').fill(email);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByText('A letter is on its way')).toBeVisible();
    const asked = 'select list, confirmed_at is not null as on from services.list_entry where email = $1';
    expect(await rows(asked, [email])).toEqual([{ list: 'newsletter', on: false }]);
  });
});

test.describe('a school’s address', () => {
  // The service says which addresses are a school’s, and which links are good.
  test.use({ expectedNoise: /status of 400/ });

  test('a student gets the code by an email to the school (CNT-001)', async ({ page, rows }) => {
    await page.goto('/student-discount/');
    await untilHydrated(page);
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByText(/30%/).first()).toBeVisible();
    await main.getByLabel('School email').fill('marina@gmail.com');
    await main.getByRole('button', { name: 'Get my code' }).click();
    await expect(main.getByText('We need an address that a school gives', { exact: false })).toBeVisible();
    const email = `marina-${Date.now()}@students.example.edu`;
    await main.getByLabel('School email').fill(email);
    await main.getByRole('button', { name: 'Get my code' }).click();
    await expect(main.getByText(email)).toBeVisible();
    const granted = () => rows('select email from commerce.discount_grant where email = $1', [email]);
    expect(await granted()).toEqual([]);

    const [message] = await rows<{ text_body: string }>('select text_body from commerce.mailbox where recipient = $1', [
      email,
    ]);
    const link = /\/student-discount\/#confirm=[\w-]+/.exec(message?.text_body ?? '')?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(link);
    await expect(main.getByText('STUDENT30', { exact: true }).first()).toBeVisible();
    await expect(main.getByText(`made out to ${email}`, { exact: false })).toBeVisible();
    expect(page.url()).not.toContain('confirm');
    expect(await granted()).toEqual([{ email }]);
    await expectAccessible(page);
    // Where a browser copies nothing, that is said.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await main.getByRole('button', { name: 'Copy code' }).click();
    await expect(main.getByRole('button', { name: 'Mark the code to copy it' })).toBeVisible();

    await page.goto('about:blank');
    await page.goto(`/student-discount/#confirm=${'A'.repeat(32)}`);
    await expect(main.getByText('That link has run out', { exact: false })).toBeVisible();
    await expect(main.getByLabel('School email')).toBeVisible();
  });
});

test('the size guide measures in inches and centimetres (MNY-003, MNY-004), and shipping knows every country', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/size-guide/');
  await untilHydrated(page);
  const women = page.getByRole('region', { name: 'Women’s body measures' });
  const bust = women.getByRole('row', { name: /^M / }).getByRole('cell').first();
  await page.getByRole('radiogroup', { name: 'Unit' }).first().getByText('Inches').click();
  await expect(bust).toHaveText('36');
  const small = women.getByRole('row', { name: /^S / }).getByRole('cell').first();
  await expect(small).toHaveText('34');
  await page.getByRole('radiogroup', { name: 'Unit' }).last().getByText('cm').click();
  await expect(bust).toHaveText('91');
  await expect(small).toHaveText('86');
  await expectAccessible(page);

  await page.goto('/shipping-and-order-information/');
  await untilHydrated(page);
  const table = page.getByRole('region', { name: 'Shipping by country' });
  await expect(table.getByRole('row')).toHaveCount(41);
  await expect(table.getByRole('row', { name: /United States/ })).toContainText('$6.00');
  await expect(table.getByRole('row', { name: /Philippines yours/ })).toContainText('₱');
  await expectAccessible(page);
});
