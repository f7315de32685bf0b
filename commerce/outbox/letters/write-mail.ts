import { withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { accountLink } from '../../domain/customer/account-links.ts';
import type { LinkKind } from '../../domain/customer/link-kind.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { createLinkToken, wasLinkJustSent } from '../../store/customer-links.ts';
import { type CustomerRecord, findCustomer, findCustomerByEmail } from '../../store/customers.ts';
import { findFulfilment } from '../../store/fulfilments.ts';
import { findGiftCardSale } from '../../store/gift-card-sales.ts';
import { recodeGiftCard } from '../../store/gift-cards.ts';
import type { Letter, LetterTopic } from '../../store/letters.ts';
import { findOrder } from '../../store/orders.ts';
import type { ClaimedEntry } from '../../store/outbox.ts';
import { findRefund } from '../../store/refunds.ts';
import type { Mail } from '../mail/mailer.ts';
import { accountClosedLetter, activationLetter, passwordChangedLetter, resetLetter } from './account-letters.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { giftCardLetter, giftCardReader } from './gift-card-letter.ts';
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

const CLOSED = v.object({ email: v.string(), firstName: v.nullable(v.string()) });
/** The code is made here and stands in the letter alone. Written twice, the letter that comes last has the code that works. */
async function giftCard(giftCardId: number, { db, shopOrigin }: Desk): Promise<Written | undefined> {
  const sale = await findGiftCardSale(db, giftCardId);
  const order = sale && (await findOrder(db, { id: sale.orderId }));
  const line = order?.lines.find(({ position }) => position === sale?.position);
  if (!order || !line) return undefined;
  const card = await withTx(db, (tx) => recodeGiftCard(tx, giftCardId));
  return card && { to: giftCardReader(order, line), content: giftCardLetter(order, line, card, shopOrigin) };
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
  'account-closed': async (payload) => {
    const { email, firstName } = v.parse(CLOSED, payload);
    return { to: email, content: accountClosedLetter(firstName) };
  },
  'order-confirmed': async (payload, { db, shopOrigin }) => {
    const order = await findOrder(db, { id: v.parse(v.object({ orderId: v.number() }), payload).orderId });
    return order && { to: order.email, content: orderConfirmedLetter(order, shopOrigin) };
  },
  'gift-card': (payload, desk) => giftCard(v.parse(v.object({ giftCardId: v.number() }), payload).giftCardId, desk),
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
