import { expect, type Page, type Route } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** The twelve colours in their order (specification §3). */
const COLOURS = 'Red Orange Yellow Green Blue Purple Pink White Black Beige Brown Multi'.split(' ');

const cards = (page: Page) => page.locator('[data-page] > [data-id]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a collection goes on from page to page', async ({ page }) => {
    await page.goto('/collections/tops/');
    await expect(cards(page)).toHaveCount(24);
    const first = await cards(page).first().getAttribute('data-id');
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(page).toHaveURL(/\/collections\/tops\/page\/2\/$/);
    await expect(page.getByText(/^Pieces 25 to 48 of \d+$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    expect(await cards(page).first().getAttribute('data-id')).not.toBe(first);
    await page.getByRole('link', { name: 'Show earlier pieces' }).click();
    await expect(page).toHaveURL(/\/collections\/tops\/$/);
  });

  test('there is no page beyond the last', async ({ page }) => {
    const answer = await page.goto('/collections/tops/page/99/');
    expect(answer?.status()).toBe(404);
  });
});

for (const [index, { list, grown, narrowed }] of [
  { list: '/collections/tops/', grown: /\/collections\/tops\/page\/4\/$/, narrowed: false },
  { list: '/collections/all/?colour=blue', grown: /\/collections\/all\/\?colour=blue$/, narrowed: true },
].entries()) {
  test(`${list} grows in place, and Back finds it as it was left`, firstByDay(index), async ({ page }) => {
    await page.goto(list);
    await untilHydrated(page);
    // Until it is here the collection shows as it hangs, and who asks for more of that has asked for something else.
    if (narrowed) await page.getByRole('button', { name: 'Remove Blue' }).waitFor();
    for (const seen of [48, 72, 96]) {
      await page.getByText(/^Show 24 more$/).click();
      await expect(page.getByText(new RegExp(`^You’ve seen ${seen} of \\d+$`))).toBeVisible();
      await expect(cards(page)).toHaveCount(seen);
    }
    await expect(page).toHaveURL(grown);
    const product = cards(page).nth(84);
    const link = product.getByRole('link');
    // In the middle, where a click need not scroll.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(96);
    await expect(product).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });
}

test('a reload shows the page the shopper was on, and the way to what came before', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Show 24 more' }).click();
  await expect(page).toHaveURL(/\/page\/2\/$/);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(/^Pieces 25 to 48 of \d+$/)).toBeVisible();
  const first = cards(page).first();
  const product = await first.getAttribute('data-id');
  await page.getByRole('link', { name: 'Show earlier pieces' }).scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await page.getByRole('link', { name: 'Show earlier pieces' }).click();
  await expect(cards(page)).toHaveCount(48);
  const after = await page.locator(`[data-id="${product}"]`).boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, -1);
});

test('a page further down is accessible', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/collections/tops/page/2/');
  await untilHydrated(page);
  await expectAccessible(page);
});

