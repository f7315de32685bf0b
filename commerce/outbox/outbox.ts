import { withTx } from '@bluebird-bay/database/with-tx.ts';
import type { EmailPlace } from '@bluebird-bay/emails/email-content.ts';
import type { Mailer } from '@bluebird-bay/emails/mailer.ts';
import { errorWords } from '@bluebird-bay/telemetry/describe-error.ts';
import { type Log, shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { Loyalty } from '../domain/loyalty/loyalty.ts';
import { storefrontLinks } from '../domain/storefront/storefront-links.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import {
  type ClaimedEntry,
  claimEntries,
  markEntryDelivered,
  markEntryFailed,
  putInOutbox,
} from '../store/outbox/outbox.ts';
import { type EventTopic, isEventTopic } from '../store/outbox/shop-events.ts';
import { writeMail } from './emails/write-email.ts';
import { eventBody } from './webhooks/event-body.ts';
import { type SendRequest, type Subscriber, sendWebhook, type Webhook, wants } from './webhooks/send-webhook.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after each attempt that failed; after the last of them nobody tries again. A day in all. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/** When to try again after `attempts` attempts, or null to give up. */
function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
}

export interface OutboxOptions extends EmailPlace {
  /** Origin of the storefront that emails lead to; the shop's own unless told. */
  storefront?: string;
  db: CommerceDb;
  mailer: Mailer;
  /** What orders bring besides; emails say nothing of it unless given. */
  loyalty?: Loyalty;
  /** Who is told of events; nobody unless set. */
  subscribers?: readonly Subscriber[];
  /** How requests are sent; `fetch` unless told. */
  send?: SendRequest;
  clock?: () => Date;
  /** Where errors are written, without addresses or names. */
  log?: Log;
}

/** What one round has done. */
export interface OutboxResult {
  delivered: number;
  /** To be tried again. */
  failed: number;
  /** Never to be tried again. */
  givenUp: number;
}

export interface Outbox {
  /**
   * Delivers everything that is due. Call it every few seconds, and when told of an entry; calls while one runs share its
   * result, and several processes may run it over one database.
   */
  run(): Promise<OutboxResult>;
}

const BATCH = 16;
/** Longer than any delivery may take, so that an entry has one deliverer at a time. */
const LEASE_MS = 60_000;

/** Takes what changes have written into the outbox to where it belongs: webhooks to subscribers, emails to people. */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    db,
    mailer,
    shopOrigin,
    pictureUrl,
    loyalty,
    subscribers = [],
    send = fetch,
    log = shopLog.of('outbox'),
  } = options;
  const clock = options.clock ?? (() => new Date());
  let running: Promise<OutboxResult> | undefined;

  /** An event becomes one webhook for each subscriber, in the transaction that ends it: each is written once. */
  async function notify(entry: ClaimedEntry): Promise<void> {
    const topic = topicOf(entry);
    const listeners = subscribers.filter((subscriber) => wants(subscriber, topic));
    await withTx(db, async (tx) => {
      if (!(await markEntryDelivered(tx, entry.id, clock()))) return;
      const body =
        listeners.length === 0 ? undefined : await eventBody(tx, topic, entry.payload, { shopOrigin, now: clock() });
      if (body === undefined) return;
      const webhooks = listeners.map(({ name }): Webhook => ({ subscriber: name, eventId: entry.id, body }));
      await putInOutbox(
        tx,
        webhooks.map((payload) => ({ kind: 'webhook' as const, topic, payload })),
      );
    });
  }

  async function deliver(entry: ClaimedEntry): Promise<void> {
    if (entry.kind === 'event') return notify(entry);
    if (entry.kind === 'webhook') await sendWebhook(entry, { subscribers, shopOrigin, send });
    else {
      const mail = await writeMail(entry, {
        db,
        shopOrigin,
        links: storefrontLinks(shopOrigin, options.storefront),
        pictureUrl,
        loyalty,
        now: clock(),
        isRepeat: entry.attempts > 1,
      });
      if (mail) await mailer.send(mail);
    }
    await markEntryDelivered(db, entry.id, clock());
  }

  async function attempt(entry: ClaimedEntry): Promise<keyof OutboxResult> {
    try {
      await deliver(entry);
      return 'delivered';
    } catch (error) {
      const reason = errorWords(error);
      const dueAt = nextAttempt(entry.attempts, clock());
      const facts = { topic: entry.topic, entry: entry.id, attempt: entry.attempts };
      if (dueAt) log.warn('a delivery failed', facts, error);
      else log.error('a delivery was given up', facts, error);
      await markEntryFailed(db, entry.id, { error: reason, dueAt, now: clock() });
      return dueAt ? 'failed' : 'givenUp';
    }
  }

  async function round(): Promise<OutboxResult> {
    const result: OutboxResult = { delivered: 0, failed: 0, givenUp: 0 };
    for (;;) {
      const now = clock();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const entries = await claimEntries(db, { now, leaseUntil, limit: BATCH });
      if (entries.length === 0) break;
      for (const ending of await Promise.all(entries.map(attempt))) result[ending] += 1;
    }
    return result;
  }

  return {
    run: () => {
      running ??= round().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function topicOf({ topic }: ClaimedEntry): EventTopic {
  if (!isEventTopic(topic)) throw new Error(`There is no event "${topic}".`);
  return topic;
}
