import { addMoney, type Money, multiplyMoney } from '../money/money.ts';

/** A cart line as its price needs it; `unitPrice` and `compareAt` are of one piece, in the cart's currency. */
export interface PricedLine {
  unitPrice: Money;
  compareAt: Money | null;
  quantity: number;
}

/** What a line costs. `total` is `subtotal` less the discounts on the line; there are none yet. */
export interface LineCost {
  amountPerQuantity: Money;
  compareAtPerQuantity: Money | null;
  subtotal: Money;
  total: Money;
}

/** What a cart costs without delivery; taxes are included in prices. `lines` stand in the order they were given. */
export interface CartTotals {
  lines: readonly LineCost[];
  subtotal: Money;
  total: Money;
}

/** The cost of one line: unit price times quantity. */
export function lineCost({ unitPrice, compareAt, quantity }: PricedLine): LineCost {
  const subtotal = multiplyMoney(unitPrice, quantity);
  return { amountPerQuantity: unitPrice, compareAtPerQuantity: compareAt, subtotal, total: subtotal };
}

/** The cost of a whole cart, an empty one included. Throws when a line is priced in another currency (a defect of ours). */
export function cartTotals(lines: readonly PricedLine[], currency: string): CartTotals {
  const costs = lines.map(lineCost);
  const nothing: Money = { amount: 0, currency };
  return {
    lines: costs,
    subtotal: addMoney(nothing, ...costs.map((cost) => cost.subtotal)),
    total: addMoney(nothing, ...costs.map((cost) => cost.total)),
  };
}
