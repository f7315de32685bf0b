import { randomUUID } from 'node:crypto';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { type CartCredentials, newCartCredentials } from '../../store/cart/cart-credentials.ts';
import { insertCart, writeLineChanges } from '../../store/cart/cart-writes.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { Attribute } from '../../store/order-tables.ts';

export interface TestCartOptions {
  countryCode?: string;
  email?: string;
  note?: string;
  lines: ReadonlyArray<{ variantId: number | undefined; quantity?: number; attributes?: Attribute[] }>;
}

export interface TestCart extends CartCredentials {
  id: number;
}

/** A cart with lines, in dollars unless told. */
export async function aCart(
  db: CommerceDb,
  { lines, countryCode = 'US', ...buyer }: TestCartOptions,
): Promise<TestCart> {
  const credentials = newCartCredentials();
  const { id } = await withTx(db, async (tx) => commit(await insertCart(tx, credentials, { countryCode, ...buyer })));
  await addToCart(db, id, lines);
  return { ...credentials, id };
}

/** Puts more into a cart that has none of it yet. */
export async function addToCart(db: CommerceDb, cartId: number, lines: TestCartOptions['lines']): Promise<void> {
  await withTx(db, (tx) =>
    writeLineChanges(tx, cartId, {
      removed: [],
      changed: [],
      added: lines.map(({ variantId = 0, quantity = 1, attributes = [] }) => ({
        id: randomUUID(),
        variantId,
        quantity,
        attributes,
      })),
    }),
  );
}
