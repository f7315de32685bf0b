import { randomUUID } from 'node:crypto';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { type CartCredentials, newCartCredentials } from './cart-credentials.ts';
import { type CartToRead, cartWithContents } from './cart-lines.ts';
import { insertCart, lockCart, updateCart, writeLineChanges } from './cart-writes.ts';
import { findCartByCredentials, type NewCart } from './carts.ts';

describe('carts', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  const insert = (credentials: CartCredentials, cart: NewCart) =>
    withTx(test.db, async (tx) => commit(await insertCart(tx, credentials, cart)));

  it('opens with both halves of its credentials and with nothing else', async () => {
    const credentials = newCartCredentials();
    const cart = await insert(credentials, { countryCode: 'PH', email: 'buyer@example.com' });
    expect(await findCartByCredentials(test.db, credentials)).toEqual(cart);
    expect(
      await findCartByCredentials(test.db, { ...credentials, secret: newCartCredentials().secret }),
    ).toBeUndefined();
    expect(await findCartByCredentials(test.db, { ...credentials, token: newCartCredentials().token })).toBeUndefined();
    const read = async (name: CartToRead) => (await cartWithContents(test.db, name, new Date()))?.record;
    expect(await read(credentials)).toEqual(cart);
    expect(await read({ ...credentials, secret: newCartCredentials().secret })).toBeUndefined();
    expect(await read({ ...credentials, token: newCartCredentials().token })).toBeUndefined();
    expect(await read({ token: credentials.token, secret: undefined })).toEqual(cart);
  });

  it('keeps a hash of the secret, never the secret', async () => {
    const credentials = newCartCredentials();
    await insert(credentials, { countryCode: 'US' });
    const row = await test.db.selectFrom('commerce.cart').selectAll().where('token', '=', credentials.token).execute();
    expect(JSON.stringify(row)).not.toContain(credentials.secret);
  });

  it('never makes the same credentials twice', () => {
    const made = Array.from({ length: 10_000 }, newCartCredentials);
    expect(new Set(made.flatMap(({ token, secret }) => [token, secret])).size).toBe(20_000);
  });

  it('locks by the row, or by both halves of the credentials', async () => {
    const credentials = newCartCredentials();
    const { id } = await insert(credentials, { countryCode: 'US' });
    const locked = (name: Parameters<typeof lockCart>[1]) =>
      withTx(test.db, async (tx) => commit((await lockCart(tx, name))?.id));
    expect([await locked(credentials), await locked({ id })]).toEqual([id, id]);
    expect(await locked({ ...credentials, secret: newCartCredentials().secret })).toBeUndefined();
    expect(await locked({ id: id + 1_000_000 })).toBeUndefined();
  });

  it('changes what it is told and keeps the rest', async () => {
    const cart = await insert(newCartCredentials(), { countryCode: 'PH', note: 'Ring twice' });
    const changed = await withTx(test.db, async (tx) =>
      commit(
        await updateCart(tx, cart.id, { countryCode: 'GB', attributes: [{ key: 'gift', value: 'yes' }] }, new Date()),
      ),
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
    const credentials = newCartCredentials();
    const cart = await insert(credentials, { countryCode: 'PH' });
    const lines = async () => (await cartWithContents(test.db, credentials, new Date()))?.contents.lines;
    expect(await lines()).toEqual([]);
    const first = { id: randomUUID(), variantId: small, quantity: 2, attributes: [] };
    const second = {
      id: randomUUID(),
      variantId: small,
      quantity: 1,
      attributes: [{ key: 'engraving', value: 'Ada' }],
    };
    await withTx(test.db, (tx) => writeLineChanges(tx, cart.id, { removed: [], changed: [], added: [first, second] }));
    expect(await lines()).toEqual([second, first].map((line) => ({ ...line, cartId: cart.id })));
    await withTx(test.db, (tx) =>
      writeLineChanges(tx, cart.id, {
        removed: [second.id],
        changed: [{ id: first.id, quantity: 5 }],
        added: [{ ...second, variantId: medium }],
      }),
    );
    expect((await lines())?.map(({ id, variantId, quantity }) => [id, variantId, quantity])).toEqual([
      [second.id, medium, 1],
      [first.id, small, 5],
    ]);
  });
});
