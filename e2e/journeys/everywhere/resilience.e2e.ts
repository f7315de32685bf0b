import { GATEWAY_EVENTS_PATH } from '@bluebird-bay/commerce/checkout/gateway/gateway.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { addToCart, cartOf, chooseSize, countIn, goToCheckout, linesOf, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

/** What may be wrong with a part, as the browser meets it. */
const FAULTS = {
  slow: async (route: Route) => {
    // Fixed wait: it is the fault.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue().catch(() => undefined);
  },
  down: (route: Route) => route.abort('connectionrefused'),
  error: (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  garbage: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"cart":7' }),
} as const;
type Fault = keyof typeof FAULTS;
const EVERY_FAULT: readonly Fault[] = ['slow', 'down', 'error', 'garbage'];

/** Lets a part fail in every tab of a browser. Returns the end of it. */
async function fail(context: BrowserContext, part: RegExp | string, fault: Fault): Promise<() => Promise<void>> {
  await context.route(part, FAULTS[fault]);
  return () => context.unroute(part);
}

const HAT = 'sunny-hat-happy-check';
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Saved|Remove) / })
    .first();

/** What a new member has to spend, once the club has said so. */
const balance = (page: Page) => page.getByRole('region', { name: 'Balance' }).getByText('500', { exact: true }).last();
const askedAgain = (page: Page) => page.getByText(/try again/i);

test.describe('whatever part fails, a shopper is told and loses nothing (X14) @nightly', () => {
  // What is broken on purpose is noted in the browser's console.
  test.use({ expectedNoise: /./ });

  for (const fault of EVERY_FAULT) {
    test(`the provider and its database, ${fault}: a word beside the button, and the next press counts @nightly`, async ({
      page,
      context,
    }) => {
      await openProduct(page, HAT);
      const mend = await fail(context, `**${API_PATH}`, fault);
      const add = page.getByRole('button', { name: /^(add to bag|added)/i }).first();
      await add.click();
      if (fault !== 'slow') {
        await expect(
          page
            .getByRole('main')
            .getByText(/try again/i)
            .first(),
        ).toBeVisible();
        await expect(countIn(page)).toHaveAccessibleName('Bag, empty');
        await mend();
        await add.click();
      }
      await expect(linesOf(page)).toHaveCount(1);
      await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
      await expect(cartOf(page).getByRole('link', { name: /^Check out, / })).toBeVisible();
    });

    test(`pictures, ${fault}: names, prices and places stay, and it can be bought @nightly`, async ({
      page,
      context,
    }) => {
      await fail(context, '**/pictures/**', fault);
      await page.goto(`/products/${HAT}/`);
      await untilHydrated(page);
      const picture = page.getByRole('main').getByRole('img').first();
      expect(await picture.getAttribute('alt')).toMatch(/Sunny/);
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(200);
      await expect(page.getByRole('main').getByText('₱').first()).toBeVisible();
      await chooseSize(page);
      await expect(linesOf(await addToCart(page).then(() => page))).toHaveCount(1);
    });

    test(`the wishlist’s service, ${fault}: what was saved stays, and reaches the account later @nightly`, async ({
      page,
      context,
    }) => {
      await comeSignedUp(page, aShopper(`heart.${fault}`));
      const mend = await fail(context, '**/bb-wishlist', fault);
      await page.goto(`/products/${HAT}/`);
      await untilHydrated(page);
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/wishlist/');
      await expect(page.getByRole('main').getByRole('link', { name: /Sunny/ }).first()).toBeVisible();
      await mend();
      const sent = page.waitForResponse((answer) => answer.url().endsWith('/bb-wishlist') && answer.ok());
      await page.reload();
      await sent;
      await expect(page.getByText('kept in your account')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /Sunny/ }).first()).toBeVisible();
    });

    test(`Bay Club, ${fault}: the club says so, and buying goes on without it @nightly`, async ({ page, context }) => {
      await comeSignedUp(page, aShopper(`club.${fault}`));
      await fail(context, /\/services\/club/, fault);
      await page.goto('/user-account/bay-club/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(fault === 'slow' ? balance(page) : askedAgain(page).first()).toBeVisible();
      await openProduct(page, HAT);
      await goToCheckout(await addToCart(page));
      await expect(page.getByRole('button', { name: /^pay/i })).toBeVisible();
    });
  }

  test('the control: where nothing fails, nobody is asked to try again @nightly', async ({ page }) => {
    await comeSignedUp(page, aShopper('control'));
    await page.goto('/user-account/bay-club/');
    await expect(balance(page)).toBeVisible();
    await expect(askedAgain(page)).toHaveCount(0);
    await openProduct(page, HAT);
    await expect(linesOf(await addToCart(page).then(() => page))).toHaveCount(1);
    await expect(askedAgain(page)).toHaveCount(0);
  });

  /** What the bank does, brought about by a card or, for the last, by somebody who pretends to be the bank. */
  const BANKS: readonly (readonly [Fault, string, RegExp])[] = [
    ['slow', CARD.answerLost, /thank you/i],
    ['down', '4000 0000 0000 0044', /not.*(charged|taken|paid)|try again|another card/i],
    ['error', CARD.declined, /declined|another card/i],
    ['garbage', CARD.pays, /thank you/i],
  ];
  for (const [fault, card, said] of BANKS)
    test(`the bank, ${fault}: one charge or none, and the shopper is told which @nightly`, async ({ page, rows }) => {
      const email = `bank.${fault}.${Date.now()}@bay.example`;
      await openProduct(page, HAT);
      await goToCheckout(await addToCart(page));
      if (fault === 'garbage') {
        // Nobody but the bank has its secret: what it may sign is told in `gateway-events.db.test.ts`.
        const said = await page.request.post(GATEWAY_EVENTS_PATH, { data: '{"type":"charge.succeeded","id":' });
        expect(said.status()).toBe(401);
      }
      await fillInAndPay(page, { email, card });
      await expect(page.getByRole('main').getByText(said).first()).toBeVisible({ timeout: 75_000 });
      const orders = await rows('select 1 from commerce."order" where email = $1', [email]);
      expect(orders).toHaveLength(said.source.includes('thank') ? 1 : 0);
    });
});
