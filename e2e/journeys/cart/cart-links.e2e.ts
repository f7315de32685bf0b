import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addToCart, linesOf, openProduct, storedCartId } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const TOP = 'kaila-top-wildflowers';
const SAME_IN_ANOTHER_PRINT = 'kaila-top-passionfruit';

/** The numbers by which a product's sizes are known out in the world, in the order of its page. */
async function variantsOf(request: APIRequestContext, handle: string): Promise<readonly string[]> {
  const html = await (await request.get(`/products/${handle}/`)).text();
  return [...html.matchAll(/value="gid:\/\/shopify\/ProductVariant\/(\d+)"/g)].map(([, id = '']) => id);
}

const size = (page: Page, label: string) => page.getByRole('radio', { name: new RegExp(`^${label}(?:,|$)`) });

/** The shop is asked which variants a link names. */
const variantsAsked = (page: Page) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('LinkedVariants') ?? false);

/** Waits until a page that has heard what its link names has acted on it: what it asks for by then comes behind that. */
const followed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await (await fetch('/robots.txt')).text();
  });

/** What the bag's own page says of the link that led there. */
const told = (page: Page) => page.getByRole('main').getByRole('status');

const toast = (page: Page) => page.locator('.Toastify__toast');

test('a link to a variant opens its product with that size, also from another print', async ({ page, request }) => {
  const [, , third = ''] = await variantsOf(request, TOP);
  await page.goto(`/products/${TOP}?variant=${third}&utm_source=letter`);
  await untilHydrated(page);
  await expect(size(page, 'M')).toBeChecked();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/products/${TOP}/$`));

  await page.goto(`/products/${TOP}?variant=${encodeURIComponent(`gid://shopify/ProductVariant/${third}`)}`);
  await expect(size(page, 'M')).toBeChecked();
  await page.goto(`/products/${TOP}?Size=L`);
  await expect(size(page, 'L')).toBeChecked();

  const [, second = ''] = await variantsOf(request, SAME_IN_ANOTHER_PRINT);
  await page.goto(`/products/${TOP}?variant=${second}`);
  await page.waitForURL(`**/products/${SAME_IN_ANOTHER_PRINT}/?variant=${second}`);
  await expect(size(page, 'S')).toBeChecked();

  const asked = variantsAsked(page);
  await page.goto(`/products/${TOP}?variant=999999999999`);
  await (await asked).finished();
  await followed(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('input[name="size"]:checked')).toHaveCount(0);
});

for (const [what, print, nth] of [
  ['a size', TOP, 2],
  ['another print', SAME_IN_ANOTHER_PRINT, 1],
] as const) {
  test(`a link to ${what} changes nothing for whoever has picked a size by then`, async ({ page, request }) => {
    const named = (await variantsOf(request, print))[nth];
    const script = Promise.withResolvers<void>();
    const scripts = '**/assets/linked-variant-*.js';
    await page.route(scripts, (route) => script.promise.then(() => route.continue()));
    const wanted = page.waitForRequest(scripts);
    await page.goto(`/products/${TOP}/?variant=${named}`);
    const address = (await wanted).url();
    await size(page, 'L').check({ force: true });

    const led: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && led.push(one.url()));
    const asked = print === TOP ? undefined : variantsAsked(page);
    script.resolve();
    await page.evaluate((url) => import(url).then(() => undefined), address);
    await (await asked)?.finished();
    await followed(page);
    expect(led).toEqual([]);
    await expect(size(page, 'L')).toBeChecked();
  });
}

test('a link with a code puts it into the bag, leads on, and says which codes do not work', async ({
  page,
  request,
}) => {
  // Whoever only reads the address changes nothing, and is asked to keep it to themselves.
  const { status, headers, body } = await request.get('/discount/hellobay/').then(async (answer) => ({
    status: answer.status(),
    headers: answer.headers(),
    body: await answer.text(),
  }));
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(body).not.toMatch(/hellobay/i);

  await page.goto('/offline/');
  const before = await page.evaluate(() => window.history.length);
  await page.goto('/discount/hellobay?redirect=/collections/tops/%3Fsize=M');
  await page.waitForURL('**/collections/tops/?size=M');
  await expect(toast(page)).toHaveText('HELLOBAY is in your bag, and comes off as soon as there is something for it.');
  expect(await storedCartId(page)).not.toBeNull();
  // Back leads out of the shop, not into the link once more.
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);

  await openProduct(page, TOP, 'M');
  const drawer = await addToCart(page);
  await expect(drawer.getByRole('button', { name: 'Remove code HELLOBAY' })).toBeVisible();
  await page.goto('/discount/HELLOBAY');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(toast(page)).toHaveText('HELLOBAY is in your bag.');

  for (const [code, words] of [
    ['TIDES', 'TIDES is not one of our codes. Check the spelling.'],
    ['summer20', 'SUMMER20 ended on 31 August.'],
  ] as const) {
    await page.goto(`/discount/${code}?redirect=//evil.example/`);
    await expect(told(page).filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('link', { name: 'On to the shop' })).toHaveAttribute('href', '/');
    // What was there is there still.
    await expect(page.getByRole('main').getByRole('button', { name: 'Remove code HELLOBAY' })).toBeVisible();
  }
  await expectAccessible(page);

  // One link may lead to the next.
  await page.goto('/discount/hellobay?redirect=/discount/TIDES');
  await expect(told(page).filter({ hasText: 'TIDES is not one of our codes.' })).toBeVisible();
});

test('a link to a bag puts its pieces beside what is there, once, and says what cannot be had', async ({
  page,
  request,
  rows,
}) => {
  const [, small = '', medium = ''] = await variantsOf(request, TOP);
  const [, , other = ''] = await variantsOf(request, SAME_IN_ANOTHER_PRINT);
  await rows(
    `update commerce.variant v set on_hand = 0, reserved = 0 from commerce.product p
     where p.id = v.product_id and p.handle = $1 and v.option_value = 'M' returning v.id`,
    [SAME_IN_ANOTHER_PRINT],
  );
  await openProduct(page, TOP, 'S');
  await addToCart(page);

  await page.goto(`/cart/${small}:1,${medium}:2,${other}:1,999999999999:1?discount=hellobay`);
  await page.waitForURL(({ pathname }) => pathname === '/my-cart/');
  const main = page.getByRole('main');
  const notice = told(page).filter({ hasText: 'is sold out.' });
  await expect(notice).toContainText('Passionfruit, M is sold out.');
  await expect(notice).toContainText('One piece in your link has left the shop.');
  await expect(notice).toContainText('The rest of your link is in your bag.');
  await expect(notice).toContainText('HELLOBAY is in your bag.');
  await expectAccessible(page);
  await expect(linesOf(page, main)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Bag, 3 pieces' }).first()).toBeVisible();

  await page.reload();
  await expect(linesOf(page, main)).toHaveCount(2);
  await page.goto(`/cart/${small}:1,${medium}:2`);
  await page.waitForURL(({ pathname }) => pathname === '/my-cart/');
  await expect(told(page).filter({ hasText: 'Everything in your link is in your bag.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bag, 3 pieces' }).first()).toBeVisible();

  await page.goto('/cart/nothing-in-it');
  await expect(told(page).filter({ hasText: 'That link names no pieces, so your bag is as it was.' })).toBeVisible();
});
