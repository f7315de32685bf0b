import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import {
  FOREIGN_PRIVATE_TOKEN,
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
  type Trouble,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { COUNTRIES } from '@bluebird-bay/e2e/foreign-provider/goods.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../../settings/settings.ts';
import { probeProvider } from './probe-provider.ts';

const QUICK = { firstPauseMs: 1, tries: 4 };

let foreign: ForeignProvider;
let log = keptLog('provider');
beforeEach(async () => {
  foreign = await openForeignProvider();
  log = keptLog('provider');
});
afterEach(() => foreign.close());

const probe = (changed: Partial<Parameters<typeof probeProvider>[0]> = {}) => {
  const origin = changed.origin ?? foreign.origin;
  const named = { origin, publicToken: FOREIGN_TOKEN, privateToken: undefined, checkoutHost: '', ...changed };
  return probeProvider({ endpoint: `${origin}${API_PATH}`, ...named }, { log, patience: QUICK });
};

it('learns where pictures come from, where it sells and that nobody can sign in, and asks nothing the schema does not have', async () => {
  expect(await probe({ privateToken: FOREIGN_PRIVATE_TOKEN })).toMatchObject({
    accounts: 'none',
    market: { home: { countryCode: 'CA', currencyCode: 'CAD' }, countries: COUNTRIES.map(({ isoCode }) => isoCode) },
    pictureOrigins: [foreign.origin, 'https://cdn.shopify.com', foreign.elsewhere],
  });
  expect(foreign.seen().flatMap(({ faults }) => faults)).toEqual([]);
  expect(log.lines.join()).toContain('the provider serves another version');
});

it('finds password accounts where there are any', async () => {
  await foreign.close();
  foreign = await openForeignProvider({ accounts: 'password', version: '2025-07' });
  expect(await probe()).toMatchObject({ accounts: 'password' });
  expect(log.lines).toEqual([]);
});

it.each<Trouble['kind']>(['throttled', '429', '430', '503'])(
  'is patient with %s, and gives up at last',
  async (kind) => {
    foreign.trouble(kind, 3);
    await expect(probe()).resolves.toBeDefined();
    foreign.trouble(kind, 100);
    await expect(probe()).rejects.toThrow(/takes no requests for now \(\d{3}\)\.$/);
    expect(foreign.troublesLeft()).toBe(96);
  },
);

it('says in one line what is wrong', async () => {
  const refused = async (changed: Parameters<typeof probe>[0], line: string | RegExp): Promise<void> => {
    const failed = probe(changed);
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow(line);
  };
  await refused({ publicToken: 'somebody-elses' }, 'does not take COMMERCE_PUBLIC_TOKEN.');
  await refused({ privateToken: 'somebody-elses' }, 'does not take COMMERCE_PRIVATE_TOKEN.');
  await refused(
    { endpoint: `${foreign.origin}/api/1999-01/graphql.json` },
    'does not speak Storefront API 2025-07 (404)',
  );
  await refused({ origin: `http://127.0.0.1:${await freePort()}` }, /cannot be reached \(ECONNREFUSED\)\.$/);
});
