import { createHmac } from 'node:crypto';
import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import * as v from 'valibot';
import type { ClaimedEntry } from '../../store/outbox/outbox.ts';
import type { EventTopic } from '../../store/outbox/shop-events.ts';

/** Who is told of events. */
export interface Subscriber {
  /** Names the subscriber in the outbox; secrets and addresses stay in the settings. */
  name: string;
  url: string;
  /** Signs what is sent; at least 16 characters. */
  secret: string;
  topics: readonly EventTopic[] | 'all';
}

export const wants = (subscriber: Subscriber, topic: EventTopic): boolean =>
  subscriber.topics === 'all' || subscriber.topics.includes(topic);

/** What proves that a body comes from here: its HMAC-SHA256 under the subscriber's secret, in base64 as the hosted provider writes it. */
function webhookSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** How long a subscriber may take. */
const TIMEOUT_MS = 5_000;

const WEBHOOK = v.object({ subscriber: v.string(), eventId: v.string(), body: v.string() });

/** What waits in the outbox to be sent: the body is written once, so that each attempt sends the same. */
export type Webhook = v.InferOutput<typeof WEBHOOK>;

/** Sends a request and gives the answer; `fetch`, or a way within the process. */
export type SendRequest = (request: Request) => Promise<Response>;

export interface WebhookSender {
  subscribers: readonly Subscriber[];
  shopOrigin: string;
  send: SendRequest;
}

function signedRequest(entry: ClaimedEntry, { body, eventId }: Webhook, to: Subscriber, shopOrigin: string): Request {
  return new Request(to.url, {
    method: 'POST',
    body,
    // a subscriber moves by its setting, not by an answer
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': entry.topic,
      'x-shopify-hmac-sha256': webhookSignature(body, to.secret),
      'x-shopify-shop-domain': new URL(shopOrigin).host,
      'x-shopify-api-version': API_VERSION,
      'x-shopify-webhook-id': entry.id,
      'x-shopify-event-id': eventId,
      'x-shopify-triggered-at': entry.createdAt.toISOString(),
    },
  });
}

/** Delivers a webhook; anything but a 2xx is a failure. One whose subscriber is no longer set is done. */
export async function sendWebhook(
  entry: ClaimedEntry,
  { subscribers, shopOrigin, send }: WebhookSender,
): Promise<void> {
  const webhook = v.parse(WEBHOOK, entry.payload);
  const to = subscribers.find((subscriber) => subscriber.name === webhook.subscriber);
  if (!to) return;
  const response = await send(signedRequest(entry, webhook, to, shopOrigin));
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${to.name} answered ${response.status}`);
}
