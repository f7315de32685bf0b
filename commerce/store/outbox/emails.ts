import * as v from 'valibot';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { putInOutbox } from './outbox.ts';

const CUSTOMER = v.object({ customerId: v.number() });
const PARCEL = v.object({ fulfilmentId: v.number() });
const REFUND = v.object({ refundId: v.number() });
const RETURN = v.object({ returnId: v.number() });

/**
 * Every email the shop writes, with what it needs to be written. Only names of rows: the text, and any secret in it, is
 * made when the email is sent, so that nothing secret ever waits in the outbox.
 */
export const EMAIL_PAYLOADS = {
  'activate-account': CUSTOMER,
  /** To whoever has an account under the address; to nobody when there is none, which the asker never learns. */
  'reset-password': v.object({ email: v.string() }),
  'password-changed': CUSTOMER,
  /** To where the account was: its row no longer says so. */
  'account-closed': v.object({ email: v.string(), firstName: v.nullable(v.string()) }),
  'order-confirmed': v.object({ orderId: v.number() }),
  'gift-card': v.object({ giftCardId: v.number() }),
  'order-shipped': PARCEL,
  'order-refunded': REFUND,
  'refunded-as-gift-card': REFUND,
  'return-requested': RETURN,
  'return-received': RETURN,
  'return-shipped': PARCEL,
  'return-cancelled': RETURN,
} as const;

export type EmailTopic = keyof typeof EMAIL_PAYLOADS;
export type EmailPayload<Topic extends EmailTopic> = v.InferOutput<(typeof EMAIL_PAYLOADS)[Topic]>;
type Email = { [Topic in EmailTopic]: { topic: Topic; payload: EmailPayload<Topic> } }[EmailTopic];

/** Has an email written (outbox/emails/write-email.ts) once the transaction is through, or at `dueAt`. */
export function queueEmail(db: CommerceDb | CommerceTx, email: Email, dueAt?: Date): Promise<void> {
  return putInOutbox(db, [{ kind: 'mail', ...email, ...(dueAt && { dueAt }) }]);
}
