import type { OrderTax } from '../checkout/order-snapshot.ts';

/** What of an order decides how much of its tax is still in what was kept. Amounts in minor units. */
interface TaxedOrder {
  tax: OrderTax | null;
  deliveryPrice: number;
  refundedDelivery: number;
}

/**
 * The tax that is left once items have gone back, and the delivery's price with them; null where it was never worked
 * out.
 */
export function taxLeft(
  { tax, deliveryPrice, refundedDelivery }: TaxedOrder,
  lines: ReadonlyArray<{ tax: number; quantity: number; removed: number }>,
): number | null {
  if (!tax) return null;
  const kept = lines.map((line) => line.tax - shareOfLine(line.tax, line.quantity, 0, line.removed));
  const ofDelivery =
    deliveryPrice === 0 ? 0 : tax.delivery - shareOfLine(tax.delivery, deliveryPrice, 0, refundedDelivery);
  return kept.reduce((sum, amount) => sum + amount, ofDelivery);
}

/** What of an order decides how much may be given back. Amounts in minor units. */
export interface RefundableOrder {
  total: number;
  deliveryPrice: number;
  refunded: number;
  refundedDelivery: number;
  refundedDuty: number;
  lines: ReadonlyArray<{
    position: number;
    quantity: number;
    removed: number;
    /** The line after its own discounts, and its share of what was taken off the whole order. */
    amount: number;
    cartDiscount: number;
    /** Its share of the duties, which were paid on top. */
    duty: number;
  }>;
}

/** What is to be given back. */
export interface RefundScope {
  /** Items by line; `all` takes whatever is left of every line. */
  items: 'all' | ReadonlyArray<{ position: number; quantity: number }>;
  /** The delivery's price too, as far as it has not been given back; `upTo` no more of it than that, in minor units. */
  delivery: boolean | { upTo: number };
}

/** `amount` is all of it; a line's is without its duty. */
export interface RefundPlan {
  lines: ReadonlyArray<{ position: number; quantity: number; amount: number }>;
  deliveryAmount: number;
  dutyAmount: number;
  amount: number;
}

export type PlannedRefund =
  | { kind: 'plan'; plan: RefundPlan }
  | { kind: 'no-such-line'; position: number }
  /** Fewer items are left in the order. */
  | { kind: 'too-many'; position: number; left: number }
  | { kind: 'nothing-to-refund' };

/**
 * What items of a line cost: the share of what was paid for it that falls on items `from` to `from + count`, so that
 * all items together give back to the cent what the line has cost, in whatever parts.
 */
export function shareOfLine(amount: number, quantity: number, from: number, count: number): number {
  const upTo = (items: number): number => Math.floor((amount * items) / quantity);
  return upTo(from + count) - upTo(from);
}

function deliveryDue({ deliveryPrice, refundedDelivery }: RefundableOrder, delivery: RefundScope['delivery']): number {
  if (delivery === false) return 0;
  const most = delivery === true ? deliveryPrice : Math.min(deliveryPrice, delivery.upTo);
  return Math.max(0, most - refundedDelivery);
}

/** Works out a refund. Never more than was paid and not given back yet. */
export function planRefund(order: RefundableOrder, scope: RefundScope): PlannedRefund {
  const wanted =
    scope.items === 'all'
      ? order.lines.map(({ position, quantity, removed }) => ({ position, quantity: quantity - removed }))
      : scope.items;
  const lines: Array<{ position: number; quantity: number; amount: number }> = [];
  let duty = 0;
  for (const { position, quantity } of wanted) {
    const line = order.lines.find((candidate) => candidate.position === position);
    if (!line) return { kind: 'no-such-line', position };
    const left = line.quantity - line.removed;
    if (quantity > left) return { kind: 'too-many', position, left };
    if (quantity === 0) continue;
    const share = (amount: number): number => shareOfLine(amount, line.quantity, line.removed, quantity);
    lines.push({ position, quantity, amount: share(line.amount - line.cartDiscount) });
    duty += share(line.duty);
  }
  const deliveryAmount = deliveryDue(order, scope.delivery);
  const requested = lines.reduce((sum, line) => sum + line.amount, deliveryAmount + duty);
  const amount = Math.min(requested, order.total - order.refunded);
  if (lines.length === 0 && amount === 0) return { kind: 'nothing-to-refund' };
  const deliveryPart = Math.min(deliveryAmount, amount);
  const dutyAmount = Math.min(duty, amount - deliveryPart);
  return { kind: 'plan', plan: { lines, deliveryAmount: deliveryPart, dutyAmount, amount } };
}

/** Where money of a refund goes: back to the card as far as the card has paid, and the rest onto gift cards. */
export function refundParts(
  order: { total: number; giftCardAmount: number; refunded: number; refundedGiftCard: number },
  amount: number,
): { card: number; giftCards: number } {
  const paidByCard = order.total - order.giftCardAmount;
  const backOnCard = order.refunded - order.refundedGiftCard;
  const card = Math.min(amount, paidByCard - backOnCard);
  return { card, giftCards: amount - card };
}

/** Whether a bank has to bring any of a refund back: what goes onto gift cards, old ones or a new one, needs none. */
export const needsBank = (refund: { asGiftCard: boolean; amount: number; giftCardAmount: number }): boolean =>
  !refund.asGiftCard && refund.amount > refund.giftCardAmount;

/** The stretch `from` to `from + amount` of what gift cards paid, by card, the first one first. */
export function giftCardParts(
  giftCards: ReadonlyArray<{ id: number; amount: number }>,
  from: number,
  amount: number,
): Array<{ id: number; amount: number }> {
  let before = 0;
  return giftCards.flatMap((card) => {
    const start = Math.max(from, before);
    before += card.amount;
    const part = Math.min(from + amount, before) - start;
    return part > 0 ? [{ id: card.id, amount: part }] : [];
  });
}
