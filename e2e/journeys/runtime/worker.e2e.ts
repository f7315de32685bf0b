import { RETIRING_WORKER } from '@bluebird-bay/server/pages/render/retiring-worker.ts';
import { expect, type Page, type Request } from '@playwright/test';
import { follow, isDocument, openRouted, requestsOf, waitForRouter } from '../../shopper/runtime.ts';
import { test as base, untilHydrated } from '../../shopper/shop.ts';
import { openShopProxy, type ShopProxy } from '../../shopper/shop-proxy.ts';

/** Pages without pictures: theirs have the shop's own address, where this proxy has another. */
const START = '/offline/';
const NEXT = '/size-guide/';
const NEXT_DATA = '/page-data/size-guide/page-data.json';

const test = base.extend<{ shopProxy: ShopProxy }>({
  shopProxy: async ({ baseURL }, use) => {
    const shopProxy = await openShopProxy(baseURL ?? '');
    await use(shopProxy);
    await shopProxy.close();
  },
});
test.use({
  pictures: true,
  serviceWorkers: 'allow',
  expectedNoise:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|page resources for \/my-cart\/ not found|Error during service worker|installing service worker became|only be used over HTTPS|bad HTTP response code|status of 503|status of 404.*\/(?:sw|lost)\.js/,
});

// Where links in view are got ahead of time, what a page asks for next would depend on how long it has been there.
test.beforeEach(({ page }) => page.addInitScript('delete window.IntersectionObserver'));

/** What the console has said so far. */
function heard(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** Waits until a worker is in control, with everything it brings along. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}

/** The browser finds what is at the worker's address now, and puts it in control. */
async function untilUpdated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await taken;
  });
}

/** What the worker says is for the console: nothing is put before a shopper (ERR-017). */
const expectNoNote = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

const newerWorker = (text: string): string => `${text}\n//`;

test('the first worker says that the shop is there offline; of a newer one the next page is a document (13.13, W-2, W-4, W-5, N-7, X-1, X-3, SWK-001, SWK-003, SWK-007)', async ({
  page,
  shopProxy,
}) => {
  const lines = heard(page);
  await openRouted(page, shopProxy.url + START);
  await untilControlled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${shopProxy.url}/`);
  expect(lines.filter((line) => line === 'Content is now available offline!')).toHaveLength(1);
  await expectNoNote(page);

  const documents = requestsOf(page, isDocument);
  // A minute later the next page looks whether there is a newer one, another minute later whoever comes back to the tab.
  let looks = 0;
  shopProxy.instead.set('/sw.js', (text) => {
    looks += 1;
    return text;
  });
  const aMinutePasses = (): Promise<void> =>
    page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 61_000;
    });
  await aMinutePasses();
  await follow(page, '/shipping-and-order-information/');
  await expect(page).toHaveURL(`${shopProxy.url}/shipping-and-order-information/`);
  await expect.poll(() => looks).toBe(1);
  await page.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration;
    const { update } = prototype;
    const sent: Promise<unknown>[] = [];
    prototype.update = function look() {
      const looked = update.call(this);
      sent.push(looked);
      return looked;
    };
    Object.assign(window, { looksOfThisPage: sent });
  });
  const comeBack = (): Promise<unknown> =>
    page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      // Whoever asked for the registration before has heard of it before.
      await navigator.serviceWorker.getRegistration();
      // One that looks for a newer one while another look is under way is told what that one finds.
      return (await Promise.all(Object.assign([], Reflect.get(window, 'looksOfThisPage')))).length;
    });
  expect(await comeBack()).toBe(0);
  await aMinutePasses();
  expect(await comeBack()).toBe(1);
  expect(documents).toEqual([]);

  shopProxy.instead.set('/sw.js', newerWorker);
  await untilUpdated(page);
  await follow(page, `${NEXT}?x=1#main`);
  await expect(page).toHaveURL(`${shopProxy.url}${NEXT}?x=1#main`);
  await untilHydrated(page);
  expect(documents).toEqual([NEXT]);
  // The one it took over from is no failure.
  expect(lines.filter((line) => line.includes('became redundant'))).toEqual([]);
});

