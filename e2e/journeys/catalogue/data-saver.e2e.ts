import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { firstRequests } from '../../shopper/first-visit.ts';
import { expectAccessible, openAwake, test, untilHydrated, wake } from '../../shopper/shop.ts';

test.use({ pictures: true });

const SAVING = { 'save-data': 'on' };
const BROWSER_SAVES = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

/**
 * Bytes of an address as a browser is sent it for a page of the shop, asked again while its picture is being drawn, and cloth
 * stands in.
 */
async function bytesOf(address: string, headers: Record<string, string>): Promise<number> {
  let bytes = 0;
  await expect(async () => {
    const answer = await fetch(address, { headers: { ...headers, 'sec-fetch-site': 'same-origin' } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('cache-control'), address).not.toBe('no-store');
    const isPacked = /text|svg|javascript|json/.test(answer.headers.get('content-type') ?? '');
    bytes = isPacked ? gzipSync(body).byteLength : body.byteLength;
  }).toPass({ timeout: 60_000 });
  return bytes;
}

/** As many pictures as a phone fetches before anybody scrolls, in the width it fetches them in. */
const PICTURES_SHOWN = 8;

for (const [index, path] of ['/collections/tops/', '/products/kaila-top-wildflowers/'].entries()) {
  test(
    `a first view of ${path} weighs half where data is saved, of the very same page`,
    firstByDay(index),
    async ({ baseURL }) => {
      const [html, saved] = await Promise.all(
        [{}, SAVING].map(async (headers) => (await fetch(`${baseURL}${path}`, { headers })).text()),
      );
      expect(saved).toBe(html);
      // A provider elsewhere has its pictures on a host of its own.
      const pictures = [...(html ?? '').matchAll(/srcset="[^"]*?([^" ]*\/pictures\/[^" ]+@800\.webp) 800w"/gi)].map(
        ([, src = '']) => src,
      );
      const first = [...new Set(pictures)].slice(0, PICTURES_SHOWN);
      expect(first.length).toBeGreaterThan(4);
      const files = [path, ...firstRequests(html ?? '').slice(1), ...first].map((file) => new URL(file, baseURL).href);
      const weigh = async (headers: Record<string, string>): Promise<number> => {
        const weights = await Promise.all(files.map((file) => bytesOf(file, headers)));
        return weights.reduce((sum, weight) => sum + weight, 0);
      };
      const [whole, light] = [await weigh({}), await weigh(SAVING)];
      expect(light / whole).toBeLessThanOrEqual(0.5);
    },
  );
}

const sketches = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main li img')]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes('/p/'))
      .map(({ naturalWidth, clientWidth }) => naturalWidth * 2 < clientWidth),
  );

test('where the browser saves data pieces are sketches, and a tap brings the picture', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: SAVING,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(BROWSER_SAVES);
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await expect.poll(async () => (await sketches(page)).length).toBeGreaterThan(3);
  expect(new Set(await sketches(page))).toEqual(new Set([true]));
  await wake(page);
  const card = page.locator('main li[data-id]').first();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^See picture: / }).click();
  await expect(card.getByRole('button', { name: /^See picture: / })).toHaveCount(0);
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth * 2 > img.clientWidth),
    )
    .toBe(true);
  await expect(page).toHaveURL(/\/collections\/tops\/$/);

  await openAwake(page, '/products/kaila-top-wildflowers/');
  const slide = page.getByRole('list', { name: 'Product pictures' }).getByRole('listitem').first();
  await slide.getByText('See picture').click();
  await expect(slide.locator('img')).toHaveJSProperty(
    'naturalWidth',
    await slide.locator('img').evaluate((img) => img.clientWidth),
  );
  await slide.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('sketches of a part that is not alive yet get their buttons once it is, and nothing is drawn anew', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(SAVING);
  await page.addInitScript(BROWSER_SAVES);
  const part = Promise.withResolvers<void>();
  await page.route('**/assets/search-view-*.js', async (route) => {
    await part.promise;
    await route.continue();
  });
  await page.goto('/search/?q=leopard');
  await untilHydrated(page);
  const offers = page.getByRole('button', { name: /^See picture: / });
  const card = page.locator('main li[data-id]').first();
  const served = await card.elementHandle();
  const offering = page.waitForResponse(/\/assets\/offer-pictures-/);
  await wake(page);
  await offering;
  // Fixed wait: that nothing happens takes a while.
  await page.waitForTimeout(500);
  await expect(offers).toHaveCount(0);
  // Whatever else happens on the page, a part that sleeps is left in peace.
  const probes = await page.evaluate(async () => {
    let probes = 0;
    document.addEventListener('auxclick', () => (probes += 1), { capture: true });
    for (let turn = 0; turn < 5; turn += 1) {
      document.body.append(document.createComment('new'));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return probes;
  });
  expect(probes).toBeLessThan(5);
  part.resolve();
  await expect(card.getByRole('button', { name: /^See picture: / })).toBeVisible();
  expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a shopper chooses to save data, and it is remembered', { tag: '@nightly' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/size-guide/');
  await untilHydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await wake(page);
  const choice = page.getByRole('button', { name: 'Save data' });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  // From the next page on, also where it comes without a document.
  await page.getByRole('link', { name: 'Bluebird Bay, home' }).first().click();
  await expect(page.getByRole('button', { name: /^See picture: / }).first()).toBeAttached();
  await page.goto('/collections/bottoms/');
  await untilHydrated(page);
  await expect.poll(async () => (await sketches(page)).length).toBeGreaterThan(3);
  expect(new Set(await sketches(page))).toEqual(new Set([true]));
  await wake(page);
  await expect(page.getByRole('button', { name: /^See picture: / }).first()).toBeVisible();
  await wake(page);
  await page.getByRole('button', { name: 'Save data' }).click();
  await page.goto('/collections/one-pieces/');
  await untilHydrated(page);
  await expect.poll(async () => (await sketches(page)).includes(false)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('savesData'))).toBeNull();
  await context.close();
});
