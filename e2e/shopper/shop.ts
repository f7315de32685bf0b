import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { NOT_APPLICABLE, whyNotElsewhere } from '../elsewhere-journeys.ts';
import { whyNotInFirefox } from '../firefox-journeys.ts';
import { isElsewhere } from '../shop-addresses.ts';
import { completeFirefox, FIREFOX_NOISE } from './firefox.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys run through shop-under-test.ts.`);
  return value;
}

interface Fixtures {
  /** Leaves out what does not apply where the provider is elsewhere, or in Firefox. */
  applies: undefined;
  /** Console lines, each with the address it is about, that a journey brings about on purpose, beside those that all do. */
  expectedNoise: RegExp | undefined;
  /** A page whose console must stay silent: any warning, error or broken request fails the test. */
  page: Page;
  /** Rows of the shop's database. */
  rows: <Row extends pg.QueryResultRow>(query: string, values?: readonly unknown[]) => Promise<Row[]>;
}

interface Browsers {
  /**
   * Whether the browser fetches and shows pictures. By day a journey says so that looks at them, as drawing, sending and
   * painting them is a third of a run; by night all have them.
   */
  pictures: boolean;
}

/** Noise that any test may bring about: a service worker is kept out, a link that was sent to nobody is asked for. */
const EXPECTED_NOISE =
  /status of 404.*\/services\/account\/link$|Service Worker registration blocked by Playwright|Error during service worker registration: TypeError/;

/** What a browser says of pictures that are kept out. */
const NO_PICTURES = /image loading is disabled|\.(?:svg|webp|avif) was preloaded using link preload but not used/;

/** The browser hears the last of such lists alone: a mouse, as Playwright has it say for browsers without windows, stands in it too. */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

export const test = base.extend<Fixtures, Browsers>({
  pictures: [process.env.NIGHTLY !== undefined, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) =>
      use(pictures ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_PICTURES] }),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') await completeFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  applies: [
    async ({ browserName }, use, info) => {
      const why = isElsewhere ? whyNotElsewhere(info.file, info.title) : undefined;
      if (why) info.annotations.push({ type: NOT_APPLICABLE, description: why });
      // Left out: what does not apply where the provider is elsewhere, with its reason.
      info.skip(why !== undefined, why);
      const whyNot = browserName === 'firefox' ? whyNotInFirefox(info.file, info.title) : undefined;
      // Left out: what cannot be had of Firefox, with its reason.
      info.skip(whyNot !== undefined, whyNot);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ browserName: _ }, use) => use(setting('SHOP_URL')),
  expectedNoise: [undefined, { option: true }],
  page: async ({ page, browserName, expectedNoise, pictures }, use) => {
    const noise: string[] = [];
    /** Addresses of pages themselves, which may be of nothing: what they answer is the journey's to expect. */
    const documents = new Set<string>();
    const expected = [
      EXPECTED_NOISE,
      ...(browserName === 'firefox' ? [FIREFOX_NOISE] : []),
      ...(pictures ? [] : [NO_PICTURES]),
      ...(expectedNoise ? [expectedNoise] : []),
    ];
    const hear = (line: string): void => {
      if (!expected.some((noise) => noise.test(line))) noise.push(line);
    };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.add(request.url().replace(/#.*/, ''));
    });
    page.on('console', (message) => {
      const { url } = message.location();
      const isOfNothing = documents.has(url.replace(/#.*/, '')) && message.text().includes('status of 404');
      if (['error', 'warning'].includes(message.type()) && !isOfNothing) hear(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => hear(error.message));
    await use(page);
    expect(noise, 'the console stays silent').toEqual([]);
  },
  rows: async ({ browserName: _ }, use) => {
    const shop = new pg.Pool({ connectionString: setting('SHOP_DATABASE_URL') });
    // A provider elsewhere has a database of its own.
    const provider = new pg.Pool({
      connectionString: process.env.SHOP_PROVIDER_DATABASE_URL ?? setting('SHOP_DATABASE_URL'),
    });
    await use(
      async (query, values = []) =>
        (await (/\bcommerce\./.test(query) ? provider : shop).query(query, [...values])).rows,
    );
    await Promise.all([shop.end(), provider.end()]);
  },
});

/** Nothing that a reader of WCAG 2.2 A and AA would complain of. */
export async function expectAccessible(page: Page): Promise<void> {
  // What axe reads of a page no browser makes for it; in Firefox, asked by way of BiDi, it brings the page's process down.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // Half faded in, words have less contrast than they will have.
  await untilStill(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // In the page itself: a second page, for frames of other origins, takes longer than the rules do, and the shop has none.
  // What is right is not listed: on a page of cards that list is longer in the writing than the rules are in the finding.
  // An experiment of axe's, but a rule of WCAG (2.5.3): whoever speaks to the page says what is to be read on it.
  // In forced colours browsers paint others than they tell of, and see to the contrast themselves.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: !isForced } };
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: tags, rules }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Waits until the page answers to clicks: the runtime has taken over the server's HTML. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('shop:first-render').length > 0);
}

/** The first thing a shopper does brings the page's later parts to life. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 1);
}

/** Opens a page, and all of it that comes alive with the shopper's first move. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await wake(page);
}

/** Waits until whatever fades or slides has come to its end; what turns for ever may go on. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  );
}
