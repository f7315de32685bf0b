import * as v from 'valibot';
import { forgetStockRequestsOf } from '../back-in-stock/stock-requests.ts';
import { CLUB_TOPICS, forgetMember } from '../club/club-webhooks.ts';
import { forgetMessagesOf } from '../contact/messages.ts';
import { Email } from '../email.ts';
import { forgetWinner } from '../lists/giveaway-store.ts';
import { forgetEntriesOf } from '../lists/list-entries.ts';
import { forgetReviewer } from '../reviews/review-store.ts';
import type { ServicesTx } from '../store/services-database.ts';
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

/** The account is gone. */
const customerDeleted = webhookHandler(v.looseObject({ id: CustomerId }), (tx, { id }, at) =>
  forgetAccount(tx, id, at),
);

/** Somebody is to be forgotten: also what is kept under their address and not under their account. */
const customerRedacted = webhookHandler(
  v.looseObject({ customer: v.looseObject({ id: CustomerId, email: v.nullish(Email) }) }),
  async (tx, { customer: { id, email } }, at) => {
    await forgetAccount(tx, id, at);
    if (!email) return;
    await forgetStockRequestsOf(tx, email);
    await forgetWinner(tx, email);
    await forgetStudentRequest(tx, email);
    await forgetEntriesOf(tx, email);
    await forgetMessagesOf(tx, email);
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
