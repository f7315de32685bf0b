import * as v from 'valibot';
import { forgetStockRequestsOf } from '../back-in-stock/stock-requests.ts';
import { CLUB_TOPICS, forgetMember } from '../club/club-webhooks.ts';
import { forgetMessagesOf } from '../contact/messages.ts';
import { Email } from '../email.ts';
import { forgetWinner } from '../lists/giveaway-store.ts';
import { forgetEntriesOf } from '../lists/list-entries.ts';
import { forgetReviewer } from '../reviews/review-store.ts';
import type { ServicesTx } from '../store/services-database.ts';
import type { ServicesTables } from '../store/tables.ts';
import { forgetStudentRequest } from '../student/student-requests.ts';
import { forgetWishlist } from '../wishlist/wishlists.ts';

/** What becomes of a webhook, in one transaction with the note that it came. */
type WebhookHandler = (tx: ServicesTx, body: unknown, at: Date) => Promise<void>;

const CustomerId = v.pipe(v.number('is missing'), v.safeInteger('is not an id'), v.minValue(1, 'is not an id'));

/** `read` throws v.ValiError on a body that is not what the topic promises. */
const webhookHandler =
  <WebhookEvent extends v.GenericSchema>(
    schema: WebhookEvent,
    take: (tx: ServicesTx, event: v.InferOutput<WebhookEvent>, at: Date) => Promise<void>,
  ) =>
  (tx: ServicesTx, body: unknown, at: Date): Promise<void> =>
    take(tx, v.parse(schema, body), at);

/** What is kept under an account: the list goes, the points, and the name under what was said. */
async function forgetAccount(tx: ServicesTx, id: number, at: Date): Promise<void> {
  await forgetWishlist(tx, String(id));
  await forgetMember(tx, id, at);
  // Behind the member's account, which is locked first wherever reviews are settled.
  await forgetReviewer(tx, String(id));
}

/** Tables that keep something under an address rather than under an account. */
type TableOfAddresses = {
  [Table in keyof ServicesTables]: ServicesTables[Table] extends { email: string } ? Table : never;
}[keyof ServicesTables];

/** Each of them, and how it forgets an address; `address/export-address.ts` hands over what it keeps. */
const FORGET_ADDRESS: Readonly<Record<TableOfAddresses, (tx: ServicesTx, email: string) => Promise<void>>> = {
  'services.stock_request': forgetStockRequestsOf,
  'services.giveaway_winner': forgetWinner,
  'services.student_request': forgetStudentRequest,
  'services.list_entry': forgetEntriesOf,
  'services.contact_message': forgetMessagesOf,
};

/** The account is gone. */
const customerDeleted = webhookHandler(v.looseObject({ id: CustomerId }), (tx, { id }, at) =>
  forgetAccount(tx, id, at),
);

/** Somebody is to be forgotten: also what is kept under their address and not under their account. */
const customerRedacted = webhookHandler(
  v.looseObject({ customer: v.looseObject({ id: CustomerId, email: v.nullish(Email) }) }),
  async (tx, { customer: { id, email } }, at) => {
    await forgetAccount(tx, id, at);
    if (email) for (const forget of Object.values(FORGET_ADDRESS)) await forget(tx, email);
  },
);

const HANDLERS = {
  ...CLUB_TOPICS,
  'customers/delete': customerDeleted,
  'customers/redact': customerRedacted,
} as const satisfies Readonly<Record<string, WebhookHandler>>;

/** What the services want to be told of, by the provider's names; a provider that has more to tell of these may. */
export const WEBHOOK_TOPICS = [
  'customers/create',
  'customers/update',
  'customers/enable',
  'customers/delete',
  'customers/redact',
  'orders/create',
  'orders/paid',
  'orders/updated',
  'orders/fulfilled',
  'orders/cancelled',
  'refunds/create',
] as const satisfies readonly (keyof typeof HANDLERS)[];

const isKnown = (topic: string): topic is keyof typeof HANDLERS => Object.hasOwn(HANDLERS, topic);

/** What becomes of a topic; undefined for one that is nothing to us. */
export function webhookHandlerOf(topic: string): WebhookHandler | undefined {
  return isKnown(topic) ? HANDLERS[topic] : undefined;
}
