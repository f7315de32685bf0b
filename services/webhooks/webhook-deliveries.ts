import type { ServicesTx } from '../store/services-database.ts';

/**
 * Notes in the transaction of what it leads to that a webhook has come. False when it came before; of two at the same time,
 * the second waits for what becomes of the first.
 */
export async function saveDelivery(tx: ServicesTx, id: string, topic: string): Promise<boolean> {
  const row = await tx
    .insertInto('services.webhook_delivery')
    .values({ id, topic })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
