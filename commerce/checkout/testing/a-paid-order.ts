import type { OrderRecord } from '../../store/order/order-record.ts';
import { findOrder } from '../../store/order/orders.ts';
import { aCart, type TestCartOptions } from './a-cart.ts';
import { buy } from './a-shopper.ts';
import type { TestShop } from './open-shop.ts';

type Shop = Pick<TestShop, 'db' | 'checkout'>;

/** An order as it stands, however it is named. */
export async function theOrder({ db }: Pick<Shop, 'db'>, name: Parameters<typeof findOrder>[1]): Promise<OrderRecord> {
  const order = await findOrder(db, name);
  if (!order) throw new Error('There is no order.');
  return order;
}

/** Marina fills a cart and pays for it; `typed` is what she fills in otherwise. */
export async function aPaidOrder(
  shop: Shop,
  lines: TestCartOptions['lines'],
  typed: Parameters<typeof buy>[2] = {},
): Promise<OrderRecord> {
  const cart = await aCart(shop.db, { lines });
  await buy(shop.checkout, cart, typed);
  return theOrder(shop, { cartId: cart.id });
}
