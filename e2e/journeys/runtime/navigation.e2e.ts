import { expect, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { follow, isDocument, isPageData, openRouted, requestsOf, waitForRouter } from '../../shopper/runtime.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const LIST = '/collections/tops/';
const PRODUCT = '/products/kaila-top-wildflowers/';

const announcer = (page: Page) => page.locator('#route-announcer');
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('going on, back and forward: one entry each, focus, scroll and voice in their places (13.1, 13.2, 13.3, 13.17, S-13, N-11, C-1, C-4, R-1, RTE-069, RTE-072)', async ({
  page,
}) => {
  await openRouted(page, '/');
  await expect(announcer(page)).toBeEmpty();
  expect(
    await page.evaluate(() => [
      document.activeElement?.tagName,
      sessionStorage.getItem('reload-compilation-hash-match'),
    ]),
  ).toEqual(['BODY', null]);

  await scrollTo(page, 500);
  const entries = await page.evaluate(() => history.length);
  const data = requestsOf(page, isPageData);
  await follow(page, LIST);
  await expect(page).toHaveURL(LIST);
  await expect(announcer(page)).toHaveText('Navigated to Tops');
  expect(await page.evaluate(() => [history.length, typeof history.state.key, document.activeElement?.id])).toEqual([
    entries + 1,
    'string',
    'page-focus',
  ]);
  expect(await scrollY(page)).toBe(0);
  // One of everything in the head, and it is the new page's (H-7).
  await expect(page).toHaveTitle(/^Tops/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${LIST}$`));
  const stored = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => key.startsWith('@@scroll|/|')),
  );
  expect(stored.map(([, y]) => y)).toEqual(['500']);
  await expectAccessible(page);

  await scrollTo(page, 1200);
  const sent = data.length;
  await page.goBack();
  await expect(announcer(page)).toHaveText(/^Navigated to (?!Tops)/);
  await expect.poll(() => scrollY(page)).toBe(500);
  await page.goForward();
  await expect(announcer(page)).toHaveText('Navigated to Tops');
  await expect.poll(() => scrollY(page)).toBe(1200);
  expect(data.slice(sent).filter((path) => path.includes('/tops/') || path.includes('/index/'))).toEqual([]);

  await test.step('focus stays where the page does, and the frame leaves the tab order (R-1, X-11)', async () => {
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('main a[href]');
      link?.classList.add('focused-before');
      link?.focus();
    });
    expect(await page.evaluate(() => document.getElementById('page-focus')?.hasAttribute('tabindex'))).toBe(false);
    await page.evaluate(() => {
      const said: string[] = [];
      const voice = document.getElementById('route-announcer');
      if (voice) new MutationObserver(() => said.push(voice.innerText)).observe(voice, { childList: true });
      Object.assign(window, { said });
    });
    const said = (): Promise<string[]> => page.evaluate('window.said');
    for (const place of ['?x=1', '?x=1#main-of-nothing']) {
      await follow(page, LIST + place);
      await expect(page).toHaveURL(LIST + place);
      // The same name is said again, as it is another page; of another place in the page nothing is said.
      await expect.poll(said).toEqual(['', 'Navigated to Tops']);
      expect(await focused()).toContain('focused-before');
    }
  });

  await test.step('a link to the page one is on adds no entry, one to its top leads there (N-3, C-6)', async () => {
    const before = await page.evaluate(() => [history.length, history.state.key]);
    await scrollTo(page, 700);
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      link.dataset.link = '';
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, LIST);
    await expect(page).toHaveURL(LIST);
    await expect.poll(() => scrollY(page)).toBe(0);
    const [length, key] = await page.evaluate(() => [history.length, history.state.key]);
    expect([length, key === before[1]]).toEqual([before[0], false]);
  });

  // Without a heading it is the new page's title that is said, not the old one's.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { display: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await follow(page, PRODUCT);
  await expect(announcer(page)).toHaveText(/^Navigated to Kaila Triangle Top.+Bluebird Bay/);

  // Nor where the new one comes a little after its page.
  await page.evaluate(() => {
    const old = document.title;
    const holdBack = new MutationObserver(() => {
      if (document.title === old) return;
      holdBack.disconnect();
      document.title = old;
      setTimeout(() => {
        document.title = 'A title of its own';
      }, 50);
    });
    holdBack.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
  await follow(page, LIST);
  await expect(announcer(page)).toHaveText('Navigated to A title of its own');
});

test('back to a place the page must first grow to again, unless the shopper goes elsewhere meanwhile (X-12)', async ({
  page,
}) => {
  /** Back to the list, which is short at first and tall a moment later; `meanwhile` happens in between. */
  const backToTheList = async (meanwhile: () => void): Promise<void> => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main { height: 900px; overflow: hidden; }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goBack();
    await expect(announcer(page)).toHaveText('Navigated to Tops');
    await page.evaluate(meanwhile);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  };
  await openRouted(page, LIST);
  await scrollTo(page, 2400);
  await follow(page, '/size-guide/');
  // Not before it is on show: until then going back only calls it off.
  await expect(announcer(page)).toHaveText(/^Navigated to (?!Tops)/);
  await backToTheList(() => undefined);
  await expect.poll(() => scrollY(page)).toBe(2400);

  await page.goForward();
  await expect(announcer(page)).toHaveText(/^Navigated to (?!Tops)/);
  await backToTheList(() => void window.dispatchEvent(new WheelEvent('wheel')));
  // Fixed wait: a frame that went back to the place would have come by then.
  await page.waitForTimeout(600);
  expect(await scrollY(page)).not.toBe(2400);
});

test('a hash leads to its place from outside, from another page and from the page itself; a lost one to the top (C-3, C-4, X-12, RTE-073)', async ({
  page,
}) => {
  /** Where the reviews begin, below what stays at the top of the window. */
  const atReviews = async (): Promise<void> => {
    await expect
      .poll(async () => {
        const top = await page.locator('#reviews').evaluate((element) => element.getBoundingClientRect().top);
        return (await scrollY(page)) > 300 && top > -5 && top < 200;
      })
      .toBe(true);
  };
  await openRouted(page, `${PRODUCT}#reviews`);
  await atReviews();

  await openRouted(page, '/');
  await follow(page, `${PRODUCT}#reviews`);
  await expect(page).toHaveURL(`${PRODUCT}#reviews`);
  await atReviews();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('reviews');

  await test.step('back is where one was, wherever the hash points; so is a reload (C-4, X-12)', async () => {
    // Within a row of cards: what a row holds is nothing for a browser to find its place by.
    const place = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('main ul')].filter((list) => list.scrollWidth > list.clientWidth);
      const [row] = rows.sort((one, other) => other.clientHeight - one.clientHeight);
      return Math.round(window.scrollY + (row?.getBoundingClientRect().top ?? Number.NaN) + 100);
    });
    await scrollTo(page, place);
    await follow(page, '/size-guide/');
    await expect(page).toHaveURL('/size-guide/');
    await expect(announcer(page)).toHaveText('Navigated to Size guide');
    await page.goBack();
    await expect(announcer(page)).toHaveText(/^Navigated to Kaila/);
    await expect.poll(() => scrollY(page)).toBe(place);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => scrollY(page)).toBe(place);
    await waitForRouter(page);
  });

  await follow(page, `${PRODUCT}#no-such-place`);
  await expect(page).toHaveURL(`${PRODUCT}#no-such-place`);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => {
    window.location.hash = 'reviews';
  });
  await atReviews();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);
});

