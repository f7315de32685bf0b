import { randomBytes } from 'node:crypto';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { emptyAddress } from '../domain/checkout/address.ts';
import type { OrderSnapshot, SnapshotLine } from '../domain/checkout/order-snapshot.ts';
import { newCartCredentials } from '../store/cart/cart-credentials.ts';
import { insertCart } from '../store/cart/cart-writes.ts';
import { insertAttempt } from '../store/checkout/checkout-attempts.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { insertOrder } from '../store/order/orders.ts';

/** What a test says about an order; everything it leaves out is ordinary. */
export interface OrderOptions {
  customerId: number;
  email?: string;
  lines?: ReadonlyArray<Partial<SnapshotLine>>;
  deliveryPrice?: number;
  /** Off the whole order; the lines' `cartDiscount` add up to them. */
  discounts?: OrderSnapshot['discounts'];
  currency?: string;
  tax?: OrderSnapshot['tax'];
  processedAt?: Date;
  countryCode?: string;
}

const ADDRESS = {
  ...emptyAddress('US'),
  firstName: 'Marina',
  lastName: 'Costa',
  address1: '218 Kingfisher Lane',
  city: 'Santa Cruz',
  region: 'CA',
  postcode: '95060',
};

function snapshotOf(options: OrderOptions): OrderSnapshot {
  const lines = (options.lines ?? [{}]).map((line, index): SnapshotLine => {
    const quantity = line.quantity ?? 1;
    const unitPrice = line.unitPrice ?? 4_600;
    return {
      variantId: 0,
      productHandle: 'kaila-top-passionfruit',
      title: 'Kaila Triangle Top',
      printTitle: 'Passionfruit',
      optionName: 'Size',
      optionValue: 'M',
      sku: `KAILA-TOP-${index + 1}`,
      picture: { spec: 'p/triangle/passionfruit/flat-1', alt: 'Kaila Triangle Top, laid flat' },
      attributes: [],
      ...line,
      quantity,
      unitPrice,
      discount: line.discount ?? 0,
      discounts: line.discounts ?? [],
      cartDiscount: line.cartDiscount ?? 0,
      tax: line.tax ?? 0,
      duty: line.duty ?? 0,
      amount: unitPrice * quantity - (line.discount ?? 0),
    };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const deliveryPrice = options.deliveryPrice ?? 600;
  const discount = lines.reduce((sum, line) => sum + line.cartDiscount, 0);
  const duty = lines.reduce((sum, line) => sum + line.duty, 0);
  return {
    customerId: options.customerId,
    email: options.email ?? 'marina.costa@example.com',
    deliveryAddress: { ...ADDRESS, ...(options.countryCode ? { countryCode: options.countryCode, region: '' } : {}) },
    billingAddress: ADDRESS,
    method: 'standard',
    cardLast4: '4242',
    note: '',
    attributes: [],
    currency: options.currency ?? 'USD',
    lines,
    subtotal,
    deliveryPrice,
    discount,
    discounts: options.discounts ?? [],
    discountCodes: [],
    giftCards: [],
    tax: options.tax ?? null,
    duty,
    total: subtotal - discount + deliveryPrice + duty,
    arrival: { from: '2026-11-25', to: '2026-11-27' },
  };
}

/** An order as the checkout writes it, paid through the books of the test gateway, without the checkout. */
export async function anOrder(db: CommerceDb, options: OrderOptions): Promise<{ id: number; number: number }> {
  const snapshot = snapshotOf(options);
  const now = options.processedAt ?? new Date('2026-11-20T10:00:00Z');
  const key = randomBytes(16).toString('base64url');
  await db
    .insertInto('commerce.test_gateway_charge')
    .values({
      key,
      status: 'paid',
      reason: null,
      amount: snapshot.total,
      currency: snapshot.currency,
      card_last4: '4242',
      reference: `test_${key}`,
    })
    .execute();
  return withTx(db, async (tx) => {
    const cart = await insertCart(tx, newCartCredentials(), { countryCode: 'US' });
    const attempt = await insertAttempt(tx, {
      cartId: cart.id,
      key,
      requestHash: '0'.repeat(64),
      snapshot,
      soldOut: null,
      holdUntil: now,
      now,
    });
    await tx
      .updateTable('commerce.checkout_attempt')
      .set({ phase: 'done', gateway_reference: `test_${key}`, holds_stock: false, response: '{"outcome":"paid"}' })
      .where('id', '=', attempt.id)
      .execute();
    const order = await insertOrder(tx, {
      cartId: cart.id,
      attemptId: attempt.id,
      owner: { customerId: options.customerId, mailbox: null },
      snapshot,
      now,
    });
    return commit(order);
  });
}
