import { until } from '@bluebird-bay/database/testing/own-server.ts';
import {
  FOREIGN_PRIVATE_TOKEN,
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
  type Trouble,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_WEBHOOK } from '../pages/page-webhook.ts';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const SECRET = 'what the provider signs with';
const RING = '/products/rettungsring-sylt/';

describe('a provider elsewhere that fails while the shop is open (17, bad input)', { timeout: 180_000 }, () => {
  let foreign: ForeignProvider;
  let shop: ShopProcess;
  beforeAll(async () => {
    foreign = await openForeignProvider({ products: 300, limit: { atOnce: 30, perSecond: 15 } });
    shop = await shopProcess({
      environment: {
        COMMERCE_URL: foreign.origin,
        COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN,
        COMMERCE_PRIVATE_TOKEN: FOREIGN_PRIVATE_TOKEN,
        COMMERCE_WEBHOOK_SECRET: SECRET,
        PAGES_FRESH_SECONDS: '1',
        PAGE_WITHIN_SECONDS: '8',
      },
    });
  }, 240_000);
  afterEach(() => foreign.trouble('503', 0));
  afterAll(async () => {
    await shop?.clear();
    await foreign?.close();
  });

  const titleOf = (body: string): string | undefined =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]*>/g, '');
  /** One that nobody has asked for yet. */
  let asked = 0;
  const unmade = (): string => {
    asked += 1;
    return `/products/rettungsring-sylt-${asked}/`;
  };

  it('its throttle of one address is met with patience: forty pages at once are all made', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, () => shop.ask(unmade())));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  });

  it.each<Trouble['kind']>(['throttled', '429', '430', '503', 'down'])(
    '%s that passes is not noticed',
    async (kind) => {
      foreign.trouble(kind, 3);
      expect((await shop.ask(unmade())).status).toBe(200);
      expect(foreign.troublesLeft()).toBe(0);
    },
  );

  it.each<Trouble['kind']>(['throttled', '430', '503', 'down', 'slow', '401'])(
    '%s that stays: what was made is served, what was not is a page in words, and the shop stays open',
    async (kind) => {
      expect(titleOf((await shop.ask(RING)).body)).toContain('Sylt');
      foreign.trouble(kind, 100_000);
      const [made, home, other] = await Promise.all([shop.ask(RING), shop.ask('/'), shop.ask(unmade())]);
      console.log(`${kind}: ${other.status} after ${other.seconds.toFixed(1)} s, ${titleOf(other.body)}`);
      expect([made.status, home.status, (await shop.ask('/readyz')).status]).toEqual([200, 200, 200]);
      expect(titleOf(made.body)).toContain('Sylt');
      expect(other.status).toBe(503);
      expect(other.seconds).toBeLessThan(12);
      expect(titleOf(other.body)).toMatch(/\w/);
      foreign.trouble(kind, 0);
      // Made again once it can be.
      foreign.rename('rettungsring-sylt', `Rettungsring nach ${kind}`);
      await until(async () => (await shop.ask(RING)).body.includes(`nach ${kind}`), 30_000);
      foreign.rename('rettungsring-sylt', 'Rettungsring “Sylt”');
      await until(async () => (await shop.ask(RING)).body.includes('Sylt'), 30_000);
      // The log names what is wrong, and not only that something is.
      expect(shop.output()).not.toContain('fetch failed');
      if (kind === 'slow') expect(shop.output()).toContain('no answer within 5 s');
    },
  );

  it.each([-3_600, 0, 3_600, 86_400])(
    'a webhook whose clock is %i s off is believed by its signature',
    async (seconds) => {
      const at = new Date(Date.now() + seconds * 1_000).toISOString();
      const body = { id: 1, handle: 'rettungsring-sylt', updated_at: at };
      const told = (secret: string) => foreign.tell(`${shop.url}${PAGE_WEBHOOK}`, 'products/update', body, secret, at);
      expect((await told(SECRET)).status).toBe(204);
      expect((await told('somebody else’s')).status).toBe(401);
    },
  );
});

describe('a provider elsewhere that fails while the shop starts', { timeout: 120_000 }, () => {
  it.each<[Trouble['kind'], RegExp]>([
    ['slow', /cannot be reached \(no answer within 10 s\)\.$/m],
    ['down', /COMMERCE_URL \S+ cannot be reached \(\S+\)\.$/m],
    ['401', /does not take COMMERCE_PUBLIC_TOKEN\.$/m],
    ['430', /takes no requests for now \(430\)\.$/m],
  ])('%s ends the start with one line', async (kind, line) => {
    const foreign = await openForeignProvider();
    foreign.trouble(kind, 100_000);
    const start = shopProcess({
      environment: { COMMERCE_URL: foreign.origin, COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN },
    });
    await expect(start).rejects.toThrow(line);
    await foreign.close();
  });
});
