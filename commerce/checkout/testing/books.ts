import { sql } from 'kysely';
import type { CommerceDb } from '../../store/commerce-database.ts';

/** What the whole shop adds up to. */
export interface Books {
  orders: number;
  /** Paid and not given back, by the ledger of the test gateway. */
  charges: number;
  chargedAmount: number;
  orderedAmount: number;
  onHand: number;
  reserved: number;
  /** Units in orders. */
  sold: number;
}

/** Adds everything up, in one statement. */
export async function books(db: CommerceDb): Promise<Books> {
  const { rows } = await sql<Books>`
    select
      (select count(*)::int from commerce."order") as orders,
      (select count(*)::int from commerce.test_gateway_charge where status = 'paid') as charges,
      (select coalesce(sum(amount), 0)::int from commerce.test_gateway_charge where status = 'paid') as "chargedAmount",
      (select coalesce(sum(total - gift_card_amount), 0)::int from commerce."order") as "orderedAmount",
      (select coalesce(sum(on_hand), 0)::int from commerce.variant) as "onHand",
      (select coalesce(sum(reserved), 0)::int from commerce.variant) as reserved,
      (select coalesce(sum(quantity), 0)::int from commerce.order_line) as sold`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The books are empty.');
  return found;
}

/** How far apart the money and the orders are; all zero when every order is paid once and everything paid is ordered. */
export function imbalance({ orders, charges, chargedAmount, orderedAmount }: Books) {
  return { orders: orders - charges, amount: chargedAmount - orderedAmount };
}
