/** Units of one variant that an order takes. */
export interface StockNeed {
  variantId: number;
  quantity: number;
}

/**
 * What a cart takes from stock: one row a variant (two lines may hold the same one with different attributes),
 * in the order of the ids, in which every transaction locks them.
 */
export function stockNeeds(lines: readonly StockNeed[]): StockNeed[] {
  const byVariant = new Map<number, number>();
  for (const { variantId, quantity } of lines) byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  return [...byVariant]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId - b.variantId);
}

/** An item of which a cart holds more than can be had. */
export interface Shortage {
  title: string;
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  wanted: number;
  /** Units left for this shopper; 0 is sold out. */
  available: number;
}

/** A line as far as its stock goes. */
export interface StockedLine {
  variantId: number;
  title: string;
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  quantity: number;
  available: number;
  isSellable: boolean;
}

/**
 * The short items of a cart, each variant once. An item that no price buys cannot be had, so none of it is available.
 */
export function shortagesOf(lines: readonly StockedLine[]): Shortage[] {
  const wanted = new Map<number, number>();
  for (const line of lines) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity);
  const seen = new Set<number>();
  return lines.flatMap((line) => {
    const available = !line.isSellable ? 0 : Math.max(0, line.available);
    const quantity = wanted.get(line.variantId) ?? line.quantity;
    if (quantity <= available || seen.has(line.variantId)) return [];
    seen.add(line.variantId);
    const { title, printTitle, optionName, optionValue } = line;
    return [{ title, printTitle, optionName, optionValue, wanted: quantity, available }];
  });
}
