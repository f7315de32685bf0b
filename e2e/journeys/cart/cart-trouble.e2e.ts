import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { expect, type Page } from '@playwright/test';
import { addToCart, cartOf, countIn, goToCheckout, linesOf, openProduct, storedCartId } from '../../shopper/cart.ts';
import { heldBack, insteadOf, nextAnswer, recordSent } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const API = `**${API_PATH}`;
const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(add to bag|added)/i })
    .first();
/** What stands in the form of the button, below it. */
const besideTheButton = (page: Page) =>
  page.locator('main form').filter({ has: page.getByRole('button', { name: /^(add to bag|added)/i }) });

test('two tabs fill one cart, and each sees the whole of it', async ({ page, context }) => {
  const other = await context.newPage();
  await openProduct(page, 'big-beach-towel-surf-wave');
  await openProduct(other, 'all-day-tote-bag-terrazzo');
  await Promise.all([addToCart(page), addToCart(other)]);
  await expect(linesOf(page)).toHaveCount(2);
  await expect(linesOf(other)).toHaveCount(2);

  const more = (tab: Page, name: RegExp) =>
    cartOf(tab).getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'One more' });
  for (let tap = 0; tap < 9; tap += 1) {
    await more(page, /Big Beach Towel/).click();
    await more(other, /All-Day Tote/).click();
  }
  for (const tab of [page, other]) {
    await expect(countIn(tab)).toHaveAccessibleName('Bag, 20 pieces');
    await expect(cartOf(tab).getByRole('heading', { level: 2 })).toContainText('20 pieces');
  }

  // What goes out in one tab can be put back in the other, once.
  await cartOf(page)
    .getByRole('listitem')
    .filter({ hasText: /All-Day Tote/ })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(linesOf(other)).toHaveCount(1);
  await expect(cartOf(other).getByText('All-Day Tote removed')).toBeVisible();
  await cartOf(other).getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) {
    await expect(linesOf(tab)).toHaveCount(2);
    await expect(cartOf(tab).getByRole('heading', { level: 2 })).toContainText('20 pieces');
    await expect(cartOf(tab).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
  await other.close();
});

test('an outage empties no cart, a lost connection says so beside the button, and a cart that is gone makes way for a new one (CRT-027, CRT-034)', async ({
  browser,
  baseURL,
}) => {
  // What goes wrong here is logged by the shop and by the browser; the console is not silent on purpose.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await openProduct(page, 'big-beach-towel-cabana');
  await addToCart(page);
  await expect(cartOf(page).getByRole('link', { name: /^Check out, / })).toBeVisible();
  const stored = () => storedCartId(page);
  const cartId = await stored();

  await context.route(API, (route) => route.fulfill({ status: 503, body: 'Back in a moment.' }));
  await page.goto('/my-cart/');
  await untilHydrated(page);
  const lastSeen = page.getByText('We cannot reach your bag right now: this is how you last saw it', { exact: false });
  await expect(lastSeen).toBeVisible();
  expect(await stored()).toBe(cartId);
  await context.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lastSeen).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Big Beach Towel' }).first()).toBeVisible();

  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  // The scripts of the drawer and of what says so are here: what is lost from now on is the provider alone.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await expect(page.locator('dialog[aria-label="Bag"]')).toBeAttached();
  await context.setOffline(true);
  // From now on every price says "(last seen)", which moves what stands below: a press meanwhile falls beside the button.
  await expect(page.locator('html')).toHaveAttribute('data-last-seen');
  const add = page.getByRole('button', { name: /^add to bag,/i }).first();
  await add.click();
  await expect(page.getByText(/^No connection out here, so we noted it\./).first()).toBeVisible();
  await expect(cartOf(page)).toBeHidden();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await context.setOffline(false);
  await page.evaluate(() => localStorage.removeItem('notedOffline'));
  // The line is in sight before the answer, and what is lost on its way back is sent again: the refusal below is not for it.
  const added = nextAnswer(page, 'CartLinesAdd');
  await add.click();
  await expect(linesOf(page)).toHaveCount(2);
  await added;
  expect(await stored()).toBe(cartId);

  // What the provider will not sell does not lead to the checkout either.
  const refusal = { code: 'INVALID', field: ['lines', '0'], message: 'Only members can buy this one.' };
  await context.route(API, (route) =>
    (route.request().postData() ?? '').includes('cartLinesAdd')
      ? route.fulfill({ json: { data: { cartLinesAdd: { cart: null, userErrors: [refusal], warnings: [] } } } })
      : route.continue(),
  );
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toBeHidden();
  // Until the answer is here, the form takes no other change.
  await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: /buy it now/i })
    .first()
    .click();
  await expect(page.getByText(refusal.message).first()).toBeVisible();
  await expect(page).toHaveURL(/\/products\/all-day-tote-bag-terrazzo\/$/);
  await context.unroute(API);

  // The cart was checked out, and Back brings the page as it was left: it looks again.
  const checkedOut = 'gid://shopify/Cart/0123456789abcdef?key=none';
  const sent = recordSent(page);
  await page.evaluate((id) => {
    localStorage.setItem('cartId', id);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, checkedOut);
  await expect(countIn(page)).toHaveAccessibleName('Bag, empty');
  expect(await stored()).not.toBe(checkedOut);
  expect(sent.filter(({ operation }) => /RetrieveCart|CartCreate/.test(operation))).toEqual([
    { operation: 'RetrieveCart', variables: { id: checkedOut } },
    { operation: 'CartCreate', variables: { input: { buyerIdentity: { countryCode: 'PH' } } } },
  ]);

  // Somebody has checked the cart out elsewhere: a fresh one takes its place, and the add goes into that.
  await page.evaluate(() => localStorage.setItem('cartId', 'gid://shopify/Cart/0123456789abcdef?key=none'));
  await page.goto('/products/all-day-tote-bag-terrazzo/');
  await untilHydrated(page);
  await addToCart(page);
  await expect(cartOf(page).getByRole('link', { name: /^Check out, / })).toBeVisible();
  await expect(cartOf(page).getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
  expect(await stored()).toMatch(/^gid:\/\/shopify\/Cart\/(?!0123456789abcdef)/);
  await context.close();
});

