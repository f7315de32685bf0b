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
