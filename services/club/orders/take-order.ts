import type { ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccountOf, openAccount } from '../ledger/accounts.ts';
import { join } from '../members/join.ts';
import type { OrderFacts } from '../rules/order-facts.ts';
import { findOrder, householdHash, mergeOrder } from './order-store.ts';
import { settleOrder } from './settle-order.ts';
import { orderFactsOf, refundFactsOf, type ToldOrder, type ToldRefund } from './told-order.ts';

/** A customer as webhooks tell them. */
export interface ToldCustomer {
  id: string;
  email?: string | null | undefined;
  created_at?: string | undefined;
  state?: string | undefined;
}

/** The account of a told customer, locked; whoever has an account at the provider is a member here. */
export function accountOf(tx: ServicesTx, told: ToldCustomer, at: Date): Promise<ClubAccount> {
  const customer = {
    customer: told.id,
    since: told.created_at === undefined ? at : new Date(told.created_at),
    email: told.email ?? null,
  };
  return told.state === 'enabled' ? join(tx, customer, at) : openAccount(tx, customer);
}

async function take(tx: ServicesTx, id: string, told: OrderFacts, account: ClubAccount | undefined, at: Date) {
  // Nothing is kept of somebody who is gone.
  if (account?.closed_at) return;
  const { after } = await mergeOrder(tx, id, told);
  const customer = after.snapshot?.customer ?? undefined;
  const isOwner = account !== undefined && account.customer === customer;
  const owner = isOwner || customer === undefined ? account : await lockAccountOf(tx, customer);
  await settleOrder(tx, { id, facts: after, owner: customer === undefined ? undefined : owner, at });
}

/** Takes what was told of an order, whatever was told of it before, and brings the ledger to it. */
export async function takeOrder(tx: ServicesTx, told: ToldOrder, at: Date): Promise<void> {
  const account = told.customer ? await accountOf(tx, told.customer, at) : undefined;
  await take(tx, told.id, orderFactsOf(told, await householdHash(tx)), account, at);
}

/** Takes a refund that was told by itself; its order may come later. */
export async function takeRefund(tx: ServicesTx, told: ToldRefund, at: Date): Promise<void> {
  const customer = (await findOrder(tx, told.order_id))?.snapshot?.customer;
  const account = customer ? await lockAccountOf(tx, customer) : undefined;
  await take(tx, told.order_id, refundFactsOf(told), account, at);
}
