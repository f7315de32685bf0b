import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { addToCart, goToCheckout, linesOf, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { shopFrom } from '../../shopper/country.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';
import { staff } from '../../shopper/staff.ts';

const CLUB = '/user-account/bay-club/';
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** One for all who come by, of pieces that no other journey buys. */
const SALE = 'Deckchair Friday';
const planned = () =>
  staff(
    'sale',
    'plan',
    SALE,
    '--percent',
    '20',
    '--opens',
    inHours(6),
    '--ends',
    inHours(30),
    '--tag',
    'print_deckchair',
  );
/** Planned already, by whoever walks beside or has walked before. */
const isPlanned = async (): Promise<void> =>
  void (await planned().catch(async () => expect(await staff('sale', 'list')).toContain(SALE)));

/** A page of the club again and again, until it says so: the club hears of orders a moment later. */
async function untilClubSays(page: Page, said: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(CLUB);
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible({ timeout: 2_500 });
  }).toPass();
}

test(
  'whoever earns a tier is told so, ships free for less and is let into a sale twelve hours early (decisions.md, Numbers)',
  { tag: '@nightly' },
  async ({ page, rows }, info) => {
    test.setTimeout(180_000);
    await isPlanned();
    const shopper = aShopper(`tier-${info.project.name}`);
    await shopFrom(page, 'US');
    await comeSignedUp(page, shopper);
    await page.goto(CLUB);
    const main = page.getByRole('main');
    await expect(main.getByText(`${SALE}, 20% off, opens to you on`)).toContainText('an hour before everybody else.');
    expect(await brokenRules(page)).toEqual([]);
    await expectAccessible(page);

    await openProduct(page, 'big-beach-towel-deckchair');
    await expect((await addToCart(page)).getByRole('link', { name: 'Check out, $49.00' })).toBeVisible();

    await openProduct(page, 'solstice-puffer-jacket-blue-period');
    const drawer = await addToCart(page);
    const more = linesOf(page).filter({ hasText: 'Solstice Long Puffer' }).getByRole('button', { name: 'One more' });
    for (let tap = 0; tap < 3; tap += 1) await more.click();
    await expect(drawer.getByRole('link', { name: 'Check out, $681.00' })).toBeVisible();
    await goToCheckout(drawer);
    await expect(page.getByText('This order brings 681 points').first()).toBeAttached();
    await fillInAndPay(page, { email: shopper.email, card: CARD.pays, place: 'santaCruz' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
    const [order] = await rows<{ number: string }>('select number from commerce."order" where email = $1', [
      shopper.email,
    ]);
    const name = `BB-${order?.number}`;
    await untilClubSays(page, /\+681 pending/);
    await page.goto(`${CLUB}rewards-history/`);
    await page.getByRole('table').getByRole('link', { name }).click();
    await expect(main.getByText('This order brings 681 points.')).toContainText(
      'They land once all of it has shipped.',
    );
    await staff('order', 'fulfil', name);

    // The provider hears of the tier last; its prices go by it.
    const tags = async () =>
      (await rows<{ tags: string[] }>('select tags from commerce.customer where email = $1', [shopper.email]))[0]?.tags;
    await expect.poll(tags, { timeout: 60_000 }).toEqual(['bay-club-swimmer']);
    // Said once: whoever looks away at that moment is not told again.
    await page.goto(CLUB);
    await expect(main.getByRole('heading', { name: 'You are a Swimmer' })).toBeVisible();
    await expect(
      main.getByText(`${SALE} is open to you, 12 hours before everybody else: 20% comes off in your bag.`),
    ).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
    await expectAccessible(page);

    await openProduct(page, 'big-beach-towel-deckchair');
    const early = await addToCart(page);
    await expect(early.getByRole('link', { name: 'Check out, $39.20' })).toBeVisible();
    await expect(early).toContainText(SALE);
    await expect(early).toContainText(/Swimmers ship free from \$50/);
  },
);