for (const [message, spoil] of Object.entries({
  'nothing may be stored': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`where ${message} a piece still goes into the bag, and the bag to the checkout (W2, STO-010)`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    await openProduct(page, 'all-day-tote-bag-terrazzo');
    await goToCheckout(await addToCart(page));
    await expect(page.getByText('All-Day Tote').first()).toBeAttached();
  });
}

test('a visit without a need makes no cart, and asks nothing of the provider (CRT-028)', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('graphql')) sent.push(request.postData() ?? '');
  });
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  // Fixed wait: the first idle moments of a page, in which it asks for nothing.
  await page.waitForTimeout(2000);
  await page.goto('/my-cart/');
  await expect(page.getByRole('heading', { name: 'Nothing in here but sand' })).toBeVisible();
  expect(sent.filter((body) => /mutation|RetrieveCart/.test(body))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cartId'))).toBeNull();
});

test.describe('what went wrong is logged', () => {
  test.use({
    expectedNoise:
      /Cart creation error|GraphQL errors|User errors|Error retrieving cart|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  });

  test('a cart that cannot be made, and an add that fails, change nothing and say why beside the button (CRT-032, CRT-035, CRT-036, CRT-037, CRT-038, ERR-002, ERR-003, ERR-004, ERR-005)', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const sent = recordSent(page);
    const operations = () => sent.map(({ operation }) => operation);
    const refusal = { code: 'INVALID', field: ['input'], message: 'No bags today.' };
    await openProduct(page, 'kaila-top-wildflowers', 'M');

    const cartsAgain = await insteadOf(page, 'CartCreate', (route) =>
      route.fulfill({ json: { data: { cartCreate: { cart: null, userErrors: [refusal], warnings: [] } } } }),
    );
    await addButton(page).click();
    await expect(
      besideTheButton(page).getByText('We could not open a bag for you. Try again in a moment.'),
    ).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute('aria-busy');
    expect(logged).toContainEqual(expect.stringContaining('Cart creation error'));
    // Several at once: without a cart nothing is sent.
    const set = page.getByRole('region', { name: 'Make it a set' });
    await set.getByLabel('Top size').selectOption({ label: 'M' });
    await set.getByLabel('Bottoms size').selectOption({ label: 'M' });
    await set.getByRole('button', { name: 'Add both to bag' }).click();
    await expect(set.getByText('We could not open a bag for you. Try again in a moment.')).toBeVisible();
    expect(operations()).not.toContain('CartLinesAdd');
    await expect(cartOf(page)).toBeHidden();
    expect(await storedCartId(page)).toBeNull();
    await cartsAgain();

    await addToCart(page);
    await expect(linesOf(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(addButton(page)).not.toHaveAttribute('aria-busy');
    const cartId = await storedCartId(page);

    const failing = {
      'GraphQL errors': {
        answer: { errors: [{ message: 'Field does not exist.' }] },
        reason: 'That did not work. Reload the page and try again.',
      },
      'User errors': {
        answer: {
          data: {
            cartLinesAdd: {
              cart: null,
              userErrors: [{ ...refusal, message: 'Only members can buy this one.' }],
              warnings: [],
            },
          },
        },
        reason: 'Only members can buy this one.',
      },
    };
    for (const [line, { answer, reason }] of Object.entries(failing)) {
      logged.length = 0;
      const adding = await heldBack(page, 'CartLinesAdd', () => JSON.stringify(answer));
      await addButton(page).click();
      await adding.sent;
      await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
      await adding.letGo();
      await expect(besideTheButton(page).getByText(reason)).toBeVisible();
      await expect(besideTheButton(page).getByText(reason)).toBeInViewport();
      await expect(addButton(page)).not.toHaveAttribute('aria-busy');
      expect(logged).toContainEqual(expect.stringContaining(line));
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
      await expect(cartOf(page)).toBeHidden();
      await expectAccessible(page);
    }
    // A change that fails is taken back, and says why on its line, where whoever was about to leave still is.
    const change = await heldBack(page, 'CartLinesUpdate', () => JSON.stringify(failing['GraphQL errors'].answer));
    await countIn(page).click();
    const line = linesOf(page).first();
    await line.getByRole('button', { name: 'One more' }).click();
    await change.sent;
    await cartOf(page)
      .getByRole('link', { name: /^check out/i })
      .click();
    await change.letGo();
    await expect(line).toContainText(failing['GraphQL errors'].reason);
    await expect(line.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('1');
    await expect(cartOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/products\//);
    await expectAccessible(page);

    expect(await storedCartId(page)).toBe(cartId);
    await page.reload();
    // What was held back reached the provider all the same, as an answer that is lost on its way does.
    await expect(countIn(page)).toHaveAccessibleName(/^Bag, \d pieces?$/);
  });

  test(
    'of more than is left what there is goes in, and the rest is explained (D1)',
    { tag: '@nightly' },
    async ({ page, rows }, info) => {
      const handle = info.project.name === 'phone' ? 'pier-wristlet-night-out' : 'pier-wristlet-kool-kat';
      const leave = (count: number) =>
        rows(
          'update commerce.variant v set on_hand = $2, reserved = 0 from commerce.product p where p.id = v.product_id and p.handle = $1',
          [handle, count],
        );
      await leave(2);
      await openProduct(page, handle);
      for (let index = 0; index < 2; index += 1) {
        await addButton(page).click();
        await expect(cartOf(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(addButton(page)).not.toHaveAttribute('aria-busy');
      }
      await addButton(page).click();
      const allIn = besideTheButton(page).getByText('Every one we have left is already in your bag.');
      await expect(allIn).toBeInViewport();
      await expect(cartOf(page)).toBeHidden();
      await expect(countIn(page)).toHaveAccessibleName('Bag, 2 pieces');
      await expectAccessible(page);

      await countIn(page).click();
      await linesOf(page).first().getByRole('button', { name: 'One more' }).click();
      await expect(linesOf(page).first()).toContainText('Only 2 left, so we set it to 2.');
      await expect(
        linesOf(page)
          .first()
          .getByRole('group', { name: /^Quantity of/ })
          .getByRole('status'),
      ).toHaveText('2');
      await expectAccessible(page);

      await linesOf(page)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(linesOf(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await leave(0);
      await addButton(page).click();
      await expect(besideTheButton(page).getByText('Someone got there first: this size is sold out.')).toBeInViewport();
      await expect(countIn(page)).toHaveAccessibleName('Bag, empty');
      await leave(40);
    },
  );

  test('scripts of the cart that do not come end in words beside the button, and the cart can be had all the same', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    const waiting: Array<() => Promise<void>> = [];
    let gone = false;
    // The script is on its way, and stays there.
    await page.route(/\/assets\/cart-[\w-]{8}\.js$/, async (route) => {
      if (!gone) await new Promise<void>((resolve) => waiting.push(async () => resolve()));
      await route.continue();
    });
    await openProduct(page, 'all-day-tote-bag-terrazzo');
    await page.clock.install();
    await addButton(page).click();
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    const message = besideTheButton(page).getByText(
      'We could not reach the shop. Check your connection, then try again.',
    );
    await expect(message).toBeInViewport();
    await expect(addButton(page)).not.toHaveAttribute('aria-busy');

    // The line is cut while somebody waits: they are told at once.
    await page.clock.resume();
    await addButton(page).click();
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
    await context.setOffline(true);
    await expect(addButton(page)).not.toHaveAttribute('aria-busy', { timeout: 1500 });
    await expect(message).toBeInViewport();
    // And so is who presses after it was.
    await addButton(page).click();
    await expect(addButton(page)).not.toHaveAttribute('aria-busy', { timeout: 5000 });
    await expect(message).toBeInViewport();
    await context.setOffline(false);

    // The first press waits for the drawer, the second one goes to the cart's own page.
    const cart = page.getByRole('link', { name: /^Bag/ }).first();
    await cart.click();
    await expect(page).toHaveURL(/\/products\//);
    await cart.click();
    await expect(page).toHaveURL(/\/my-cart\/$/);
    expect(await storedCartId(page)).toBeNull();

    gone = true;
    await Promise.all(waiting.map((go) => go()));
    await page.goto('/products/all-day-tote-bag-terrazzo/');
    await addToCart(page);
    await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  });

  test('a cart page whose script got lost says so, and brings the cart when asked again', { tag: '@nightly' }, async ({
    page,
  }) => {
    let isLost = true;
    const asked = Promise.withResolvers<void>();
    // Where nobody asks the router does, once it has come: what it brings before the press has to wait for it.
    await page.route(/\/assets\/cart-contents-[^/]+\.js$/, (route) =>
      isLost ? route.abort() : asked.promise.then(() => route.continue()),
    );
    await page.goto('/my-cart/');
    const message = page.getByRole('alert').filter({ hasText: 'got lost on the way' });
    await expect(message).toBeVisible();
    isLost = false;
    await expect(page.getByRole('status', { name: 'Loading your bag' })).toHaveCount(0);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Try again' }).click();
    asked.resolve();
    await expect(page.getByRole('heading', { name: 'Nothing in here but sand' })).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});
