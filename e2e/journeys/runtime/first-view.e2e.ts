import { expect, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { untilDrawn } from '../../shopper/drawn-pictures.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

const PRODUCT = '/products/kaila-top-wildflowers/';
const KB = 1000;
/** What a phone asks for before everything seen first is there; scripts and what is out of sight come after it. */
const MOST_BEFORE_LOAD_KB = 130;
/** Of that, with all that comes by itself until the shopper moves: scripts, the closed bag and its styles, pictures nearby. */
const MOST_UNTOUCHED_KB = 340;

/** Pictures that are asked for, in order; those of products by their shape and print. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, picture] = /\/pictures\/\w+\/([^@]+)@/.exec(request.url()) ?? [];
    if (picture) asked.push(picture);
  });
  return asked;
}

/** Holds the page's first script until what is returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', (route) => promise.then(() => route.continue()));
  return resolve;
}

test('pictures out of sight are asked for when the shopper moves, what is in sight before anything', async ({
  page,
}) => {
  const asked = picturesOf(page);
  await page.goto('/');
  await untilHydrated(page);
  expect(asked[0]).toMatch(/^s\/hero/);
  const above = asked.length;
  await page.mouse.wheel(0, 10);
  await expect.poll(() => asked.length).toBeGreaterThan(above + 5);
  // Nothing is left where it was held.
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('img[style*="translate"]').length)).toBe(0);
});

test('a press on a link, and what a panel is told, ask for nothing out of sight of the page that goes; a press elsewhere does', async ({
  page,
}) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const held = () => page.evaluate(() => document.querySelectorAll('img[style*="translate"]').length);
  expect(await held()).toBeGreaterThan(0);
  await page.locator('main a[href^="/products/"]').first().dispatchEvent('pointerdown');
  expect(await held()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Search the bay' }).dispatchEvent('click');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').pressSequentially('h');
  expect(await held()).toBeGreaterThan(0);
  // So it is when that page lets go of the focus, right before the other takes its place.
  await page.locator('#page-focus').evaluate((around) => {
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  });
  expect(await held()).toBeGreaterThan(0);
  await page.locator('main h1').dispatchEvent('pointerdown');
  expect(await held()).toBe(0);
});

// A desktop shows small ones of all beside the large one.
test('what a swipe leads to is not nearby: it waits for the finger', { tag: '@phone-only' }, async ({ page }) => {
  const asked = picturesOf(page);
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked.filter((picture) => /\/(?:back|model)-/.test(picture))).toEqual([]);
});

test('scripts begin when what is seen first is here', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const isScript = (path: string): boolean => path.endsWith('.js');
  await page.route('**/flat-0@*', (route) => promise.then(() => route.continue()));
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((path) => path.includes('/flat-0@'))).toBe(true);
  expect(asked.filter(isScript)).toEqual([]);
  resolve();
  await untilHydrated(page);
  expect(asked.findIndex(isScript)).toBeGreaterThan(asked.findIndex((path) => path.includes('/flat-0@')));
});

test('what is pressed before there are scripts is done once they are here', async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  const size = page.getByRole('radio', { disabled: false }).and(page.locator('[name="size"]:not([data-out])')).first();
  await size.check({ force: true });
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click();
  await expect(page).toHaveURL(PRODUCT);
  come();
  await expect(page.getByRole('dialog', { name: /bag/i })).toContainText('Kaila');
});

test('an account’s page says before its scripts are here what whoever is not signed in can do, and nothing of it to others', async ({
  page,
}) => {
  const come = await holdScripts(page);
  const prompt = page.getByRole('heading', { name: 'Sign in to come in' });
  const waiting = page.getByRole('status', { name: 'Loading your account' });
  await page.goto('/user-account/order-history/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(prompt).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('customerAccessToken', '{"accessToken":"not-any-more","expiresAt":"2020-01-01T00:00:00Z"}'),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(waiting).toBeVisible();
  await expect(prompt).toBeHidden();
  come();
  // What lay there opens nothing: whoever comes is a visitor after all.
  await expect(prompt).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test.describe('scripts that cannot be had', () => {
  test.use({ expectedNoise: /ERR_FAILED|preloaded using link preload but not used/ });

  test('a form whose scripts are lost goes the way it goes without', async ({ page }) => {
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    await page.goto('/');
    const signUp = page.locator('form[action="/sign-up/"]');
    await signUp.getByRole('textbox').fill('ada.first-view@example.com');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
    await signUp.getByRole('button').click();
    expect((await sent).postData()).toContain('ada.first-view%40example.com');
  });
});

for (const [index, path] of [
  '/',
  '/collections/the-sunsoaked-collection/',
  PRODUCT,
  '/search/?q=top',
  '/lookbooks/',
  '/lookbooks/afterglow/',
  '/account/sign-in/',
  '/reviews/',
  '/student-discount/',
  '/marlo-dolls/',
  '/accessibility/',
].entries()) {
  const title = `${path} asks a phone for little before it is seen, and until it is touched @phone-only`;
  test(title, firstByDay(index), async ({ page, browser }) => {
    // More than the patience with what is drawn for the first time.
    test.setTimeout(180_000);
    // Scripts do not wait for pictures that are still being drawn.
    const earlier = await browser.newPage();
    await earlier.goto(path);
    expect(await untilDrawn(earlier)).toBe(0);
    await earlier.close();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const beforeLoad = new Set<string>();
    const weights = new Map<string, number>();
    let isLoaded = false;
    page.on('load', () => {
      isLoaded = true;
    });
    cdp.on('Network.requestWillBeSent', ({ requestId }) => void (isLoaded || beforeLoad.add(requestId)));
    cdp.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }) => void weights.set(requestId, encodedDataLength),
    );
    await page.goto(path, { waitUntil: 'load' });
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const sum = (of: Iterable<number>): number => [...of].reduce((all, one) => all + one, 0) / KB;
    expect(sum([...beforeLoad].map((id) => weights.get(id) ?? 0))).toBeLessThanOrEqual(MOST_BEFORE_LOAD_KB);
    expect(sum(weights.values())).toBeLessThanOrEqual(MOST_UNTOUCHED_KB);
  });
}
