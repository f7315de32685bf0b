/** A variant as lists see it. */
export interface ListedVariant {
  id: number;
  value: string;
  /** The value as filters compare it: in lower case. */
  valueKey: string;
  /** Minor units of the list's currency; null where it has no price there. */
  amount: number | null;
}

/** A product as lists see it: what it is filtered, counted and sorted by. */
export interface ListedProduct {
  id: number;
  title: string;
  kind: string;
  tags: readonly string[];
  /** Those of its tags that name a colour family. */
  colours: readonly string[];
  optionName: string;
  /** Kind and option as filters compare them: in lower case. */
  kindKey: string;
  optionKey: string;
  rewardsOnly: boolean;
  /** Milliseconds, as the two below; a product that has left the shop is published at no time. */
  publishedAt: number;
  createdAt: number;
  updatedAt: number;
  variants: readonly ListedVariant[];
}

/** What decides whether a product can be found and bought at this moment. */
export interface CatalogueAvailability {
  soldOut: ReadonlySet<number>;
  now: number;
}

/** Whether a unit of the variant can be sold. */
export const isSellable = (
  product: ListedProduct,
  variant: ListedVariant,
  { soldOut }: CatalogueAvailability,
): boolean => !product.rewardsOnly && !soldOut.has(variant.id);

/** Whether a shopper can find the product: it has come into the shop and has not left it. */
export const isPublished = (product: ListedProduct, { now }: CatalogueAvailability): boolean =>
  product.publishedAt <= now;
