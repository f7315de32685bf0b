import { randomUUID } from 'node:crypto';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';
import { newCartCredentials } from './cart-credentials.ts';
import { linesOfCart, writeLineChanges } from './cart-lines.ts';
import { changeCart, findCartByCredentials, findCartByToken, insertCart, lockOpenCart } from './carts.ts';

describe('carts', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  it('opens with both halves of its credentials and with nothing else', async () => {
    const credentials = newCartCredentials();
    const cart = await insertCart(test.db, credentials, { countryCode: 'PH', email: 'buyer@example.com' });
    expect(await findCartByCredentials(test.db, credentials)).toEqual(cart);
    expect(
      await findCartByCredentials(test.db, { ...credentials, secret: newCartCredentials().secret }),
    ).toBeUndefined();
    expect(await findCartByCredentials(test.db, { ...credentials, token: newCartCredentials().token })).toBeUndefined();
    expect(await findCartByToken(test.db, credentials.token)).toEqual(cart);
  });

  it('keeps a hash of the secret, never the secret', async () => {
    const credentials = newCartCredentials();
    await insertCart(test.db, credentials, { countryCode: 'US' });
    const row = await test.db.selectFrom('commerce.cart').selectAll().where('token', '=', credentials.token).execute();
    expect(JSON.stringify(row)).not.toContain(credentials.secret);
  });

  it('never makes the same credentials twice', () => {
    const made = Array.from({ length: 10_000 }, newCartCredentials);
    expect(new Set(made.flatMap(({ token, secret }) => [token, secret])).size).toBe(20_000);
  });

  it('does not lock a completed cart', async () => {
    const credentials = newCartCredentials();
    const { id } = await insertCart(test.db, credentials, { countryCode: 'US' });
    expect((await withTx(test.db, (tx) => lockOpenCart(tx, credentials)))?.id).toBe(id);
    await test.db.updateTable('commerce.cart').set({ completed_at: new Date() }).where('id', '=', id).execute();
    expect(await withTx(test.db, (tx) => lockOpenCart(tx, credentials))).toBeUndefined();
    expect((await findCartByCredentials(test.db, credentials))?.completedAt).toBeInstanceOf(Date);
  });

  it('changes what it is told and keeps the rest', async () => {
    const cart = await insertCart(test.db, newCartCredentials(), { countryCode: 'PH', note: 'Ring twice' });
    const changed = await withTx(test.db, (tx) =>
      changeCart(tx, cart.id, { countryCode: 'GB', attributes: [{ key: 'gift', value: 'yes' }] }),
    );
    expect(changed).toMatchObject({
      countryCode: 'GB',
      note: 'Ring twice',
      attributes: [{ key: 'gift', value: 'yes' }],
    });
    expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(cart.updatedAt.getTime());
  });

  it('writes lines and lists the newest first', async () => {
    const [small, medium] = (await aProduct(test.db, { handle: 'lido-one-piece-wildflowers', kind: 'one-piece' }))
      .variantIds;
    if (small === undefined || medium === undefined) throw new Error('two variants expected');
    const cart = await insertCart(test.db, newCartCredentials(), { countryCode: 'PH' });
    const first = { id: randomUUID(), variantId: small, quantity: 2, attributes: [] };
    const second = {
      id: randomUUID(),
      variantId: small,
      quantity: 1,
      attributes: [{ key: 'engraving', value: 'Ada' }],
    };
    await withTx(test.db, (tx) => writeLineChanges(tx, cart.id, { removed: [], changed: [], added: [first, second] }));
    expect((await linesOfCart(test.db, cart.id)).map((line) => line.id)).toEqual([second.id, first.id]);
    await withTx(test.db, (tx) =>
      writeLineChanges(tx, cart.id, {
        removed: [second.id],
        changed: [{ id: first.id, quantity: 5 }],
        added: [{ ...second, variantId: medium }],
      }),
    );
    expect(
      (await linesOfCart(test.db, cart.id)).map(({ id, variantId, quantity }) => [id, variantId, quantity]),
    ).toEqual([
      [second.id, medium, 1],
      [first.id, small, 5],
    ]);
  });
});
