import { type ShopProcess, shopProcess } from '@bluebird-bay/server/testing/shop-process.ts';
import { expect } from '@playwright/test';
import { FOREIGN_TOKEN, type ForeignProvider, openForeignProvider } from '../foreign-provider/foreign-provider.ts';
import { test } from './shop.ts';

/** The shop once more, on a provider that knows nothing of it: its own process, goods and words of others. */
export interface Elsewhere {
  foreign: ForeignProvider;
  shop: ShopProcess;
}

interface Opening {
  provider?: Parameters<typeof openForeignProvider>[0];
  /** What the shop is told of the provider beside its address and public token. */
  environment?: Readonly<Record<string, string>>;
  port?: number;
}

/** Journeys through a shop elsewhere, which is opened once for all of a file. What is asked of its provider is held against the schema. */
export function testElsewhere(open: () => Promise<Opening>) {
  const elsewhere = test.extend<object, { elsewhere: Elsewhere }>({
    elsewhere: [
      async ({ browserName: _ }, use) => {
        const { provider, environment, port } = await open();
        const foreign = await openForeignProvider(provider);
        const shop = await shopProcess({
          ...(port !== undefined && { port }),
          environment: { COMMERCE_URL: foreign.origin, COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN, ...environment },
        });
        await use({ foreign, shop });
        await shop.clear();
        await foreign.close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ elsewhere: { shop } }, use) => use(shop.url),
  });
  // One shop for all of them.
  elsewhere.describe.configure({ mode: 'default' });
  return elsewhere;
}

/** Nothing is asked of the provider that the published schema does not have. */
export function expectPublishedQuestions({ foreign }: Elsewhere): void {
  expect(
    foreign.seen().filter(({ faults }) => faults.length > 0),
    'nothing is asked that the published schema does not have',
  ).toEqual([]);
}
