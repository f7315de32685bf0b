import { createHash } from 'node:crypto';
import type { CommerceDb } from '../commerce-database.ts';

const hashOf = (network: string): Buffer => createHash('sha256').update(network).digest();

/** Whether a customer has signed in from this network before. */
export async function isKnownNetwork(db: CommerceDb, email: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('commerce.customer_network as known')
    .innerJoin('commerce.customer as customer', 'customer.id', 'known.customer_id')
    .select('known.customer_id')
    .where('customer.email', '=', email)
    .where('known.network_sha256', '=', hashOf(network))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers from where a customer has signed in. */
export async function rememberNetwork(db: CommerceDb, customerId: number, network: string, now: Date): Promise<void> {
  await db
    .insertInto('commerce.customer_network')
    .values({ customer_id: customerId, network_sha256: hashOf(network), seen_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'network_sha256']).doUpdateSet({ seen_at: now }))
    .execute();
}
