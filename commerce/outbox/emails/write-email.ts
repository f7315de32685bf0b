import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { EmailContent, EmailPlace } from '@bluebird-bay/emails/email-content.ts';
import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { renderEmail } from '@bluebird-bay/emails/render-email.ts';
import * as v from 'valibot';
import { accountLink, type LinkKind } from '../../domain/customer/account-links.ts';
import { isClosedEmail } from '../../domain/customer/email-address.ts';
import type { Loyalty } from '../../domain/loyalty/loyalty.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { createLinkToken, wasLinkJustSent } from '../../store/customer/customer-links.ts';
import { type CustomerRecord, findCustomer, findCustomerByEmail } from '../../store/customer/customers.ts';
import { findGiftCardSale } from '../../store/discount/gift-card-sales.ts';
import { recodeGiftCard } from '../../store/discount/gift-cards.ts';
import { findFulfilment } from '../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { findOrder, findOrderPoints } from '../../store/order/orders.ts';
import { findRefund, refundsOfOrder } from '../../store/order/refunds.ts';
import { findReturn, type ReturnRecord } from '../../store/order/returns.ts';
import { EMAIL_PAYLOADS, type EmailPayload, type EmailTopic } from '../../store/outbox/emails.ts';
import type { ClaimedEntry } from '../../store/outbox/outbox.ts';
import { accountClosedEmail, activationEmail, passwordChangedEmail, resetEmail } from './account-emails.ts';
import { giftCardEmail, giftCardReader } from './gift-card-email.ts';
import { orderConfirmedEmail, orderRefundedEmail, orderShippedEmail } from './order-emails.ts';
import {
  giftCardForReturnEmail,
  type ReturnOfOrder,
  returnCancelledEmail,
  returnReceivedEmail,
  returnRequestedEmail,
  returnShippedEmail,
} from './return-emails.ts';

/** What emails are written with. */
export interface EmailContext extends EmailPlace {
  /** Where shoppers are led. */
  links: StorefrontLinks;
  db: CommerceDb;
  now: Date;
  /** An attempt before this one may have made a link that never went out. */
  isRepeat: boolean;
  /** What orders bring besides. */
  loyalty: Loyalty | undefined;
}

/** An email and who gets it. */
interface Written {
  to: string;
  content: EmailContent;
}

/** Undefined where there is nothing to write, or nobody to write to. */
type Writer<Payload> = (payload: Payload, context: EmailContext) => Promise<Written | undefined>;

/** An email with a fresh link in it. The token stands in the email alone; the database keeps its hash. */
async function linkEmail(
  customer: CustomerRecord,
  kind: LinkKind,
  context: EmailContext,
): Promise<Written | undefined> {
  const { db, links, now, isRepeat } = context;
  const token = await withTx(db, async (tx) => {
    if (!isRepeat && (await wasLinkJustSent(tx, customer.id, kind, now))) return rollback(undefined);
    return commit(await createLinkToken(tx, customer.id, kind, now));
  });
  if (token === undefined) return undefined;
  const link = accountLink(links.account, kind, customer.id, token);
  return { to: customer.email, content: (kind === 'activate' ? activationEmail : resetEmail)(customer, link) };
}

/** Whoever has no password yet gets the link that opens the account; whose account is closed gets none. */
async function accessEmail(customer: CustomerRecord | undefined, context: EmailContext): Promise<Written | undefined> {
  if (!customer || customer.state === 'disabled') return undefined;
  return linkEmail(customer, customer.state === 'enabled' ? 'reset' : 'activate', context);
}

/**
 * The code is made here and stands in the email alone. Written twice, the email that comes last has the code that
 * works.
 */
const giftCard: Writer<EmailPayload<'gift-card'>> = async ({ giftCardId }, { db, links }) => {
  const sale = await findGiftCardSale(db, giftCardId);
  const order = sale && (await findOrder(db, { id: sale.orderId }));
  const line = order?.lines.find(({ position }) => position === sale?.position);
  if (!order || !line) return undefined;
  const card = await withTx(db, async (tx) => commit(await recodeGiftCard(tx, giftCardId)));
  return card && { to: giftCardReader(order, line), content: giftCardEmail(order, line, card, links) };
};

const asItStands: typeof whenReceived = async (_db, _found, order) => order;

