import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { putInOutbox } from './outbox.ts';

/**
 * Every email the shop writes, with what it needs to be written. Only names of rows: the text, and any secret in it, is
 * made when the email is sent, so that nothing secret ever waits in the outbox.
 */
export type Email =
  | { topic: 'activate-account'; payload: { customerId: number } }
  /** To whoever has an account under the address; to nobody when there is none, which the asker never learns. */
  | { topic: 'reset-password'; payload: { email: string } }
  | { topic: 'password-changed'; payload: { customerId: number } }
  /** To where the account was: its row no longer says so. */
  | { topic: 'account-closed'; payload: { email: string; firstName: string | null } }
  | { topic: 'order-confirmed'; payload: { orderId: number } }
  | { topic: 'gift-card'; payload: { giftCardId: number } }
  | { topic: 'order-shipped'; payload: { fulfilmentId: number } }
  | { topic: 'order-refunded'; payload: { refundId: number } }
  | { topic: 'refunded-as-gift-card'; payload: { refundId: number } }
  | { topic: 'return-requested'; payload: { returnId: number } }
  | { topic: 'return-received'; payload: { returnId: number } }
  | { topic: 'return-shipped'; payload: { fulfilmentId: number } }
  | { topic: 'return-cancelled'; payload: { returnId: number } };

export type EmailTopic = Email['topic'];

/** Has an email written once the transaction is through, or at `dueAt`. */
export function writeEmail(db: CommerceDb | CommerceTx, email: Email, dueAt?: Date): Promise<void> {
  return putInOutbox(db, [{ kind: 'mail', ...email, ...(dueAt && { dueAt }) }]);
}
