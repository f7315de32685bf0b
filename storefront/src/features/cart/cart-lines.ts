import type { Cart, CartLine, CartPiece } from './cart.ts';

export function cartLines(cart: Cart): CartLine[] {
  return cart.lines.edges.map((edge) => edge.node);
}

/** How many of one variant the bag holds, over all its lines. */
export function quantityOf(cart: Cart | undefined, merchandiseId: string): number {
  if (!cart) return 0;
  return cartLines(cart)
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of each asked variant the bag holds; what `hasGrownBy` compares with later. */
export function quantitiesOf(cart: Cart | undefined, pieces: readonly CartPiece[]): Map<string, number> {
  return new Map(pieces.map((piece) => [piece.merchandiseId, quantityOf(cart, piece.merchandiseId)]));
}

/** Whether the bag has grown by all of `pieces` since `before`. */
export function hasGrownBy(cart: Cart, before: ReadonlyMap<string, number>, pieces: readonly CartPiece[]): boolean {
  const wanted = new Map<string, number>();
  for (const { merchandiseId, quantity } of pieces) {
    wanted.set(merchandiseId, (wanted.get(merchandiseId) ?? before.get(merchandiseId) ?? 0) + quantity);
  }
  return [...wanted].every(([id, quantity]) => quantityOf(cart, id) >= quantity);
}

export function lineOf(cart: Cart | undefined, lineId: string): CartLine | undefined {
  return cart && cartLines(cart).find((line) => line.id === lineId);
}

/** Whether a piece becomes more of this line: the same variant with the same attributes, in whatever order. */
export function joins(piece: CartPiece, line: CartLine): boolean {
  const own = piece.attributes ?? [];
  return (
    piece.merchandiseId === line.merchandise.id &&
    own.length === line.attributes.length &&
    own.every(({ key, value }) => line.attributes.some((other) => other.key === key && (other.value ?? '') === value))
  );
}
