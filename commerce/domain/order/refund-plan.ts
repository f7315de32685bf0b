/** What of an order decides how much may be given back. Amounts in minor units. */
export interface RefundableOrder {
  total: number;
  deliveryPrice: number;
  refunded: number;
  refundedDelivery: number;
  lines: ReadonlyArray<{
    position: number;
    quantity: number;
    removed: number;
    /** What was paid for the whole line. */
    amount: number;
  }>;
}

/** What is to be given back. */
export interface RefundWish {
  /** Pieces by line; `all` takes whatever is left of every line. */
  pieces: 'all' | ReadonlyArray<{ position: number; quantity: number }>;
  /** The delivery's price too, as far as it has not been given back. */
  delivery: boolean;
}

export interface RefundPlan {
  lines: ReadonlyArray<{ position: number; quantity: number; amount: number }>;
  deliveryAmount: number;
  amount: number;
}

export type PlannedRefund =
  | { kind: 'plan'; plan: RefundPlan }
  | { kind: 'no-such-line'; position: number }
  /** Fewer pieces are left in the order. */
  | { kind: 'too-many'; position: number; left: number }
  | { kind: 'nothing-to-refund' };

/**
 * What pieces of a line cost: the share of what was paid for it that falls on pieces `from` to `from + count`, so that all
 * pieces together give back to the cent what the line has cost, in whatever parts.
 */
export function shareOfLine(amount: number, quantity: number, from: number, count: number): number {
  const upTo = (pieces: number): number => Math.floor((amount * pieces) / quantity);
  return upTo(from + count) - upTo(from);
}

/** Works out a refund. Never more than was paid and not given back yet. */
export function planRefund(order: RefundableOrder, wish: RefundWish): PlannedRefund {
  const wanted =
    wish.pieces === 'all'
      ? order.lines.map(({ position, quantity, removed }) => ({ position, quantity: quantity - removed }))
      : wish.pieces;
  const lines: Array<{ position: number; quantity: number; amount: number }> = [];
  for (const { position, quantity } of wanted) {
    const line = order.lines.find((candidate) => candidate.position === position);
    if (!line) return { kind: 'no-such-line', position };
    const left = line.quantity - line.removed;
    if (quantity > left) return { kind: 'too-many', position, left };
    if (quantity > 0)
      lines.push({ position, quantity, amount: shareOfLine(line.amount, line.quantity, line.removed, quantity) });
  }
  const deliveryAmount = wish.delivery ? order.deliveryPrice - order.refundedDelivery : 0;
  const asked = lines.reduce((sum, line) => sum + line.amount, deliveryAmount);
  const amount = Math.min(asked, order.total - order.refunded);
  if (lines.length === 0 && amount === 0) return { kind: 'nothing-to-refund' };
  return { kind: 'plan', plan: { lines, deliveryAmount: Math.min(deliveryAmount, amount), amount } };
}
