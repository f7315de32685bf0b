import { expect, type Page } from '@playwright/test';
import { follow, isPageData, openRouted } from '../../shopper/runtime.ts';
import { test } from '../../shopper/shop.ts';

const SLUGS = Array.from({ length: 9 }, (_, index) => `prefetched-${index}`);
/** A link that is out of view before its turn comes. */
const GONE = 'prefetched-and-gone';

test.use({ expectedNoise: /status of 404.*\/prefetched-0\/page-data\.json/ });

/** Time in the page, which passes only when it is told to. */
interface PageTime {
  now: number;
  pass(milliseconds: number): Promise<void>;
}

async function holdTime(page: Page): Promise<PageTime> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const time: PageTime = {
    now: 0,
    async pass(milliseconds) {
      time.now += milliseconds;
      await page.clock.runFor(milliseconds);
    },
  };
  return time;
}

/** Nine links in view beside those of the page, and when data is asked for ahead of time, in the page's own ms. */
async function nineLinks(page: Page, time: PageTime): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  await page.route('**/page-data/**/page-data.json', (route) => {
    const { pathname } = new URL(route.request().url());
    sent.set(pathname, time.now);
    if (!pathname.includes('prefetched')) return route.continue();
    // The first is not there: the others are got all the same.
    return pathname.includes('prefetched-0/')
      ? route.fulfill({ status: 404, body: '{}' })
      : route.fulfill({ body: '{}' });
  });
  await page.goto('/offline/');
  await expect(async () => {
    await time.pass(5);
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  }).toPass();
  const startedAt = time.now;
  await page.evaluate(
    (slugs) => {
      const place = document.createElement('p');
      Object.assign(place.style, { position: 'fixed', inset: '0 0 auto', background: 'white', zIndex: '999' });
      for (const slug of slugs) {
        const link = document.createElement('a');
        link.href = `/products/${slug}/`;
        link.dataset.link = '';
        link.textContent = slug;
        place.append(link, ' ');
      }
      document.body.append(place);
    },
    [...SLUGS, GONE],
  );
  // From the start of the first wait.
  time.now -= startedAt;
  return sent;
}

test('links in view are got four at a time, three seconds apart, whatever becomes of one (13.12, 13.19, F-2, F-6, X-6, RUN-016)', async ({
  page,
}) => {
  const time = await holdTime(page);
  const sent = await nineLinks(page, time);
  await time.pass(2_900);
  expect(sent.size).toBe(0);
  await page.locator(`a[href$="/${GONE}/"]`).evaluate((link) => {
    link.style.display = 'none';
  });
  await expect(async () => {
    await time.pass(250);
    expect([...sent.keys()].filter((path) => path.includes('prefetched'))).toHaveLength(9);
  }).toPass({ intervals: [100] });
  const times = [...sent.values()].sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  const pauses = gaps.flatMap((gap, index) => (gap > 2_500 ? [index + 1] : []));
  expect(pauses.slice(0, 2)).toEqual([4, 8]);
  expect([...sent.keys()].filter((path) => path.includes(GONE))).toEqual([]);
});

for (const [who, script] of [
  ['data savers', "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"],
  ['slow connections', "Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })"],
  ['crawlers', "Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })"],
] as const) {
  test(`nothing is got ahead of time for ${who} (13.12, F-1, X-6, RUN-017, RUN-018, RUN-019)`, async ({ page }) => {
    await page.addInitScript(script);
    const time = await holdTime(page);
    const sent = await nineLinks(page, time);
    await page.locator('a[href$="/prefetched-3/"]').dispatchEvent('pointerover');
    for (let seconds = 0; seconds < 10; seconds += 1) await time.pass(1_000);
    expect(sent.size).toBe(0);
  });
}

// Fingers do not hover.
test('hovering and then clicking a link asks for its data once (F-7, X-6)', { tag: '@desktop-only' }, async ({
  page,
}) => {
  await openRouted(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isPageData(pathname) && pathname.includes('/new-arrivals/')) sent.push(pathname);
  });
  const link = page.locator('header a[href="/collections/new-arrivals/"]').first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/collections/new-arrivals/');
  expect(sent).toEqual(['/page-data/collections/new-arrivals/page-data.json']);
});

test('four loads of one page at once are one, and two pages ask together which build is served (13.15, L-2)', async ({
  page,
}) => {
  await openRouted(page, '/offline/');
  const sent: string[] = [];
  await page.route('**/page-data/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    sent.push(pathname);
    // Fixed wait: stands for a server that takes a while, so that the four loads meet.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.evaluate(() => {
    const to = ['/size-guide/', '/size-guide/', '/size-guide/?x=1', '/size-guide/#y', '/lookbooks/'];
    const links = to.map((href) => Object.assign(document.createElement('a'), { href }));
    for (const link of links) link.dataset.link = '';
    document.querySelector('main')?.append(...links);
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  const own = (): string[] => sent.filter((path) => /app-data|size-guide|\/lookbooks\//.test(path)).toSorted();
  await expect
    .poll(own)
    .toEqual([
      '/page-data/app-data.json',
      '/page-data/lookbooks/page-data.json',
      '/page-data/size-guide/page-data.json',
    ]);
  // Fixed wait: a fourth request would come after the three have been answered.
  await page.waitForTimeout(1_000);
  expect(own()).toHaveLength(3);
});

test('the scripts of a product are here before anybody moves in a list, so that a card needs its data alone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/collections/tops/');
  await expect.poll(() => scripts.some((path) => path.includes('/product-page-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
  const before = scripts.length;
  const card = page.locator('main a[href^="/products/"]').first();
  await card.dispatchEvent('pointerover');
  await page.waitForResponse((response) => response.url().includes('/page-data/products/'));
  await page.waitForLoadState('networkidle');
  expect(scripts.slice(before)).toEqual([]);
});

test('on the way to a page all its scripts are asked for at once, those of its later parts too', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
  await openRouted(page, '/offline/');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/contact-page-*.js', (route) => promise.then(() => route.continue()));
  await follow(page, '/contact-us/');
  const isAskedFor = (name: string) => () => scripts.some((path) => path.startsWith(`/assets/${name}-`));
  for (const name of ['contact-page', 'contact-form', 'words']) await expect.poll(isAskedFor(name)).toBe(true);
  await expect(page).toHaveURL('/offline/');
  resolve();
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeVisible();
});
