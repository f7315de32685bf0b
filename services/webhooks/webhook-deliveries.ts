import { sql } from 'kysely';
import type { ServicesTx } from '../store/services-database.ts';

/** Longer than the provider goes on trying. */
const RETENTION_DAYS = 30;

/**
 * Notes in the transaction of what it leads to that a webhook has come. False when it came before; of two at the same time,
 * the second waits for what becomes of the first.
 */
export async function saveDelivery(tx: ServicesTx, id: string, topic: string): Promise<boolean> {
  await sql`delete from services.webhook_delivery
    where received_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(tx);
  const row = await tx
    .insertInto('services.webhook_delivery')
    .values({ id, topic })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
