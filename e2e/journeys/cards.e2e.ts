import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

const API = '**/api/2025-07/graphql.json';
const bagOf = (page: Page) => page.getByRole('dialog', { name: 'Bag' });

/** The first card of a list that can be bought in several sizes, brought to where a press need not scroll. */
async function firstToBuy(page: Page): Promise<Locator> {
  const card = page
    .locator('[data-page] > [data-id]')
    .filter({ has: page.getByRole('button', { name: /^Quick buy/ }) })
    .first();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return card;
}

/** What lies under the middle and the corners of `inner` is all `outer`'s. */
async function covers(outer: Locator, inner: Locator): Promise<boolean> {
  const [over, under] = [await outer.boundingBox(), await inner.boundingBox()];
  return (
    over !== null &&
    under !== null &&
    over.x <= under.x &&
    over.y <= under.y &&
    over.x + over.width >= under.x + under.width &&
    over.y + over.height >= under.y + under.height
  );
}

test('the plus of a card opens its sizes, and the one that is pressed goes into the bag', async ({ page, rows }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const card = await firstToBuy(page);
  const handle = await card.getAttribute('data-id');
  const title = await card.getByRole('heading').innerText();
  const plus = card.getByRole('button', { name: /^Quick buy/ });
  await expect(plus).toHaveAttribute('aria-expanded', 'false');
  await plus.click();

  const panel = card.getByRole('group', { name: 'Pick a size' });
  const sizes = await rows<{ name: string; left: number }>(
    `select variant.option_value as name, variant.on_hand - variant.reserved as left
       from commerce.variant as variant join commerce.product as product on product.id = variant.product_id
      where product.handle = $1 order by variant.position`,
    [handle],
  );
  const tiles = panel.locator('[data-size]');
  await expect(tiles).toHaveCount(sizes.length);
  expect(sizes.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  for (const [place, { name, left }] of sizes.entries()) {
    await expect(tiles.nth(place)).toContainText(name);
    if (left <= 0) await expect(tiles.nth(place)).toHaveAccessibleName(`${name}, sold out`);
  }
  await expect(panel).toHaveCSS('opacity', '1');
  // Half a target is none: nothing of the plus is left to be hit beside the sizes.
  await expect.poll(() => covers(panel, plus)).toBe(true);
  await expectAccessible(page);

  const size = sizes.find(({ left }) => left > 1)?.name ?? 'no size left';
  await expect(panel.locator(':focus')).toHaveAttribute('data-size', '');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(plus).toBeFocused();
  await plus.click();
  await panel.getByRole('button', { name: new RegExp(`^${size}\\b`) }).click();
  const line = bagOf(page).getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(title);
  await expect(line).toContainText(`, ${size}`);
  await page.keyboard.press('Escape');
  await expect(plus).toBeFocused();
});

const REFUSAL = { code: 'INVALID', field: ['lines', '0'], message: 'Only members can buy this one.' };

/** What goes wrong with an add, what the shopper reads and what the console keeps (specification §8). */
const TROUBLE = [
  {
    of: 'cartLinesAdd',
    answer: { data: { cartLinesAdd: { cart: null, userErrors: [REFUSAL], warnings: [] } } },
    reason: REFUSAL.message,
    logged: 'User errors',
  },
  {
    of: 'cartLinesAdd',
    answer: { errors: [{ message: 'Nobody at the till', extensions: { code: 'ACCESS_DENIED' } }] },
    reason: /\w+/,
    logged: 'GraphQL errors',
  },
  {
    of: 'cartCreate',
    answer: { data: { cartCreate: { cart: null, userErrors: [REFUSAL], warnings: [] } } },
    reason: /\w+/,
    logged: 'Cart creation error',
  },
];

test.describe('where the provider refuses', () => {
  test.use({ expectedNoise: /^(User errors|GraphQL errors|Cart creation error)/ });

  for (const { of, answer, reason, logged } of TROUBLE) {
    test(`a quick buy says why beside the sizes, and the console "${logged}"`, async ({ page }) => {
      await page.goto('/collections/tops/');
      await untilHydrated(page);
      const card = await firstToBuy(page);
      await page.route(API, (route) =>
        (route.request().postData() ?? '').includes(of) ? route.fulfill({ json: answer }) : route.continue(),
      );
      await card.getByRole('button', { name: /^Quick buy/ }).click();
      const panel = card.getByRole('group', { name: 'Pick a size' });
      const heard = page.waitForEvent('console', (message) => message.text().startsWith(logged));
      await panel.locator('[data-size]:not([aria-disabled])').first().click();
      await heard;
      await expect(panel.getByRole('status')).toHaveText(reason);
      await expect(bagOf(page)).toBeHidden();
      await expectAccessible(page);
    });
  }
});

const BADGES: Readonly<Record<string, string>> = {
  'New arrival': 'new',
  'Best seller': 'best-seller',
  'Final sale': 'final-sale',
  'Most hugged': 'hug',
};

test('badges say what is so, and a reduced piece what it cost', async ({ page, rows }) => {
  const said: Array<{ handle: string; badge: string }> = [];
  for (const collection of ['new-arrivals', 'best-sellers', 'final-sale', 'most-hugged']) {
    await page.goto(`/collections/${collection}/`);
    const spans = await page.locator('[data-page] > [data-id] span').evaluateAll((all) =>
      all.map((span) => ({
        handle: span.closest('[data-id]')?.getAttribute('data-id') ?? '',
        badge: span.textContent ?? '',
      })),
    );
    said.push(...spans.filter(({ badge }) => badge in BADGES));
  }
  const tags = new Map(
    (
      await rows<{ handle: string; tags: string[] }>(
        'select handle, tags from commerce.product where handle = any($1)',
        [said.map(({ handle }) => handle)],
      )
    ).map((row) => [row.handle, row.tags]),
  );
  for (const [badge, tag] of Object.entries(BADGES)) {
    const handles = said.filter((one) => one.badge === badge).map(({ handle }) => handle);
    expect(handles, badge).not.toEqual([]);
    expect(
      handles.filter((handle) => !tags.get(handle)?.includes(tag)),
      badge,
    ).toEqual([]);
  }

  await page.goto('/collections/sale/');
  const price = page
    .locator('[data-page] > [data-id]')
    .filter({ hasText: /Save \d+%/ })
    .first();
  await expect(price).toContainText(/Now ₱[\d,.]+, was ₱[\d,.]+/);
  await expect(price.locator('s')).toHaveText(/^₱/);
});

test('a look at a card by mouse shows it worn, and its sizes', { tag: '@desk-only' }, async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const card = await firstToBuy(page);
  await expect(card.getByText('+', { exact: true })).toBeHidden();
  await card.hover();
  await expect(card.getByText('XL', { exact: true })).toBeVisible();
  await expect(card.getByText('+', { exact: true })).toBeVisible();
});
