import { sql } from 'kysely';
import type { CommerceDb } from '../store/commerce-database.ts';
import { anOrder } from './an-order.ts';

/** Orders of the customer who is asked about, and lines and parcels of each of them. */
export const BUSY = { orders: 60, lines: 30, parcels: 3 } as const;

/**
 * `count` orders of as many carts, ten to a customer, all like one that the checkout has written; the first {@link BUSY.orders}
 * are `customerId`'s and have as many lines and parcels as an order list asks for. Made in SQL.
 */
export async function manyOrders(
  db: CommerceDb,
  count: number,
  { customerId, variantId }: { customerId: number; variantId: number },
): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  const { id } = await anOrder(db, { customerId, lines: [{ variantId }] });
  await sql`
    insert into commerce.customer (email, state)
    select 'customer.' || n || '@example.com', 'guest' from generate_series(1, ${1 + Math.ceil(count / 10)}::int) as n`.execute(
    db,
  );
  await sql`
    insert into commerce.cart (token, key_sha256, country_code)
    select 'many' || md5(n::text), sha256(n::text::bytea), 'US' from generate_series(1, ${count}::int) as n`.execute(
    db,
  );
  await sql`
    insert into commerce.checkout_attempt overriding system value
    select (jsonb_populate_record(model, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('commerce.checkout_attempt', 'id')), 'cart_id', cart.id, 'key', cart.token))).*
    from commerce.checkout_attempt as model, commerce.cart as cart
    where model.id = (select attempt_id from commerce."order" where id = ${id}) and cart.token like 'many%'`.execute(
    db,
  );
  await sql`
    with numbered as (
      select attempt.id, attempt.cart_id, attempt.key, row_number() over (order by attempt.id) as n
      from commerce.checkout_attempt as attempt where attempt.key like 'many%'
    ), guest as (
      select customer.id, row_number() over (order by customer.id) as n from commerce.customer where email like 'customer.%'
    )
    insert into commerce."order" overriding system value
    select (jsonb_populate_record(model, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('commerce.order', 'id')), 'number', nextval('commerce.order_number'),
      'cart_id', numbered.cart_id, 'attempt_id', numbered.id, 'status_token', numbered.key,
      'customer_id', case when numbered.n <= ${sql.lit(BUSY.orders)} then ${customerId}::bigint else guest.id end,
      'processed_at', model.processed_at - numbered.n * interval '7 minutes'))).*
    from commerce."order" as model, numbered join guest on guest.n = 1 + numbered.n / 10 where model.id = ${id}`.execute(
    db,
  );
  await sql`
    insert into commerce.order_line
    select (jsonb_populate_record(model, jsonb_build_object('order_id', placed.id, 'position', place))).*
    from commerce.order_line as model, commerce."order" as placed
    cross join lateral generate_series(1, case when placed.customer_id = ${customerId}::bigint then ${sql.lit(BUSY.lines)} else 3 end) as place
    where model.order_id = ${id} and placed.status_token like 'many%'`.execute(db);
  await sql`
    insert into commerce.fulfilment (order_id, tracking_company, tracking_number, created_at)
    select id, 'Pelican Post', 'MANY' || id || '-' || parcel, processed_at from commerce."order"
    cross join generate_series(1, ${sql.lit(BUSY.parcels)}) as parcel where customer_id = ${customerId}::bigint`.execute(
    db,
  );
  await sql`
    insert into commerce.fulfilment_line (fulfilment_id, order_id, position, quantity)
    select id, order_id, 1, 1 from commerce.fulfilment where tracking_number like 'MANY%'`.execute(db);
  await sql`analyze`.execute(db);
}
