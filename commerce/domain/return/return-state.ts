/** A return's number as people say it: `R-501`. */
export const returnName = (number: number): string => `R-${number}`;

/** The page of a return, for whoever has its secret; its label is part of it. */
export const returnUrl = (shopOrigin: string, token: string): string => `${shopOrigin}/checkouts/returns/${token}`;

/** How a parcel comes back: with a label printed at home, with a code shown at a counter, or posted by the shopper. */
export const RETURN_WAYS = ['label', 'code', 'post'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** Asked for; here and looked at; all that was due agreed on; or never sent after all. */
export const RETURN_STATES = ['requested', 'received', 'settled', 'cancelled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What becomes of a piece that came back. A size that has sold out meanwhile becomes money. */
export const RETURN_OUTCOMES = ['exchanged', 'money', 'gift-card', 'sent-back'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** Whether a piece leaves for the shopper once its return is here. */
export const leavesAgain = (outcome: ReturnOutcome | null): boolean =>
  outcome === 'exchanged' || outcome === 'sent-back';