test('where something could not be had before, a newer worker brings the page anew (W-4, X-3, SWK-004)', {
  tag: '@nightly',
}, async ({ page, shopProxy }) => {
  const lines = heard(page);
  await openRouted(page, shopProxy.url + START);
  await untilControlled(page);
  shopProxy.instead.set(NEXT_DATA, 503);
  let tries = 0;
  const countTry = (request: Request): void => {
    if (new URL(request.url()).pathname === NEXT_DATA && !request.serviceWorker()) tries += 1;
  };
  page.on('requestfailed', countTry);
  page.on('requestfinished', countTry);
  // Out of view, or it would be tried again ahead of time: a worker that is busy is not replaced, and with a debugger
  // attached, as here, a browser does not see when it is at rest again.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, hidden: true });
    link.dataset.link = '';
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, NEXT);
  // The first request and its three retries, all in vain: the page knows by now that something cannot be had.
  await expect.poll(() => tries).toBeGreaterThanOrEqual(4);
  await page.waitForLoadState('networkidle');
  const documents = requestsOf(page, isDocument);
  shopProxy.instead.set('/sw.js', newerWorker);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update()),
  ]);
  await untilHydrated(page);
  expect(lines).toContain('resources failed, SW updated - reloading');
  expect(documents).toEqual([START]);
});

/** From now on the proxy leads to a shop of which everything is as it was, save that it is another build. */
function deploy(shopProxy: ShopProxy, from: string, to: string): void {
  for (const path of [START, NEXT, '/page-data/app-data.json', '/sw.js'])
    shopProxy.instead.set(path, (text) => text.replaceAll(from, to));
}

test('two deploys while a worker of the last build is in control: each is one document, all of one build (W5, B-5, O-1, X-1, X-2, RUN-004, RUN-005, RUN-006)', async ({
  page,
  shopProxy,
}) => {
  await openRouted(page, shopProxy.url + START);
  await untilControlled(page);
  const build = (): Promise<string> =>
    page.evaluate(() => JSON.parse(document.getElementById('page-boot')?.textContent ?? '{}').buildHash);
  const caches = (): Promise<string[]> => page.evaluate(() => window.caches.keys());
  const first = await build();
  const [second, third] = [first.replace(/^..../, 'aaaa'), first.replace(/^..../, 'bbbb')];
  const documents = requestsOf(page, isDocument);
  // Pictures outlive a build, save where the worker is told to forget.
  const putMark = (): Promise<void> =>
    page.evaluate(async () => (await window.caches.open('shop-pictures')).put('/pictures/mark', new Response('')));
  const hasMark = (): Promise<boolean> =>
    page.evaluate(async () => (await window.caches.match('/pictures/mark')) !== undefined);

  await putMark();
  expect(await hasMark()).toBe(true);
  deploy(shopProxy, first, second);
  await follow(page, NEXT);
  await expect(page).toHaveURL(shopProxy.url + NEXT);
  await untilHydrated(page);
  expect(await build()).toBe(second);
  await expect.poll(hasMark).toBe(false);
  await waitForRouter(page);
  await expect.poll(caches).toContain(`shop-brought-${second}`);
  await expect.poll(caches).not.toContain(`shop-brought-${first}`);

  // The tab stays open over the next one; its worker is by then two builds behind.
  deploy(shopProxy, first, third);
  await follow(page, START);
  await expect(page).toHaveURL(shopProxy.url + START);
  await untilHydrated(page);
  expect(await build()).toBe(third);
  expect(documents).toEqual([NEXT, START]);
  expect(await page.evaluate(() => sessionStorage.getItem('reload-compilation-hash-match'))).toBeNull();

  // Servers that disagree, three by now: the document is loaded once more for each that is new, and the worker forgets with it.
  const said = [first.replace(/^..../, 'cccc'), first.replace(/^..../, 'dddd')];
  let times = 0;
  shopProxy.instead.set('/page-data/app-data.json', (text) =>
    text.replaceAll(first, said[times++ % said.length] ?? ''),
  );
  await putMark();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(hasMark).toBe(false);
  expect(documents.length).toBeLessThanOrEqual(5);
});

