import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import {
  FOREIGN_CLIENT_ID,
  FOREIGN_PRIVATE_TOKEN,
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
  type Trouble,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { COUNTRIES } from '@bluebird-bay/e2e/foreign-provider/goods.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../../settings/settings.ts';
import { probeProvider } from './probe-provider.ts';

const SHOP = 'http://localhost:3000';
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
  const settings = {
    origin,
    accountClientId: undefined,
    publicToken: FOREIGN_TOKEN,
    privateToken: undefined,
    checkoutHost: '',
  };
  return probeProvider(
    { endpoint: `${origin}${API_PATH}`, ...settings, ...changed },
    { log, shopOrigin: SHOP, patience: QUICK },
  );
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

it('finds the departments of the house however far down they stand among its collections', async () => {
  await foreign.close();
  const many = Array.from({ length: 60 }, (_, at) => `rings-${at}`);
  foreign = await openForeignProvider({ collections: [...many, 'sale'] });
  const { collections } = await probe();
  expect(collections.map(({ handle }) => handle)).toContain('sale');
  expect(foreign.seen().flatMap(({ faults }) => faults)).toEqual([]);
});

it('finds password accounts where there are any', async () => {
  await foreign.close();
  foreign = await openForeignProvider({ accounts: 'password', version: '2025-07' });
  expect(await probe()).toMatchObject({ accounts: 'password' });
  expect(log.lines).toEqual([]);
});

const THROTTLED = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };

/** Has the provider answer so what is asked in these words; all else as it does. */
function answering(asked: string, body: object, status: number): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    String(init.body).includes(asked) ? Promise.resolve(Response.json(body, { status })) : fetch(input, init),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe('where the question about accounts alone is', () => {
  it.each([
    [500, 'An unexpected error occurred'],
    [200, [{ message: 'Internal error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }]],
  ])('not answered (%i), the shop does not open without accounts', async (status, errors) => {
    answering('AccountsAtStart', { errors }, status);
    await expect(probe()).rejects.toThrow(`takes no requests for now (${status}).`);
  });

  it('throttled, there are passwords: attempts at them are counted', async () => {
    answering('AccountsAtStart', THROTTLED, 200);
    expect(await probe()).toMatchObject({ accounts: 'password' });
  });
});

it('does not open without its departments where the question about them is throttled', async () => {
  answering('DepartmentsAtStart', THROTTLED, 200);
  await expect(probe()).rejects.toThrow(/takes no requests for now \(200\)\.$/);
});

it.each([
  ['tags', 'unauthenticated_read_product_tags'],
  ['quantityAvailable', 'unauthenticated_read_product_inventory'],
])('does not open with a token that may not read %s, which every product needs', async (field, scope) => {
  const message = `Access denied for ${field} field. Required access: \`${scope}\` access scope.`;
  answering(field, { data: null, errors: [{ message, extensions: { code: 'ACCESS_DENIED' } }] }, 200);
  await expect(probe()).rejects.toThrow(`does not let COMMERCE_PUBLIC_TOKEN read what the shop needs: ${message}`);
});

describe('account pages of its own', () => {
  beforeEach(async () => {
    await foreign.close();
    foreign = await openForeignProvider({ storefront: SHOP, version: '2025-07' });
  });

  it('are found where we have a client id, and lead where they say', async () => {
    const at = `${foreign.elsewhere}/authentication/71`;
    expect(await probe({ accountClientId: FOREIGN_CLIENT_ID })).toMatchObject({
      accounts: 'oauth',
      accountPages: {
        clientId: FOREIGN_CLIENT_ID,
        authorizationEndpoint: `${at}/oauth/authorize`,
        tokenEndpoint: `${at}/oauth/token`,
        endSessionEndpoint: `${at}/logout`,
        home: `${foreign.elsewhere}/71/account`,
      },
    });
    expect(log.lines).toEqual([]);
  });

  it('are no way in without one', async () => {
    expect(await probe()).toMatchObject({ accounts: 'none' });
  });

  it('are not opened with one of somebody else, nor where there are none', async () => {
    await expect(probe({ accountClientId: 'shp_somebody-elses' })).rejects.toThrow(
      /^COMMERCE_ACCOUNT_CLIENT_ID is not known to \S+ as a public client for pages of http:\/\/localhost:3000 \(invalid_client\)\.$/,
    );
    await foreign.close();
    foreign = await openForeignProvider();
    const missing = probe({ accountClientId: FOREIGN_CLIENT_ID });
    await expect(missing).rejects.toThrow(ConfigError);
    await expect(missing).rejects.toThrow(/openid-configuration names no account pages \(404\)\.$/);
  });

  it('that give no tokens just now are told of, and open the shop', async () => {
    foreign.accountPages?.tokensDown(true);
    expect(await probe({ accountClientId: FOREIGN_CLIENT_ID })).toMatchObject({ accounts: 'oauth' });
    expect(log.lines.join()).toContain('the account pages do not answer');
  });
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