test('a colour and an order narrow the list, and Back widens it again (CAT-070…073)', async ({ page, rows }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const all = await page.getByRole('status').filter({ hasText: 'pieces' }).first().innerText();
  await page.getByRole('button', { name: 'Filter' }).click();
  const twelve = page.getByRole('group', { name: 'Colour', exact: true }).getByRole('checkbox');
  await expect(twelve).toHaveCount(12);
  expect(
    await twelve.evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.map(({ name, value, labels }) => {
        const [label] = labels ?? [];
        return {
          id: name,
          value,
          name: label?.innerText.replace(/\s+\d+$/, ''),
          swatch: label?.querySelector('img')?.src,
        };
      }),
    ),
  ).toEqual(
    COLOURS.map((colour, place) => ({
      id: `print-${String(place + 1).padStart(2, '0')}`,
      value: `filter_${colour.toLowerCase()}`,
      name: colour === 'Multi' ? 'Multi Color' : colour,
      swatch: expect.stringMatching(/\/pictures\/.+\/t\/[\w-]+@400\.webp$/),
    })),
  );
  for (const size of ['S', 'M', 'L', 'XL'])
    await expect(page.getByRole('button', { name: new RegExp(`^${size} \\d+ pieces$`) })).toBeVisible();
  await expect(page.getByRole('button', { name: '+ XL and up' })).toBeVisible();
  const red = page.getByRole('checkbox', { name: 'Red' });
  await red.check();
  await expect(page).toHaveURL(/\/collections\/tops\/\?colour=red$/);
  const promised = /Red (\d+)/.exec(await page.locator('label', { has: red }).innerText())?.[1];
  // Where a sheet covers the list, nobody hears what is said of it behind.
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const said = ((await sheet.isVisible()) ? sheet : page).getByRole('status');
  await expect(said.filter({ hasText: `${promised} pieces` })).toBeAttached();
  await expectAccessible(page);

  if (await sheet.isVisible()) await page.getByRole('button', { name: `Show ${promised} pieces` }).click();
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await expect(page).toHaveURL(/\?colour=red&sort=price-up$/);
  // The address is there first; the list follows.
  await expect(async () => {
    const shown = await cards(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
    const found = await rows<{ handle: string; price: number }>(
      `select product.handle, min(price.amount)::float8 as price from commerce.product as product
         join commerce.variant as variant on variant.product_id = product.id
         join commerce.variant_price as price on price.variant_id = variant.id and price.currency = 'PHP'
        where product.handle = any($1) and 'filter_red' = any(product.tags) group by product.handle`,
      [shown],
    );
    const priceOf = new Map(found.map(({ handle, price }) => [handle, price]));
    const prices = shown.map((handle) => priceOf.get(handle ?? ''));
    expect(prices).not.toContain(undefined);
    expect(prices).toEqual(prices.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  }).toPass({ timeout: 20_000 });

  await page.goBack();
  await expect(page).toHaveURL(/\?colour=red$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/collections\/tops\/$/);
  await expect(page.getByRole('status').filter({ hasText: all })).toBeAttached();
});

test('cuts widen each other, a cover narrows them, and lists without any offer neither', async ({ page, rows }) => {
  await page.goto('/collections/bottoms/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const cuts = page.getByRole('group', { name: 'Cut', exact: true });
  await expect(cuts.getByRole('checkbox')).toHaveCount(5);
  await cuts.getByRole('checkbox', { name: /^Tie-side/ }).check();
  await expect(page).toHaveURL(/\?cut=tie-side$/);
  await cuts.getByRole('checkbox', { name: /^High-waist/ }).check();
  await expect(page).toHaveURL(/\?cut=high-waist,tie-side$/);
  // Two cuts have a cover each: what is full are the high waists.
  const covers = page.getByRole('group', { name: 'Cover', exact: true });
  await covers.getByRole('checkbox', { name: /^Full/ }).check();
  await expect(page).toHaveURL(/\?cut=high-waist,tie-side&cover=full$/);
  // What would leave nothing stays where it is, and cannot be ticked.
  await expect(cuts.getByRole('checkbox', { name: /^Cheeky/ })).toBeDisabled();
  const [{ handles = [] } = {}] = await rows<{ handles: string[] }>(
    `select array_agg(handle) as handles from commerce.product where kind = 'bottoms' and title ilike '%high-waist%'`,
    [],
  );
  const shown = await page.getByRole('dialog', { name: 'Filters' }).isVisible();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${handles.length} pieces` })
      .first(),
  ).toBeAttached();
  await expectAccessible(page);
  if (shown) await page.getByRole('button', { name: `Show ${handles.length} pieces` }).click();
  await expect
    .poll(async () => {
      const listed = await cards(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-id') ?? ''));
      return listed.length > 0 && listed.every((handle) => handles.includes(handle));
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Remove Full cover' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\?cut=high-waist,tie-side$/);

  await page.goto('/collections/hats/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('group', { name: 'Kind', exact: true })).toBeVisible();
  await expect(cuts).toHaveCount(0);
  await expect(covers).toHaveCount(0);
});

test('a size counts, and lists, what can be had in it, and is asked for while the press lasts', async ({
  page,
  rows,
}) => {
  // Of a kind whose stock no other journey changes: they run at the same time.
  const [{ there = 0, all = 0 } = {}] = await rows<{ there: number; all: number }>(
    `select count(distinct p.id) filter (where v.on_hand > v.reserved)::int as there, count(distinct p.id)::int as all
       from commerce.product p join commerce.variant v on v.product_id = p.id
       where p.kind = 'one-piece' and v.option_value = 'XXL'`,
    [],
  );
  expect(all).toBeGreaterThan(there);
  await page.goto('/collections/one-pieces/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const xxl = page.getByRole('button', { name: `XXL ${there} pieces` });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"XXL"')) asked.push(request.url());
  });
  await xxl.hover();
  await page.mouse.down();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/\/collections\/one-pieces\/$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\?size=XXL$/);
  await expect(page.getByRole('button', { name: `XXL ${there} pieces`, pressed: true })).toBeVisible();
  await expect(page.getByText('What can be had in XXL.')).toBeVisible();
  await expect(page.getByText(`${there} pieces`, { exact: true }).first()).toBeAttached();
  expect(asked).toHaveLength(1);
});

/** Opens the filters of a list; what is asked of the provider once `pink` is pressed goes the way of `answer`. */
async function pinkFilter(page: Page, answer: (route: Route) => Promise<void>) {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const pink = page.getByRole('checkbox', { name: 'Pink' });
  await expect(pink).toBeEnabled();
  await page.route(
    (url) => url.pathname.endsWith('graphql.json'),
    (route, request) => (request.postData()?.includes('"filter_pink"') ? answer(route) : route.continue()),
  );
  return pink;
}

test('the first of what a colour finds hang there before the answer, which goes on behind them', async ({ page }) => {
  const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>();
  const pink = await pinkFilter(page, (route) => letThrough.then(() => route.continue()));
  const shown = () => cards(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
  const before = await shown();
  await pink.check();
  const list = page.locator('[aria-busy="true"]').filter({ has: cards(page) });
  await expect.poll(async () => (await shown()).length).toBeLessThan(24);
  const foreseen = await shown();
  expect(foreseen.length).toBeGreaterThan(0);
  expect(before.filter((handle) => foreseen.includes(handle))).toEqual(foreseen);
  await expect(list).toBeAttached();
  // How many there are is not known yet: nothing is said of it.
  await expect(page.getByText(/^You’ve seen/)).toHaveCount(0);
  answer();
  await expect(cards(page)).toHaveCount(24);
  expect((await shown()).slice(0, foreseen.length)).toEqual(foreseen);
});

test.describe('when the answer does not come', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ });

  test('the list is as it was before', async ({ page, isMobile }) => {
    const pink = await pinkFilter(page, (route) => route.abort());
    await pink.check();
    // On phones the sheet of filters hides the list, and what is said above it.
    const shown = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
    await expect(shown.getByText('The list did not come through.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });
});

test('filters that leave nothing can be taken back one by one', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/collections/accessories/?colour=purple&price=90000-');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Not in this drawer' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove From/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\?colour=purple$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a collection of a single product leads on', { tag: '@nightly' }, async ({ page, rows }) => {
  const [single] = await rows<{ handle: string }>(
    `select collection.handle from commerce.collection as collection
       join commerce.collection_product as member on member.collection_id = collection.id
      where collection.handle like 'usd_%' group by 1 having count(*) = 1 limit 1`,
  );
  await page.goto(`/collections/${single?.handle}/`);
  await untilHydrated(page);
  await expect(cards(page)).toHaveCount(1);
  const company = page.getByRole('region', { name: 'While you are here' });
  await expect(company.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await company.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
});
