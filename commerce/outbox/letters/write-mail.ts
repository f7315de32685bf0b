import { withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { accountLink } from '../../domain/customer/account-links.ts';
import type { LinkKind } from '../../domain/customer/link-kind.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { createLinkToken, wasLinkJustSent } from '../../store/customer-links.ts';
import { type CustomerRecord, findCustomer, findCustomerByEmail } from '../../store/customers.ts';
import { findFulfilment } from '../../store/fulfilments.ts';
import type { Letter, LetterTopic } from '../../store/letters.ts';
import { findOrder } from '../../store/orders.ts';
import type { ClaimedEntry } from '../../store/outbox.ts';
import { findRefund } from '../../store/refunds.ts';
import type { Mail } from '../mail/mailer.ts';
import { activationLetter, passwordChangedLetter, resetLetter } from './account-letters.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { LetterContent } from './letter-content.ts';
import { orderConfirmedLetter, orderRefundedLetter, orderShippedLetter } from './order-letters.ts';

/** What letters are written with. */
export interface Desk {
  db: CommerceDb;
  shopOrigin: string;
  now: Date;
  /** An attempt before this one may have made a link that never went out. */
  isRepeat: boolean;
}

/** A letter and who gets it. */
interface Written {
  to: string;
  content: LetterContent;
}

/** Undefined where there is nothing to write, or nobody to write to. */
type Writer = (payload: unknown, desk: Desk) => Promise<Written | undefined>;

const CUSTOMER = v.object({ customerId: v.number() });

/** A letter with a fresh link in it. The token stands in the letter alone; the database keeps its hash. */
async function linkLetter(customer: CustomerRecord, kind: LinkKind, desk: Desk): Promise<Written | undefined> {
  const { db, shopOrigin, now, isRepeat } = desk;
  const token = await withTx(db, async (tx) => {
    if (!isRepeat && (await wasLinkJustSent(tx, customer.id, kind, now))) return undefined;
    return createLinkToken(tx, customer.id, kind, now);
  });
  if (token === undefined) return undefined;
  const link = accountLink(shopOrigin, kind, customer.id, token);
  return { to: customer.email, content: (kind === 'activate' ? activationLetter : resetLetter)(customer, link) };
}

/** Whoever has no password yet gets the link that opens the account; whose account is closed gets none. */
async function accessLetter(customer: CustomerRecord | undefined, desk: Desk): Promise<Written | undefined> {
  if (!customer || customer.state === 'disabled') return undefined;
  return linkLetter(customer, customer.state === 'enabled' ? 'reset' : 'activate', desk);
}

const WRITERS: Readonly<Record<LetterTopic, Writer>> = {
  'activate-account': async (payload, desk) => {
    const customer = await findCustomer(desk.db, v.parse(CUSTOMER, payload).customerId);
    return customer?.state === 'enabled' ? undefined : accessLetter(customer, desk);
  },
  'reset-password': async (payload, desk) => {
    const { email } = v.parse(v.object({ email: v.string() }), payload);
    return accessLetter(await findCustomerByEmail(desk.db, email), desk);
  },
  'password-changed': async (payload, { db, shopOrigin }) => {
    const customer = await findCustomer(db, v.parse(CUSTOMER, payload).customerId);
    return customer && { to: customer.email, content: passwordChangedLetter(customer, shopOrigin) };
  },
  'order-confirmed': async (payload, { db, shopOrigin }) => {
    const order = await findOrder(db, { id: v.parse(v.object({ orderId: v.number() }), payload).orderId });
    return order && { to: order.email, content: orderConfirmedLetter(order, shopOrigin) };
  },
  'order-shipped': async (payload, { db, shopOrigin }) => {
    const parcel = await findFulfilment(db, {
      id: v.parse(v.object({ fulfilmentId: v.number() }), payload).fulfilmentId,
    });
    const order = parcel && (await findOrder(db, { id: parcel.orderId }));
    return parcel && order && { to: order.email, content: orderShippedLetter(order, parcel, shopOrigin) };
  },
  'order-refunded': async (payload, { db, shopOrigin }) => {
    const refund = await findRefund(db, v.parse(v.object({ refundId: v.number() }), payload).refundId);
    const order = refund && (await findOrder(db, { id: refund.orderId }));
    return refund && order && { to: order.email, content: orderRefundedLetter(order, refund, shopOrigin) };
  },
} satisfies Record<Letter['topic'], Writer>;

const isLetterTopic = (topic: string): topic is LetterTopic => topic in WRITERS;

/** Writes the mail of an outbox entry; undefined when there is none to send. */
export async function writeMail(entry: ClaimedEntry, desk: Desk): Promise<Mail | undefined> {
  if (!isLetterTopic(entry.topic)) throw new Error(`There is no letter "${entry.topic}".`);
  const written = await WRITERS[entry.topic](entry.payload, desk);
  if (!written) return undefined;
  const { to, content } = written;
  const host = new URL(desk.shopOrigin).hostname;
  return {
    messageId: `<${entry.id}@${host}>`,
    to,
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
  };
}