/** When somebody goes back after a document was loaded again, and the scripts that are held up until they have. */
const MOMENTS = {
  'before the first script ran': '**/assets/entry-client-*.js',
  'before the page is alive': '**/page-data/app-data.json',
  'before there is a router': '**/assets/router-*.js',
} as const;

for (const [index, [moment, held]] of Object.entries(MOMENTS).entries()) {
  test(
    `back at once after a reload, ${moment}, leads back: the address and the page (N-11)`,
    firstByDay(index),
    async ({ page }) => {
      await openRouted(page, LIST);
      await scrollTo(page, 600);
      await follow(page, PRODUCT);
      const product = page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' });
      const list = page.getByRole('heading', { level: 1, name: 'Tops' });
      await expect(product).toBeVisible();
      const entries = await page.evaluate(() => history.length);

      const { promise: gone, resolve: go } = Promise.withResolvers<void>();
      await page.route(held, (route) => gone.then(() => route.continue()));
      await page.reload({ waitUntil: 'commit' });
      await expect(product).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(LIST);
      go();
      await expect(list).toBeVisible();
      await expect(product).toHaveCount(0);
      await expect(page).toHaveURL(LIST);
      await expect.poll(() => scrollY(page)).toBe(600);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.goForward();
      await expect(product).toBeVisible();
      await expect(page).toHaveURL(PRODUCT);
    },
  );
}

