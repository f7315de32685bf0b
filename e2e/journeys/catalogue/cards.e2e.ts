import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { cartOf, linesOf } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const API = `**${API_PATH}`;

/** The first card of a list that can be bought in several sizes, brought to where a press need not scroll. */
async function firstToBuy(page: Page): Promise<Locator> {
  const card = page
    .locator('[data-page] > [data-id]')
    .filter({ has: page.getByRole('button', { name: /^Quick buy/ }) })
    .first();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return card;
}

const everyCard = (page: Page) => page.locator('[data-page] > [data-id]');

/** An amount of the default country as a shopper reads it; the database keeps it in centavos. */
const pesos = (centavos: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' }).format(centavos / 100);

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

test('the plus of a card opens its sizes, and the one that is pressed goes into the cart (CAT-076)', async ({
  page,
  rows,
  isMobile,
}) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await test.step('a card shows its picture, name and colourway (CAT-065)', async () => {
    const shown = await everyCard(page).evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img');
        const box = picture?.checkVisibility() ? picture.getBoundingClientRect() : undefined;
        return {
          handle: card.getAttribute('data-id'),
          title: card.querySelector<HTMLElement>('h2, h3')?.innerText,
          print: card.querySelector<HTMLElement>('p:not([data-currency])')?.innerText,
          alt: picture?.alt,
          spec: /\/(p\/[^@]+)@/.exec(picture?.src ?? '')?.[1],
          portrait: box && box.width > 100 ? (box.height / box.width).toFixed(2) : 'no picture',
        };
      }),
    );
    expect(shown).toHaveLength(24);
    const known = await rows<{ handle: string; title: string; print: string; alt: string; spec: string }>(
      `select product.handle, product.title, print.value as print, picture.alt, picture.spec
         from commerce.product as product
         join commerce.metafield as print
           on print.owner_type = 'product' and print.owner_id = product.id and print.key = 'print'
         join commerce.product_picture as picture on picture.product_id = product.id
        where product.handle = any($1)`,
      [shown.map(({ handle }) => handle)],
    );
    for (const { portrait, ...card } of shown) {
      expect(known).toContainEqual(card);
      expect(portrait, `${card.handle}, its height by its width`).toBe('1.25');
    }
  });
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
  // None is picked yet, not even the one that opened under the finger.
  const frames = await panel
    .locator('[data-size]:not([aria-disabled])')
    .evaluateAll((all) => all.map((tile) => getComputedStyle(tile).borderColor));
  if (isMobile) expect(new Set(frames).size).toBe(1);
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
  const line = linesOf(page);
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(title);
  await expect(line).toContainText(`, ${size}`);
  await expect(line.getByRole('link', { name: title })).toHaveAttribute('href', `/products/${handle}/`);
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

  for (const [index, { of, answer, reason, logged }] of TROUBLE.entries()) {
    test(`a quick buy says why beside the sizes, and the console "${logged}"`, firstByDay(index), async ({ page }) => {
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
      await expect(cartOf(page)).toBeHidden();
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

/** What a card says first: before these, others give way. */
const FIRST_TO_SAY = /^(Save \d+%|Almost gone|New arrival|Best seller|Final sale)$/;

test('badges say what is so (CAT-066, CAT-067, CAT-069), and a reduced product what it cost (CAT-068)', async ({
  page,
  rows,
}) => {
  const cards: Array<{ handle: string; badges: string[] }> = [];
  for (const collection of ['new-arrivals', 'best-sellers', 'final-sale', 'most-hugged']) {
    await page.goto(`/collections/${collection}/`);
    const shown = await everyCard(page).evaluateAll((all) =>
      all.map((card) => ({
        handle: card.getAttribute('data-id') ?? '',
        badges: [...card.querySelectorAll('span')]
          .filter((span) => span.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((span) => span.innerText),
      })),
    );
    cards.push(...shown);
  }
  const known = await rows<{ handle: string; tags: string[]; left: number }>(
    `select product.handle, product.tags, sum(variant.on_hand - variant.reserved)::int as left
       from commerce.product as product join commerce.variant as variant on variant.product_id = product.id
      where product.handle = any($1) group by product.id`,
    [cards.map(({ handle }) => handle)],
  );
  const tagsOf = new Map(known.map(({ handle, tags }) => [handle, tags]));
  const gone = new Set(known.filter(({ left }) => left <= 0).map(({ handle }) => handle));
  for (const [badge, tag] of Object.entries(BADGES)) {
    const saying = cards.filter(({ badges }) => badges.includes(badge));
    expect(saying, badge).not.toEqual([]);
    expect(
      saying.filter(({ handle }) => !tagsOf.get(handle)?.includes(tag)),
      `${badge}, and is not`,
    ).toEqual([]);
    const silent = cards.filter(({ handle, badges }) => tagsOf.get(handle)?.includes(tag) && !badges.includes(badge));
    // Two at most, the most telling first; what cannot come back says so before anything but one.
    const hasRoom = silent.filter(
      ({ handle, badges }) =>
        !gone.has(handle) && (tag === 'final-sale' || badges.filter((said) => FIRST_TO_SAY.test(said)).length < 2),
    );
    expect(hasRoom, `${badge}, and says nothing`).toEqual([]);
  }
  expect(cards.filter(({ handle, badges }) => gone.has(handle) !== badges.includes('Sold out'))).toEqual([]);

  await page.goto('/collections/sale/');
  const reduced = await everyCard(page).evaluateAll((all) =>
    all.map((card) => {
      const old = card.querySelector('s');
      return {
        handle: card.getAttribute('data-id') ?? '',
        said: card.querySelector('[data-currency]')?.textContent ?? '',
        badges: [...card.querySelectorAll('span')].map((span) => span.innerText),
        struck: old?.checkVisibility() ? getComputedStyle(old).textDecorationLine : 'nothing',
      };
    }),
  );
  const prices = new Map(
    (
      await rows<{ handle: string; price: number; was: number }>(
        `select product.handle, min(price.amount)::float8 as price, min(price.compare_at)::float8 as was
           from commerce.product as product
           join commerce.variant as variant on variant.product_id = product.id
           join commerce.variant_price as price on price.variant_id = variant.id and price.currency = 'PHP'
          where product.handle = any($1) group by product.handle`,
        [reduced.map(({ handle }) => handle)],
      )
    ).map((row) => [row.handle, row]),
  );
  expect(reduced).not.toEqual([]);
  for (const { handle, said, struck, badges } of reduced) {
    const { price, was } = prices.get(handle) ?? { price: 0, was: 0 };
    expect(was, handle).toBeGreaterThan(price);
    expect(said, handle).toBe(`Now ${pesos(price)}, was ${pesos(was)}`);
    expect(struck, handle).toBe('line-through');
    if (!badges.includes('Sold out'))
      expect(badges, handle).toContain(`Save ${Math.floor((1 - price / was) * 100 + 1e-9)}%`);
  }

  const final = cards.find(({ badges }) => badges.includes('Final sale'))?.handle;
  await page.goto(`/products/${final}/`);
  await expect(page.getByRole('main').getByText(/^Final sale\. .*no returns\.$/)).toBeVisible();
});

test.describe('where a script is lost', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ });

  test('sizes whose script is lost on the way say so, and the next press has them', async ({ page }) => {
    const script = '**/assets/frame-*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/collections/tops/');
    await untilHydrated(page);
    const card = await firstToBuy(page);
    const plus = card.getByRole('button', { name: /^Quick buy/ });
    await plus.click();
    await expect(card.getByRole('alert')).toHaveText('That did not load. Try again.');
    await expectAccessible(page);
    await page.unroute(script);
    await plus.click();
    await expect(card.getByRole('group', { name: 'Pick a size' })).toBeVisible();
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
});
