import type { DeclineReason } from '../domain/checkout/attempt.ts';
import type { Card } from '../domain/checkout/card.ts';
import type { Money } from '../domain/money/money.ts';

/** A request for money. The gateway keeps the key: asking twice charges once and answers the same. */
export interface ChargeRequest {
  key: string;
  money: Money;
  card: Card;
}

/** What the gateway knows of a key, for good. `closed`: never charged, and any later charge is refused. */
export type ChargeOutcome =
  | { status: 'paid'; reference: string }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'closed' }
  | { status: 'refunded' };

/** A card that does something on purpose; `effect` ends the sentence that begins with the number. */
export interface TestCard {
  number: string;
  effect: string;
}

/**
 * Who moves the money. Every call may throw or take for ever; that means "outcome unknown", never "no". A call must give up
 * when its signal aborts, and callers do not rely on it.
 */
export interface PaymentGateway {
  /** Cards to try, the one that pays first; absent where real money moves. */
  readonly testCards?: readonly TestCard[];
  /** Asks for the money. Safe to repeat with the same key; throws when the key was used for another amount. */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>;
  /** What became of a key; undefined when the gateway has not heard of it (yet). */
  find(key: string, signal: AbortSignal): Promise<ChargeOutcome | undefined>;
  /** Makes sure that a key is not charged from now on, and says what became of it: `closed`, or what was first. */
  close(key: string, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Gives the money of a paid key back, once. */
  refund(key: string, signal: AbortSignal): Promise<void>;
}
