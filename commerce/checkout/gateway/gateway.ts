import type { DeclineReason } from '../../domain/checkout/attempt.ts';
import type { Card } from '../../domain/checkout/card.ts';
import type { Money } from '../../domain/money/money.ts';

/** A request for money. The gateway keeps the key: asking twice charges once and answers the same. */
export interface ChargeRequest {
  key: string;
  money: Money;
  /** Null where the gateway asks for it on a page of its own. */
  card: Card | null;
  /** Whom a page of the gateway's may name, so that nobody types it twice. */
  email: string;
  /** Where the gateway sends the shopper back to, if it has to send them away; a path of the checkout, as the next is. */
  returnTo: string;
  /** The same for who gives up there. */
  giveUpTo: string;
}

/** A part of a paid key to be given back. The gateway keeps the refund's key: asking twice gives back once. */
export interface PartRefund {
  chargeKey: string;
  refundKey: string;
  /** Minor units of the charge's currency. */
  amount: number;
}

/** What the gateway knows of a key, for good. `closed`: never charged, and any later charge is refused. */
export type ChargeOutcome =
  | { status: 'paid'; reference: string; last4?: string }
  | { status: 'declined'; reason: DeclineReason; last4?: string }
  /** The shopper's bank wants to hear from the shopper first, at this address of the gateway's. */
  | { status: 'confirmation'; url: string }
  | { status: 'closed' }
  | { status: 'refunded'; last4?: string };

/** A card that does something on purpose; `effect` ends the sentence that begins with the number. */
export interface TestCard {
  number: string;
  effect: string;
}

/** A charge that waits for the shopper's word at the bank. */
export interface BankChallenge {
  money: Money;
  last4: string;
  /** Whether the answer is still awaited. */
  isOpen: boolean;
  returnTo: string;
}

/** What a bank's page asks and does; `reference` is part of its address. */
export interface TestBank {
  challenge(reference: string): Promise<BankChallenge | undefined>;
  /** Takes the answer; the first one counts. */
  answer(reference: string, isApproved: boolean): Promise<void>;
}

/** Where a gateway tells the shop of its own accord. */
export const GATEWAY_EVENTS_PATH = '/checkouts/gateway/events';

/** What a gateway tells of its own accord: that something became of a key. What, is asked for. */
export interface GatewayEvents {
  /** The key that an event is about; undefined for one that the gateway has not signed, or not lately. */
  read(body: string, headers: Headers, now: Date): string | undefined;
}

/** How long a gateway may take over one answer, unless told otherwise. */
export const GATEWAY_TIMEOUT_MS = 5_000;

/**
 * Who moves the money. Every call may throw or take for ever; that means "outcome unknown", never "no". A call must give up
 * when its signal aborts, and callers do not rely on it.
 */
export interface PaymentGateway {
  /** Cards to try, the one that pays first; absent where real money moves. */
  readonly testCards?: readonly TestCard[];
  /** Where it asks for the card itself, and who it is; absent where the checkout asks. */
  readonly page?: { origin: string; name: string };
  /** The least it can ask for, in minor units of a currency; absent where that is anything. */
  readonly leastCharge?: (currency: string) => number;
  /** Asks for the money. Safe to repeat with the same key; throws when the key was used for another amount. */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>;
  /** What became of a key; undefined when the gateway has not heard of it (yet). */
  find(key: string, signal: AbortSignal): Promise<ChargeOutcome | undefined>;
  /** Makes sure that a key is not charged from now on, and says what became of it: `closed`, or what was first. */
  close(key: string, signal: AbortSignal): Promise<ChargeOutcome>;
  /** Gives the money of a paid key back, once. */
  refund(key: string, signal: AbortSignal): Promise<void>;
  /** Gives a part of it back. Throws when more would go back than came. */
  refundPart(refund: PartRefund, signal: AbortSignal): Promise<void>;
  /** Absent where it only answers. */
  readonly events?: GatewayEvents;
  /** The shopper's bank, played by a test gateway; absent where real money moves. */
  readonly testBank?: TestBank;
}