test('a worker that cannot be had, or not whole, or only over HTTPS, is told to the console (W-1, W-2, W-6, SWK-002, SWK-005, SWK-006, ERR-017)', {
  tag: '@nightly',
}, async ({ page, shopProxy }) => {
  const lines = heard(page);
  await openRouted(page, `${shopProxy.numberedUrl}${START}`);
  await expect
    .poll(() => lines)
    .toContain('Service workers can only be used over HTTPS, or on localhost for development');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expectNoNote(page);

  shopProxy.instead.set('/sw.js', 404);
  await openRouted(page, shopProxy.url + START);
  await expect
    .poll(() => lines.some((line) => line.startsWith('Error during service worker registration:')))
    .toBe(true);
  await expectNoNote(page);

  shopProxy.instead.delete('/sw.js');
  const script = await page.locator('script[data-entry]').getAttribute('data-entry');
  shopProxy.instead.set('/sw.js', (text) => text.replace(`"${script}"`, '"/assets/lost.js"'));
  await openRouted(page, shopProxy.url + START);
  await expect.poll(() => lines).toContain('The installing service worker became redundant.');
  await expectNoNote(page);
});

test('the worker that ends all workers leaves no cache and no worker behind (M-5, D20, W5)', {
  tag: '@nightly',
}, async ({ page, shopProxy }) => {
  await openRouted(page, shopProxy.url + START);
  await untilControlled(page);
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  shopProxy.instead.set('/sw.js', () => RETIRING_WORKER);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('about:blank');
  await page.goto(shopProxy.url + START);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** The browser saves data, in its pages and in its workers. */
const SAVES_DATA = "Object.defineProperty(self.navigator, 'connection', { value: { saveData: true } });";

/** How many files a worker has brought along and kept so far, and the pages among them. */
const kept = (page: Page): Promise<{ assets: number; pages: string[] }> =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const paths = (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    return {
      assets: paths.filter((path) => path.startsWith('/assets/')).length,
      pages: paths.filter((path) => path.endsWith('/')).sort(),
    };
  });

test('where data is saved the worker comes too, brings one page along, and keeps what was seen (SWK-001, SWK-008, RUN-018)', {
  tag: '@nightly',
}, async ({ page, context, shopProxy }) => {
  await page.addInitScript(SAVES_DATA);
  let brings = 0;
  shopProxy.instead.set('/sw.js', (text) => {
    brings = /"files":\[.*?\]/.exec(text)?.[0].match(/"\/assets\//g)?.length ?? 0;
    return SAVES_DATA + text;
  });
  await openRouted(page, shopProxy.url + NEXT);
  await untilControlled(page);
  // What was on show is taken from the browser's own cache.
  await expect.poll(async () => (await kept(page)).pages).toEqual(['/offline/', NEXT]);
  const { assets } = await kept(page);
  expect(assets).toBeGreaterThan(3);
  expect(assets).toBeLessThan(brings / 2);

  await follow(page, '/shipping-and-order-information/');
  await expect(page).toHaveURL(`${shopProxy.url}/shipping-and-order-information/`);
  await context.setOffline(true);
  await page.goto(shopProxy.url + NEXT);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-last-seen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Another page is the page for no connection, and alive.
  await page.goto(`${shopProxy.url}/my-cart/`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /last mast/i })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /still open/i }).getByRole('link')).toHaveCount(2);
});
