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
