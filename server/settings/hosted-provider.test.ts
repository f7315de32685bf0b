import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ELSEWHERE = { COMMERCE_URL: 'bay.example', COMMERCE_PUBLIC_TOKEN: TOKEN };

describe('a provider elsewhere', () => {
  it('is none unless it is named', () => {
    expect(readConfig({}).hosted).toBeUndefined();
  });

  it.each(['https://bay.myshopify.com', 'https://bay.myshopify.com/', 'bay.myshopify.com', ' bay.myshopify.com/ '])(
    'is asked at its GraphQL address: %j',
    (url) => {
      expect(readConfig({ COMMERCE_URL: url, COMMERCE_PUBLIC_TOKEN: TOKEN }).hosted).toEqual({
        origin: 'https://bay.myshopify.com',
        endpoint: 'https://bay.myshopify.com/api/2025-07/graphql.json',
        publicToken: TOKEN,
        privateToken: undefined,
        checkoutHost: '',
        accountClientId: undefined,
      });
    },
  );

  it.each(['https://shop.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'lets customers of %s sign in on its own pages',
    (SHOP_ORIGIN) => {
      const read = readConfig({ ...ELSEWHERE, SHOP_ORIGIN, COMMERCE_ACCOUNT_CLIENT_ID: 'shp_00112233' });
      expect(read.hosted?.accountClientId).toBe('shp_00112233');
    },
  );

  it.each([
    [{ COMMERCE_URL: 'ftp://bay.example' }, 'COMMERCE_URL must be an address like'],
    [{ COMMERCE_URL: 'https://bay.example/admin' }, 'COMMERCE_URL must be an address like'],
    [{ COMMERCE_URL: 'not an address' }, 'COMMERCE_URL must be an address like'],
    [{ COMMERCE_URL: 'http://localhost:3000' }, 'COMMERCE_URL is the shop’s own address'],
    [{ COMMERCE_URL: 'bay.example' }, 'COMMERCE_URL needs COMMERCE_PUBLIC_TOKEN'],
    [{ COMMERCE_PUBLIC_TOKEN: TOKEN }, 'COMMERCE_PUBLIC_TOKEN belongs to COMMERCE_URL, which is not set.'],
    [{ COMMERCE_CHECKOUT_HOST: 'a.example' }, 'COMMERCE_CHECKOUT_HOST belongs to COMMERCE_URL'],
    [{ COMMERCE_ACCOUNT_CLIENT_ID: 'shp_0011' }, 'COMMERCE_ACCOUNT_CLIENT_ID belongs to COMMERCE_URL'],
    [{ ...ELSEWHERE, COMMERCE_ACCOUNT_CLIENT_ID: 'shpss_0011223344' }, 'COMMERCE_ACCOUNT_CLIENT_ID is a secret'],
    [{ ...ELSEWHERE, COMMERCE_ACCOUNT_CLIENT_ID: 'what is it' }, 'COMMERCE_ACCOUNT_CLIENT_ID must be the client id'],
    [
      { ...ELSEWHERE, COMMERCE_ACCOUNT_CLIENT_ID: 'shp_00112233', SHOP_ORIGIN: 'http://shop.example' },
      'COMMERCE_ACCOUNT_CLIENT_ID needs SHOP_ORIGIN to begin with https',
    ],
    [{ COMMERCE_URL: 'bay.example', COMMERCE_PUBLIC_TOKEN: 'shpat_0011223344556677' }, 'is a private token'],
    [{ COMMERCE_URL: 'bay.example', COMMERCE_PUBLIC_TOKEN: 'a b' }, 'COMMERCE_PUBLIC_TOKEN must have'],
    [
      { COMMERCE_URL: 'bay.example', COMMERCE_PUBLIC_TOKEN: TOKEN, COMMERCE_PRIVATE_TOKEN: TOKEN },
      'COMMERCE_PRIVATE_TOKEN must be another than COMMERCE_PUBLIC_TOKEN',
    ],
    [
      { COMMERCE_URL: 'bay.example', COMMERCE_PUBLIC_TOKEN: TOKEN, COMMERCE_CHECKOUT_HOST: 'https://a.example' },
      'COMMERCE_CHECKOUT_HOST must be a host like',
    ],
  ])('is refused in one line: %o', (environment, message) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });
});
