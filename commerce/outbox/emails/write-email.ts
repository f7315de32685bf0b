import { withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { accountLink } from '../../domain/customer/account-links.ts';
import type { LinkKind } from '../../domain/customer/link-kind.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { createLinkToken, wasLinkJustSent } from '../../store/customer-links.ts';
import { type CustomerRecord, findCustomer, findCustomerByEmail } from '../../store/customers.ts';
import type { Email, EmailTopic } from '../../store/emails.ts';
import { findFulfilment } from '../../store/fulfilments.ts';
import { findGiftCardSale } from '../../store/gift-card-sales.ts';
import { recodeGiftCard } from '../../store/gift-cards.ts';
import { findOrder } from '../../store/orders.ts';
import type { ClaimedEntry } from '../../store/outbox.ts';
import { findRefund } from '../../store/refunds.ts';
import type { Mail } from '../mail/mailer.ts';
import { accountClosedEmail, activationEmail, passwordChangedEmail, resetEmail } from './account-emails.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { EmailContent } from './email-content.ts';
import { giftCardEmail, giftCardReader } from './gift-card-email.ts';
import { orderConfirmedEmail, orderRefundedEmail, orderShippedEmail } from './order-emails.ts';

/** What emails are written with. */
export interface EmailContext {
  db: CommerceDb;
  shopOrigin: string;
  now: Date;
  /** An attempt before this one may have made a link that never went out. */
  isRepeat: boolean;
}

/** An email and who gets it. */
interface Written {
  to: string;
  content: EmailContent;
}

/** Undefined where there is nothing to write, or nobody to write to. */
type Writer = (payload: unknown, context: EmailContext) => Promise<Written | undefined>;

const CUSTOMER = v.object({ customerId: v.number() });

/** An email with a fresh link in it. The token stands in the email alone; the database keeps its hash. */
async function linkEmail(
  customer: CustomerRecord,
  kind: LinkKind,
  context: EmailContext,
): Promise<Written | undefined> {
  const { db, shopOrigin, now, isRepeat } = context;
  const token = await withTx(db, async (tx) => {
    if (!isRepeat && (await wasLinkJustSent(tx, customer.id, kind, now))) return undefined;
    return createLinkToken(tx, customer.id, kind, now);
  });
  if (token === undefined) return undefined;
  const link = accountLink(shopOrigin, kind, customer.id, token);
  return { to: customer.email, content: (kind === 'activate' ? activationEmail : resetEmail)(customer, link) };
}

/** Whoever has no password yet gets the link that opens the account; whose account is closed gets none. */
async function accessEmail(customer: CustomerRecord | undefined, context: EmailContext): Promise<Written | undefined> {
  if (!customer || customer.state === 'disabled') return undefined;
  return linkEmail(customer, customer.state === 'enabled' ? 'reset' : 'activate', context);
}

const CLOSED = v.object({ email: v.string(), firstName: v.nullable(v.string()) });
/**
 * The code is made here and stands in the email alone. Written twice, the email that comes last has the code that
 * works.
 */
async function giftCard(giftCardId: number, { db, shopOrigin }: EmailContext): Promise<Written | undefined> {
  const sale = await findGiftCardSale(db, giftCardId);
  const order = sale && (await findOrder(db, { id: sale.orderId }));
  const line = order?.lines.find(({ position }) => position === sale?.position);
  if (!order || !line) return undefined;
  const card = await withTx(db, (tx) => recodeGiftCard(tx, giftCardId));
  return card && { to: giftCardReader(order, line), content: giftCardEmail(order, line, card, shopOrigin) };
}

const WRITERS: Readonly<Record<EmailTopic, Writer>> = {
  'activate-account': async (payload, context) => {
    const customer = await findCustomer(context.db, v.parse(CUSTOMER, payload).customerId);
    return customer?.state === 'enabled' ? undefined : accessEmail(customer, context);
  },
  'reset-password': async (payload, context) => {
    const { email } = v.parse(v.object({ email: v.string() }), payload);
    return accessEmail(await findCustomerByEmail(context.db, email), context);
  },
  'password-changed': async (payload, { db, shopOrigin }) => {
    const customer = await findCustomer(db, v.parse(CUSTOMER, payload).customerId);
    return customer && { to: customer.email, content: passwordChangedEmail(customer, shopOrigin) };
  },
  'account-closed': async (payload) => {
    const { email, firstName } = v.parse(CLOSED, payload);
    return { to: email, content: accountClosedEmail(firstName) };
  },
  'order-confirmed': async (payload, { db, shopOrigin }) => {
    const order = await findOrder(db, { id: v.parse(v.object({ orderId: v.number() }), payload).orderId });
    return order && { to: order.email, content: orderConfirmedEmail(order, shopOrigin) };
  },
  'gift-card': (payload, context) =>
    giftCard(v.parse(v.object({ giftCardId: v.number() }), payload).giftCardId, context),
  'order-shipped': async (payload, { db, shopOrigin }) => {
    const parcel = await findFulfilment(db, {
      id: v.parse(v.object({ fulfilmentId: v.number() }), payload).fulfilmentId,
    });
    const order = parcel && (await findOrder(db, { id: parcel.orderId }));
    return parcel && order && { to: order.email, content: orderShippedEmail(order, parcel, shopOrigin) };
  },
  'order-refunded': async (payload, { db, shopOrigin }) => {
    const refund = await findRefund(db, v.parse(v.object({ refundId: v.number() }), payload).refundId);
    const order = refund && (await findOrder(db, { id: refund.orderId }));
    return refund && order && { to: order.email, content: orderRefundedEmail(order, refund, shopOrigin) };
  },
} satisfies Record<Email['topic'], Writer>;

const isEmailTopic = (topic: string): topic is EmailTopic => topic in WRITERS;

/** Writes the mail of an outbox entry; undefined when there is none to send. */
export async function writeMail(entry: ClaimedEntry, context: EmailContext): Promise<Mail | undefined> {
  if (!isEmailTopic(entry.topic)) throw new Error(`There is no letter "${entry.topic}".`);
  const written = await WRITERS[entry.topic](entry.payload, context);
  if (!written) return undefined;
  const { to, content } = written;
  const host = new URL(context.shopOrigin).hostname;
  return {
    messageId: `<${entry.id}@${host}>`,
    to,
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
  };
}
