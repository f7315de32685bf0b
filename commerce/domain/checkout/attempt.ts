import type { Shortage } from '../stock/shortages.ts';

/**
 * Where one press of "Pay" stands. `reserved` includes "the bank has not said": an unknown outcome is never `failed`.
 * `refunding`: the money came after the hold had lapsed and the items had gone; it is on its way back.
 */
export type AttemptPhase = 'reserved' | 'charged' | 'refunding' | 'done' | 'failed';

/** Why a bank said no. `not-a-test-card`: the test gateway takes no real cards. `not-confirmed`: the shopper said no there. */
export type DeclineReason = 'declined' | 'insufficient-funds' | 'not-a-test-card' | 'not-confirmed';

/** How an attempt ended; kept, so that asking again gives the same answer. */
export type AttemptResponse =
  | { outcome: 'paid'; orderNumber: number }
  | { outcome: 'declined'; reason: DeclineReason; last4: string }
  | { outcome: 'sold-out'; shortages: readonly Shortage[] }
  /** The bank never took money, and can no longer. */
  | { outcome: 'not-charged' }
  /** The money came when the last item had gone, and was given back. */
  | { outcome: 'refunded'; last4: string };

/** How long units are held for a payment whose outcome nobody can tell. Source: reliability D4. */
export const HOLD_MS = 15 * 60_000;

/**
 * How long after the start a charge that the gateway has never heard of may still be on its way; several times the
 * gateway's timeout. After that the key is closed there, and only then is the attempt over.
 */
export const GRACE_MS = 30_000;
