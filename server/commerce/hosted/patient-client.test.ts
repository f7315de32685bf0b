import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { operation, type StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askWithRetries, countedClient, fewAtOnce, patientClient, pauseBefore } from './patient-client.ts';

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

it('is counted by each try', async () => {
  const { client: counted, answers } = countedClient(
    httpClient({ endpoint: `${foreign.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }),
  );
  foreign.trouble('430', 2);
  await patientClient(counted, { firstPauseMs: 1 }).request(SHOP, {});
  expect(answers).toEqual({ answered: 1, refused: 0, throttled: 2, server: 0, network: 0, readOnly: 0 });
});

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

it('gets everything from a provider that lets few through, where it asks a few at a time and is patient', async () => {
  const SIXTY = Array.from({ length: 60 });
  async function refusedBy(
    perSecond: number,
    careful: (client: StorefrontClient) => StorefrontClient,
  ): Promise<number> {
    const strict = await openForeignProvider({ limit: { atOnce: 5, perSecond } });
    const client = careful(httpClient({ endpoint: `${strict.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }));
    const answers = await Promise.all(SIXTY.map(() => client.request(SHOP, {})));
    await strict.close();
    return answers.filter(({ ok }) => !ok).length;
  }
  // The control: it lets five through and no more, however slowly this machine asks.
  expect(await refusedBy(0, (client) => client)).toBe(55);
  expect(await refusedBy(200, (client) => fewAtOnce(patientClient(client, { firstPauseMs: 40 }), 4))).toBe(0);
});

it('asks once where it has been patient in vain, until something is answered', async () => {
  const shop = client(4);
  foreign.trouble('503', 6);
  expect(await shop.request(SHOP, {})).toMatchObject({ ok: false });
  expect(foreign.troublesLeft()).toBe(2);
  expect(await shop.request(SHOP, {})).toMatchObject({ ok: false });
  expect(foreign.troublesLeft()).toBe(1);
  foreign.trouble('503', 0);
  expect(await shop.request(SHOP, {})).toMatchObject({ ok: true });
  foreign.trouble('503', 3);
  expect(await shop.request(SHOP, {})).toMatchObject({ ok: true });
});

it('does not begin another try where the ones before have taken long enough', async () => {
  foreign.trouble('503', 9);
  const hasty = patientClient(httpClient({ endpoint: `${foreign.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }), {
    withinMs: 0,
  });
  expect(await hasty.request(SHOP, {})).toMatchObject({ ok: false });
  expect(foreign.troublesLeft()).toBe(8);
  foreign.trouble('503', 0);
  expect(Math.max(...Array.from({ length: 300 }, () => pauseBefore(5, {}, 200)))).toBeLessThanOrEqual(200);
});

it('begins the last one before that, however long its pause would be', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const begun = performance.now();
  let asked = 0;
  const ask = async () => (asked += 1);
  await askWithRetries(ask, () => true, { tries: 2, firstPauseMs: 5_000, withinMs: 200 });
  expect([asked, performance.now() - begun < 2_000]).toEqual([2, true]);
  vi.restoreAllMocks();
});
