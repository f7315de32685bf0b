import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { addToCart, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { test } from '../../shopper/shop.ts';

test.use({ pictures: true });

interface OddBrowser {
  what: string;
  options?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
}

/** Only what pages take for the time of day is wrong: how long something takes is measured by another clock. */
async function setClockOff(page: Page, years: number): Promise<void> {
  await page.addInitScript(
    (ms) => {
      const Real = Date;
      const now = (): number => Real.now() + ms;
      window.Date = new Proxy(Real, {
        apply: () => new Real(now()).toString(),
        construct: (_, parts) => Reflect.construct(Real, parts.length === 0 ? [now()] : parts),
        get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
      });
    },
    years * 365 * 86_400_000,
  );
}

const BROWSERS: readonly OddBrowser[] = [
  { what: 'that lets nothing of third parties in' },
  {
    what: 'that reads from right to left',
    options: { locale: 'ar-EG' },
    prepare: async (page) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
      });
    },
  },
  { what: 'of 320 pixels', options: { viewport: { width: 320, height: 568 } } },
  { what: 'whose clock is a year ahead', prepare: (page) => setClockOff(page, 1) },
  { what: 'whose clock is a year behind', prepare: (page) => setClockOff(page, -1) },
];

for (const { what, options, prepare } of BROWSERS)
  test(`a purchase in a browser ${what} comes to its end (W7) @nightly`, async ({
    page: ordinary,
    browser,
    baseURL,
    rows,
  }, info) => {
    await ordinary.close();
    const { userAgent: _, ...screen } = info.project.use;
    const context = await browser.newContext({
      ...{ viewport: screen.viewport ?? null, hasTouch: screen.hasTouch ?? false, isMobile: screen.isMobile ?? false },
      ...options,
      ...(baseURL === undefined ? {} : { baseURL }),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    const { host } = new URL(baseURL ?? '');
    const ours = [host, `checkout.${host}`, ...(process.env.SHOP_PROVIDER_HOSTS ?? '').split(',')];
    const isElsewhere = (url: URL): boolean => /^http/.test(url.protocol) && !ours.includes(url.host);
    const elsewhere: string[] = [];
    await context.route(isElsewhere, (route) => {
      elsewhere.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    await prepare?.(page);
    const email = `odd.${info.project.name}.${Date.now()}@bay.example`;
    await openProduct(page, 'sunny-hat-happy-check');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, 'nothing stands beyond the screen').toBeLessThanOrEqual(0);
    await goToCheckout(await addToCart(page));
    await fillInAndPay(page, { email, card: CARD.pays });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
    expect(await rows('select 1 from commerce."order" where email = $1', [email])).toHaveLength(1);
    expect(noise).toEqual([]);
    expect(elsewhere, 'nothing is asked of third parties').toEqual([]);
    await context.close();
  });
