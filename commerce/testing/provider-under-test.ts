import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { type Caller, createProvider, type Provider, type ProviderOptions } from '../provider.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from './commerce-test-database.ts';

export const PUBLIC_TOKEN = EMBEDDED_TOKEN;
export const PRIVATE_TOKEN = 'private-0b1eb12d0b1eb12d0b1eb12d';
export const SHOP_ORIGIN = 'https://shop.example';
export const ENDPOINT = `${SHOP_ORIGIN}${API_PATH}`;

/** A GraphQL answer of any shape, to be looked into by path. */
export interface Answer {
  status: number;
  headers: Headers;
  data: unknown;
  errors: ReadonlyArray<{ message: string; path?: unknown; extensions?: Record<string, unknown> }>;
  extensions: unknown;
}

export interface ProviderUnderTest extends CommerceTestDatabase {
  provider: Provider;
  /** Errors nobody meant to happen; a test that expects none looks here. */
  unexpected: unknown[];
  /** Sends an operation as the shop does. */
  request(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
    caller?: Caller,
  ): Promise<Answer>;
}

/** A request as the shop sends it, any part of which may be replaced. */
export function shopRequest(body: unknown, init: RequestInit & { url?: string } = {}): Request {
  return new Request(init.url ?? ENDPOINT, {
    method: 'POST',
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': PUBLIC_TOKEN,
      ...Object.fromEntries(new Headers(init.headers)),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Looks into an answer: `at(data, 'cart', 'lines', 'edges', 0)`; undefined where the way ends. */
export function at(value: unknown, ...path: ReadonlyArray<string | number>): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Reflect.get(inner, key);
  }, value);
}

/** The text at a place in an answer; fails the test where there is none. */
export function textAt(value: unknown, ...path: ReadonlyArray<string | number>): string {
  const text = at(value, ...path);
  if (typeof text !== 'string') throw new Error(`No text at ${path.join('.')} in ${JSON.stringify(value)}`);
  return text;
}

/** Sends operations to a provider as the shop does. */
export const requestOf =
  (provider: Provider): ProviderUnderTest['request'] =>
  async (query, variables = {}, headers = {}, caller = {}) => {
    const response = await provider.fetch(shopRequest({ query, variables }, { headers }), caller);
    const { data = null, errors = [], extensions = null } = await response.json();
    return { status: response.status, headers: response.headers, data, errors, extensions };
  };

/** A provider on an empty database of its own. */
export async function providerUnderTest(options: Partial<ProviderOptions> = {}): Promise<ProviderUnderTest> {
  const test = await emptyCommerceDatabase();
  const unexpected: unknown[] = [];
  const provider = createProvider({
    db: test.db,
    publicToken: PUBLIC_TOKEN,
    privateToken: PRIVATE_TOKEN,
    shopOrigin: SHOP_ORIGIN,
    pictureUrl: (spec, width) => `${SHOP_ORIGIN}/pictures/${spec}@${width}.webp`,
    production: false,
    report: (error) => unexpected.push(error),
    // a hundred at once take a busy machine longer than a shopper would wait
    executionTimeoutMs: 60_000,
    ...options,
  });
  return {
    ...test,
    provider,
    unexpected,
    request: requestOf(provider),
  };
}