test('a card leads to its heading, then to its sizes: what lies beside and below, and around the page, follows', async ({
  page,
}) => {
  await openRouted(page, LIST);
  const card = page.locator('main a[href^="/products/"]').first();
  const here = page.waitForResponse(/\/page-data\/products\//);
  await card.dispatchEvent('pointerover');
  await (await here).finished();
  // With its scripts: what lets one wait comes as a whole.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const { dataset } = document.body;
    const onShow = (): string => {
      const pictures = document.querySelectorAll('main li[id^="picture-"]').length;
      return `${pictures} pictures, ${document.querySelectorAll('footer [aria-current]').length} links`;
    };
    new MutationObserver((_, watch) => {
      if (document.querySelector('h1')?.textContent === 'Tops') return;
      dataset.atHeading ??= onShow();
      if (!document.getElementById('sizes')) return;
      watch.disconnect();
      dataset.atSizes = onShow();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await card.click();
  for (const moment of ['data-at-heading', 'data-at-sizes'])
    await expect(page.locator('body')).toHaveAttribute(moment, '2 pictures, 1 links');
  await expect(page.locator('footer [aria-current]')).toHaveCount(0);
  await expect(page.locator('main li[id="picture-3"]')).toBeAttached();
});

test('of two intents the newer one wins, however late the other (13.16, N-9, X-5)', async ({ page }) => {
  await openRouted(page, '/');
  const requested = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route('**/page-data/collections/tops/page-data.json', async (route) => {
    requested.resolve();
    await late.promise;
    await route.continue();
  });
  const entries = await page.evaluate(() => history.length);
  await scrollTo(page, 300);
  await follow(page, LIST);
  await requested.promise;
  // Nothing changes before the page is here.
  expect(await page.evaluate(() => [location.pathname, history.length, document.activeElement?.tagName])).toEqual([
    '/',
    entries,
    'BODY',
  ]);
  expect(await scrollY(page)).toBe(300);
  await follow(page, PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  const arrived = page.waitForResponse('**/page-data/collections/tops/page-data.json');
  late.resolve();
  await (await arrived).finished();
  // Fixed wait: nothing says that a page that came too late was not taken.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(PRODUCT);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a tap on a button that has not come alive yet is not lost', async ({ page }) => {
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /size chart|size guide/i })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('what the server wrote comes alive as it is: a size picked before the scripts came stays picked (S-8, RUN-001, RUN-008)', async ({
  page,
}) => {
  let come = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/entry-client-*.js', (route) => scripts.then(() => route.continue()));
  // A document that is still being read moves under the finger.
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  const size = page.getByRole('radio', { disabled: false }).and(page.locator('[name="size"]:not([data-out])')).first();
  await size.check({ force: true });
  const wrapper = await page.evaluateHandle(() => [
    ...document.querySelectorAll('#page-focus, #page-focus h1, #route-announcer'),
  ]);
  come();
  await untilHydrated(page);
  await expect(page.getByRole('group', { name: /^Size \S/ })).toBeVisible();
  await expect(size).toBeChecked();
  const stayed = await wrapper.evaluate((elements) => elements.map(({ isConnected }) => isConnected));
  expect(stayed).toEqual([true, true, true]);
});

test('a newer build is met once, and never in a circle (13.9, S-6, B-3, B-4, RUN-005, RUN-006, RUN-007, STO-007)', async ({
  page,
}) => {
  const documents = requestsOf(page, isDocument);
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  );
  await page.goto(PRODUCT);
  await untilHydrated(page);
  expect(documents).toEqual([PRODUCT, PRODUCT]);
  const flag = (): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('reload-compilation-hash-match'));
  expect(await flag()).toBe('1');
  await page.unrouteAll();
  // Where the word on the build comes too late, the next document hears it.
  await expect(async () => {
    await page.reload();
    await untilHydrated(page);
    expect(await flag()).toBeNull();
  }).toPass();
});
