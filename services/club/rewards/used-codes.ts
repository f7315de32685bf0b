import type { ServicesTx } from '../../store/services-database.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import type { OrderFacts } from '../rules/order-facts.ts';
import { moveRedemption, type RedemptionState } from './redemption-store.ts';

const ANY: readonly RedemptionState[] = ['making', 'ready', 'undoing', 'undone', 'used', 'expired'];

/**
 * Marks the codes that an order was placed with as used, also those that were thought undone or expired: what was given back for
 * them is taken again. An order that was cancelled gives the points of its codes back.
 */
export async function settleCodesUsedIn(tx: ServicesTx, orderId: string, facts: OrderFacts, at: Date): Promise<void> {
  const codes = facts.snapshot?.codes ?? [];
  if (codes.length === 0) return;
  const redemptions = await tx
    .selectFrom('services.club_redemption')
    .select(['id', 'account', 'state', 'used_in'])
    .where('code', 'in', [...codes])
    .orderBy('id')
    .execute();
  const state: RedemptionState = facts.cancelledAt === undefined ? 'used' : 'undone';
  for (const { id, account, used_in, state: before } of redemptions) {
    // A code works once: of two orders that name it the first one told is believed.
    if (used_in !== null && used_in !== orderId) continue;
    if (before === state && used_in === orderId) continue;
    await lockAccounts(tx, [account]);
    await moveRedemption(tx, id, ANY, { state, usedIn: orderId }, at);
  }
}
