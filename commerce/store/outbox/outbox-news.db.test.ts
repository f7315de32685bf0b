import { type Listening, listen } from '@bluebird-bay/database/listen.ts';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { claimEntries, OUTBOX_NEWS } from './outbox.ts';
import { announce } from './shop-events.ts';

let database: CommerceTestDatabase;
let listening: Listening | undefined;
beforeAll(async () => {
  database = await emptyCommerceDatabase();
});
afterAll(async () => {
  await listening?.close();
  await database.close();
});

it('whoever delivers hears of entries once they can be had, once for a transaction, and of none that was rolled back', async () => {
  const { db, url } = database;
  const heard: number[] = [];
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const now = new Date();
  listening = listen({
    url,
    channel: OUTBOX_NEWS,
    onConnect: () => resolve(),
    onNews: () =>
      void claimEntries(db, { now, leaseUntil: new Date(now.getTime() + 60_000), limit: 9 }).then(({ length }) =>
        heard.push(length),
      ),
  });
  await connected;
  const product = (productId: number) => ({ topic: 'products/update' as const, payload: { productId } });
  const failing = withTx(db, async (tx) => {
    await announce(tx, [product(1)]);
    throw new Error('the change did not happen');
  });
  await expect(failing).rejects.toThrow();
  await withTx(db, async (tx) => {
    await announce(tx, [product(2), product(3)]);
    await announce(tx, [product(4)]);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual([3]);
  await announce(db, [product(5)]);
  await expect.poll(() => heard).toEqual([3, 1]);
});
