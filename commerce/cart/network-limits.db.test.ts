import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';
import { type CartDeed, createNetworkLimits, type NetworkLimits } from './network-limits.ts';

let database: CommerceTestDatabase;
let now = new Date();
beforeAll(async () => {
  database = await emptyCommerceDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  await database.db.deleteFrom('commerce.network_bucket').execute();
});
afterAll(() => database.close());

const aNode = () => createNetworkLimits({ clock: () => now, sharedBy: database.db });
const buckets = () => database.db.selectFrom('commerce.network_bucket').selectAll().execute();

/** How many of so many, asked at once and by turns of all nodes, are let through. */
async function passed(nodes: readonly NetworkLimits[], deed: CartDeed, count: number, network = '203.0.113.7') {
  const asked = Array.from({ length: count }, (_, at) => nodes[at % nodes.length]?.allows(deed, network));
  return (await Promise.all(asked)).filter(Boolean).length;
}

it.each([
  ['create', 300, 0.5],
  ['change', 1_200, 10],
  ['code', 120, 0.2],
] as const)('of what may be done together (%s), nodes let through what one would', async (deed, atOnce, perSecond) => {
  const nodes = [aNode(), aNode(), aNode()];
  expect(await passed(nodes, deed, 3 * atOnce)).toBe(atOnce);
  // the control: each for itself lets as many through again
  const alone = [createNetworkLimits({ clock: () => now }), createNetworkLimits({ clock: () => now })];
  expect(await passed(alone, deed, 2 * atOnce + 200)).toBe(2 * atOnce);
  now = new Date(now.getTime() + 60_000);
  expect(await passed(nodes, deed, 3 * atOnce)).toBe(60 * perSecond);
  expect(await passed(nodes, deed, 3, '198.51.100.9')).toBe(3);
});

it('a shopper costs a statement for each kind of deed, and whoever calls from within none', async () => {
  const node = aNode();
  expect(await passed([node], 'change', 60)).toBe(60);
  expect(await buckets()).toMatchObject([{ left_over: 1_140, given: 60 }]);
  expect(await passed([node], 'change', 1)).toBe(1);
  expect(await buckets()).toMatchObject([{ left_over: 1_080 }]);
  expect(await passed([node], 'create', 400, '127.0.0.1')).toBe(400);
  expect(await buckets()).toHaveLength(1);
});

it('a flood that has emptied a bucket is not looked up again before something can be in it', async () => {
  const node = aNode();
  expect(await passed([node], 'code', 130)).toBe(120);
  await database.db.deleteFrom('commerce.network_bucket').execute();
  expect(await passed([node], 'code', 9)).toBe(0);
  expect(await buckets()).toEqual([]);
  now = new Date(now.getTime() + 5_000);
  expect(await passed([node], 'code', 1)).toBe(1);
});

it('two processes count together', async () => {
  const guesser = fileURLToPath(new URL('../testing/guess-codes.ts', import.meta.url));
  const guess = async (): Promise<number> => {
    const child = fork(guesser, [database.url, '203.0.113.7', '150']);
    const ended = once(child, 'exit');
    const [allowed] = await once(child, 'message');
    await ended;
    return Number(allowed);
  };
  const [one, other] = await Promise.all([guess(), guess()]);
  expect(one + other).toBe(120);
});
