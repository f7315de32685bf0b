import type {
  CollectionHeadsQuery,
  ProductCardFragment,
  ProductDetailsFragment,
} from '../../storefront-api/generated/operations.ts';

export type CollectionHead = NonNullable<CollectionHeadsQuery['collection']>;

/** Every product of the catalogue as it was at one moment, and how its collections begin, by handle. */
export interface CatalogueSnapshot {
  /** What a product's page is made from. */
  details(handle: string): ProductDetailsFragment | undefined;
  /** What its card is made from, wherever it stands. */
  card(handle: string): ProductCardFragment | undefined;
  /**
   * A collection and the handles of its first `first` products; undefined where more are asked for than have been read.
   */
  collection(handle: string, first: number): CollectionHead | undefined;
}
