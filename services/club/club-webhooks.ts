import * as v from 'valibot';
import type { ServicesTx } from '../store/services-database.ts';
import { closeAccount } from './members/close-account.ts';
import { accountOf, takeOrder, takeRefund } from './orders/take-order.ts';
import { TOLD_CUSTOMER, TOLD_ORDER, TOLD_REFUND } from './orders/told-order.ts';

type Take = (tx: ServicesTx, body: unknown, at: Date) => Promise<void>;

const order: Take = (tx, body, at) => takeOrder(tx, v.parse(TOLD_ORDER, body), at);
const customer: Take = async (tx, body, at) => {
  await accountOf(tx, v.parse(TOLD_CUSTOMER, body), at);
};

/** What the club makes of each topic; it throws v.ValiError on a body that is not what the topic promises. */
export const CLUB_TOPICS = {
  'orders/create': order,
  'orders/paid': order,
  'orders/updated': order,
  'orders/fulfilled': order,
  'orders/cancelled': order,
  'refunds/create': (tx, body, at) => takeRefund(tx, v.parse(TOLD_REFUND, body), at),
  'customers/create': customer,
  'customers/update': customer,
  'customers/enable': customer,
} as const satisfies Readonly<Record<string, Take>>;

/** An account is gone at the provider. */
export const forgetMember = (tx: ServicesTx, id: number, at: Date): Promise<void> => closeAccount(tx, String(id), at);
