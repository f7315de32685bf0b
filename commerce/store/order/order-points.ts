import { type Loyalty, type OrderPoints, pointsOfOrder } from '../../domain/loyalty/loyalty.ts';
import type { CommerceDb } from '../commerce-database.ts';
import { findCustomer } from '../customer/customers.ts';
import { giftCardLinesOf } from '../discount/gift-card-sales.ts';
import type { OrderRecord } from './order-record.ts';

/** What a placed order brings its buyer; undefined where there is nothing to say. */
export async function findOrderPoints(
  db: CommerceDb,
  loyalty: Loyalty | undefined,
  order: OrderRecord,
): Promise<OrderPoints | undefined> {
  if (!loyalty) return undefined;
  const giftCardLines = await giftCardLinesOf(db, order.id);
  const customer = order.customerId === null ? undefined : await findCustomer(db, order.customerId);
  return pointsOfOrder(loyalty, order, { giftCardLines, isMember: customer?.state === 'enabled' });
}
