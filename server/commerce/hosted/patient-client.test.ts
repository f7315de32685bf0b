import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { operation } from '@bluebird-bay/storefront/src/storefront-api/operation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patientClient, pauseBefore } from './patient-client.ts';

const SHOP = operation<{ shop: { name: string } }, Record<string, never>>('query Name { shop { name } }');

let foreign: ForeignProvider;
beforeAll(async () => {
  foreign = await openForeignProvider();
});
afterAll(() => foreign.close());

const client = (tries: number) =>
  patientClient(httpClient({ endpoint: `${foreign.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }), {
    tries,
    firstPauseMs: 1,
  });

it.each(['throttled', '429', '430', '503'] as const)(
  'asks again after %s, as often as it may and no more',
  async (kind) => {
    foreign.trouble(kind, 2);
    expect(await client(3).request(SHOP, {})).toEqual({ ok: true, data: { shop: { name: 'Nordsee' } } });
    foreign.trouble(kind, 9);
    expect(await client(3).request(SHOP, {})).toMatchObject({ ok: false });
    expect(foreign.troublesLeft()).toBe(6);
    foreign.trouble(kind, 0);
  },
);

it('does not ask again for what is refused', async () => {
  const before = foreign.seen().length;
  const wrong = operation<unknown, Record<string, never>>('query Wrong { shop { nonsense } }');
  expect(await client(3).request(wrong, {})).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  expect(foreign.seen().slice(before)).toMatchObject([{ faults: ['Cannot query field "nonsense" on type "Shop".'] }]);
});

it('waits longer with every try, up to a limit, and never all alike', () => {
  const longest = (attempt: number) => Math.max(...Array.from({ length: 300 }, () => pauseBefore(attempt, {})));
  expect(longest(1)).toBeLessThanOrEqual(400);
  expect(longest(2)).toBeGreaterThan(400);
  expect(longest(9)).toBeLessThanOrEqual(5_000);
  expect(new Set(Array.from({ length: 20 }, () => pauseBefore(3, {}))).size).toBeGreaterThan(1);
});
