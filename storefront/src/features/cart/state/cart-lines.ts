import type { Cart, CartItem, CartLine, ItemPreview } from './cart.ts';

export function cartLines(cart: Cart): CartLine[] {
  return cart.lines.edges.map((edge) => edge.node);
}

/** How many of one variant the cart holds, over all its lines. */
export function quantityOf(cart: Cart | undefined, merchandiseId: string): number {
  if (!cart) return 0;
  return cartLines(cart)
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of each asked variant the cart holds; what `hasGrownBy` compares with later. */
export function quantitiesOf(cart: Cart | undefined, items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [item.merchandiseId, quantityOf(cart, item.merchandiseId)]));
}

/** Whether the cart has grown by all of `items` since `before`. */
export function hasGrownBy(cart: Cart, before: ReadonlyMap<string, number>, items: readonly CartItem[]): boolean {
  const expected = new Map<string, number>();
  for (const { merchandiseId, quantity } of items) {
    expected.set(merchandiseId, (expected.get(merchandiseId) ?? before.get(merchandiseId) ?? 0) + quantity);
  }
  return [...expected].every(([id, quantity]) => quantityOf(cart, id) >= quantity);
}

export function lineOf(cart: Cart | undefined, lineId: string): CartLine | undefined {
  return cart && cartLines(cart).find((line) => line.id === lineId);
}

/** What the shop shows of a line that is not, or no longer, in the provider's cart. */
export function previewOf(line: CartLine): ItemPreview {
  const { image, product, title } = line.merchandise;
  const picture = image ? { url: image.url, alt: image.altText ?? '' } : undefined;
  return { title: product.title, handle: product.handle, print: product.print?.value, variantTitle: title, picture };
}

/** Whether an item becomes more of this line: the same variant with the same attributes, in whatever order. */
export function joins(item: CartItem, line: CartLine): boolean {
  const own = item.attributes ?? [];
  return (
    item.merchandiseId === line.merchandise.id &&
    own.length === line.attributes.length &&
    own.every(({ key, value }) => line.attributes.some((other) => other.key === key && (other.value ?? '') === value))
  );
}
