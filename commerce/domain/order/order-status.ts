/** Why an order was cancelled, in the hosted provider's words. */
export const CANCEL_REASONS = ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export function isCancelReason(text: string): text is CancelReason {
  return CANCEL_REASONS.some((reason) => reason === text);
}

/** Where the money of an order stands. An order exists once it is paid, so it is never pending. */
export const FINANCIAL_STATUSES = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
export type FinancialStatus = (typeof FINANCIAL_STATUSES)[number];

/** `refunded` and `total` in minor units. */
export function financialStatus({ refunded, total }: { refunded: number; total: number }): FinancialStatus {
  if (refunded === 0) return 'PAID';
  return refunded >= total ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** Where the items of an order stand. */
export const FULFILMENT_STATUSES = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'RESTOCKED'] as const;
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

/** A line as far as sending it goes: of `quantity` items so many were sent, and so many taken out of the order. */
export interface SentLine {
  quantity: number;
  fulfilled: number;
  removed: number;
}

/** Items of a line that are still to be sent. */
export const itemsToShip = ({ quantity, fulfilled, removed }: SentLine): number =>
  Math.max(0, quantity - fulfilled - removed);

/** A whole order by its lines: nothing sent and nothing left to send means that everything went back to stock. */
export function fulfilmentStatus(lines: readonly SentLine[]): FulfilmentStatus {
  const toSend = lines.reduce((sum, line) => sum + itemsToShip(line), 0);
  const sent = lines.reduce((sum, line) => sum + line.fulfilled, 0);
  if (sent === 0) return toSend === 0 ? 'RESTOCKED' : 'UNFULFILLED';
  return toSend === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
}