/** The order as it stood when the parcel of a return came: what the return itself gives back has not left it yet. */
async function whenReceived(db: CommerceDb, found: ReturnRecord, order: OrderRecord): Promise<OrderRecord> {
  const { receivedAt, moneyRefundId, creditRefundId } = found;
  const earlier = (await refundsOfOrder(db, order.id)).filter(
    ({ id, createdAt }) =>
      id !== moneyRefundId && id !== creditRefundId && receivedAt !== null && createdAt <= receivedAt,
  );
  const removedOf = (position: number): number =>
    earlier
      .flatMap((refund) => refund.lines)
      .filter((line) => line.position === position)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...order, lines: order.lines.map((line) => ({ ...line, removed: removedOf(line.position) })) };
}

/** An email about a return. */
const ofReturn =
  (
    write: (returned: ReturnOfOrder, links: StorefrontLinks) => EmailContent,
    orderAt = asItStands,
  ): Writer<EmailPayload<'return-requested'>> =>
  async ({ returnId }, { db, links }) => {
    const found = await findReturn(db, { id: returnId });
    const standing = found && (await findOrder(db, { id: found.orderId }));
    if (!found || !standing) return undefined;
    const order = await orderAt(db, found, standing);
    return { to: order.email, content: write({ found, order }, links) };
  };

/** An email about a parcel, of the order itself or of what follows a return. */
const ofParcel =
  (write: typeof orderShippedEmail): Writer<EmailPayload<'order-shipped'>> =>
  async ({ fulfilmentId }, { db, links }) => {
    const parcel = await findFulfilment(db, { id: fulfilmentId });
    const order = parcel && (await findOrder(db, { id: parcel.orderId }));
    return parcel && order && { to: order.email, content: write(order, parcel, links) };
  };

/** The code of the card is made here and stands in the email alone, as that of a card that was bought. */
const giftCardForReturn: Writer<EmailPayload<'refunded-as-gift-card'>> = async ({ refundId }, { db, links }) => {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, { id: refund.orderId }));
  if (!refund || !order) return undefined;
  const { issuedGiftCardId: issued } = refund;
  const card = issued === null ? null : await withTx(db, async (tx) => commit(await recodeGiftCard(tx, issued)));
  return { to: order.email, content: giftCardForReturnEmail(order, refund, card ?? null, links) };
};

const WRITERS: { readonly [Topic in EmailTopic]: Writer<EmailPayload<Topic>> } = {
  'activate-account': async ({ customerId }, context) => {
    const customer = await findCustomer(context.db, customerId);
    return customer?.state === 'enabled' ? undefined : accessEmail(customer, context);
  },
  'reset-password': async ({ email }, context) => accessEmail(await findCustomerByEmail(context.db, email), context),
  'password-changed': async ({ customerId }, { db, links }) => {
    const customer = await findCustomer(db, customerId);
    return customer && { to: customer.email, content: passwordChangedEmail(customer, links) };
  },
  'account-closed': async ({ email, firstName }) => ({ to: email, content: accountClosedEmail(firstName) }),
  'order-confirmed': async ({ orderId }, { db, links, loyalty }) => {
    const order = await findOrder(db, { id: orderId });
    if (!order) return undefined;
    const points = await findOrderPoints(db, loyalty, order);
    return { to: order.email, content: orderConfirmedEmail({ order, points }, links) };
  },
  'gift-card': giftCard,
  'order-shipped': ofParcel(orderShippedEmail),
  'order-refunded': async ({ refundId }, { db, links }) => {
    const refund = await findRefund(db, refundId);
    const order = refund && (await findOrder(db, { id: refund.orderId }));
    return refund && order && { to: order.email, content: orderRefundedEmail(order, refund, links) };
  },
  'refunded-as-gift-card': giftCardForReturn,
  'return-requested': ofReturn(returnRequestedEmail),
  'return-received': ofReturn(returnReceivedEmail, whenReceived),
  'return-shipped': ofParcel(returnShippedEmail),
  'return-cancelled': ofReturn(returnCancelledEmail),
};

const isEmailTopic = (topic: string): topic is EmailTopic => Object.hasOwn(WRITERS, topic);

const write = <Topic extends EmailTopic>(topic: Topic, payload: unknown, context: EmailContext) =>
  WRITERS[topic](v.parse(EMAIL_PAYLOADS[topic], payload), context);

/** Writes the mail of an outbox entry; undefined when there is none to send, or nobody to send it to any more. */
export async function writeMail(entry: ClaimedEntry, context: EmailContext): Promise<Mail | undefined> {
  if (!isEmailTopic(entry.topic)) throw new Error(`There is no letter "${entry.topic}".`);
  const written = await write(entry.topic, entry.payload, context);
  if (!written || isClosedEmail(written.to)) return undefined;
  const { to, content } = written;
  const host = new URL(context.shopOrigin).hostname;
  return {
    messageId: `<${entry.id}@${host}>`,
    to,
    ...renderEmail(content, context),
  };
}
