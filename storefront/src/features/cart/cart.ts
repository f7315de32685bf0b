import type {
  CartErrorCode,
  CartFieldsFragment,
  CartWarningFieldsFragment,
} from '../../storefront-api/generated/operations.ts';

/** A cart as the provider last returned it; every amount in it is the provider's. */
export type Cart = CartFieldsFragment;
export type CartLine = Cart['lines']['edges'][number]['node'];
export type CartWarning = CartWarningFieldsFragment;

/** Why the provider would not change a cart, in its own words. */
export interface CartUserError {
  code: CartErrorCode | null;
  field: readonly string[] | null;
  message: string;
}

/** What a shopper puts into the bag. */
export interface CartPiece {
  merchandiseId: string;
  /** Whole and positive. */
  quantity: number;
  attributes?: ReadonlyArray<{ key: string; value: string }>;
}

/** What is known about a piece before the provider has answered: enough to draw its line. */
export interface PiecePreview {
  title: string;
  /** The product's handle. */
  handle: string;
  /** The variant's title: a size, or `Default Title` for a piece of one size. */
  variantTitle: string;
  picture: { url: string; alt: string } | undefined;
}

export function cartLines(cart: Cart): CartLine[] {
  return cart.lines.edges.map((edge) => edge.node);
}

/** Pieces in the bag, every line counted with its quantity. */
export function pieceCount(cart: Cart): number {
  return cartLines(cart).reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of one variant the bag holds, over all its lines. */
export function quantityOf(cart: Cart | undefined, merchandiseId: string): number {
  if (!cart) return 0;
  return cartLines(cart)
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of each asked variant the bag holds; what `holdsAtLeast` compares with later. */
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
