import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { mergeFacts, NOTHING_KNOWN, type OrderFacts } from '../rules/order-facts.ts';

const FACTS = v.object({
  snapshot: v.optional(
    v.object({
      customer: v.nullable(v.string()),
      name: v.string(),
      merchandiseCents: v.number(),
      toldAt: v.string(),
      placedAt: v.string(),
      codes: v.array(v.string()),
      households: v.array(v.string()),
      products: v.array(v.string()),
    }),
  ),
  isPaid: v.boolean(),
  fulfilledAt: v.optional(v.string()),
  cancelledAt: v.optional(v.string()),
  refunds: v.array(v.object({ id: v.string(), cents: v.number(), refundedAt: v.string() })),
});

function parsed(facts: unknown): OrderFacts {
  const { snapshot, fulfilledAt, cancelledAt, ...rest } = v.parse(FACTS, facts);
  return { ...rest, snapshot, fulfilledAt, cancelledAt };
}

export interface KnownOrder {
  id: string;
  facts: OrderFacts;
}

/** What was known of an order before something was told, and what is known with it; the order stays locked. */
export async function mergeOrder(
  tx: ServicesTx,
  id: string,
  told: OrderFacts,
): Promise<{ before: OrderFacts; after: OrderFacts }> {
  await tx
    .insertInto('services.club_order')
    .values({ id, customer: null, facts: JSON.stringify(NOTHING_KNOWN) })
    .onConflict((known) => known.doNothing())
    .execute();
  const row = await tx
    .selectFrom('services.club_order')
    .select('facts')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = parsed(row.facts);
  const after = mergeFacts(before, told);
  await tx
    .updateTable('services.club_order')
    .set({ facts: JSON.stringify(after), customer: after.snapshot?.customer ?? null, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  return { before, after };
}

export async function findOrder(db: ServicesDb, id: string): Promise<OrderFacts | undefined> {
  const row = await db.selectFrom('services.club_order').select('facts').where('id', '=', id).executeTakeFirst();
  return row && parsed(row.facts);
}

/** All orders of a customer that the provider has told of. */
export async function ordersOf(db: ServicesDb, customer: string): Promise<KnownOrder[]> {
  const rows = await db
    .selectFrom('services.club_order')
    .select(['id', 'facts'])
    .where('customer', '=', customer)
    .orderBy('id')
    .execute();
  return rows.map(({ id, facts }) => ({ id, facts: parsed(facts) }));
}

/** Somebody is to be forgotten: what is known of their orders goes; the points stay as numbers. */
export async function forgetOrdersOf(tx: ServicesTx, customer: string): Promise<void> {
  await tx.deleteFrom('services.club_order').where('customer', '=', customer).execute();
}

/** Hashes what would tell where somebody lives or pays with, with this shop's own salt. */
export async function householdHash(db: ServicesDb): Promise<(key: string) => string> {
  const read = db.selectFrom('services.club_salt').select('salt');
  const known = await read.executeTakeFirst();
  if (!known) await sql`insert into services.club_salt default values on conflict do nothing`.execute(db);
  const { salt } = known ?? (await read.executeTakeFirstOrThrow());
  return (key) => createHash('sha256').update(`${salt} ${key}`).digest('base64url').slice(0, 22);
}
