import { type ProductCardData, productCardData } from '../../features/product/card/product-card-data.ts';
import {
  CollectionHeads,
  CollectionProducts,
  type CollectionProductsQuery,
  CollectionSummary,
} from '../../storefront-api/generated/operations.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import type { PageDataContext } from '../page-data.ts';
import { collectionSize, cursorAfter } from './collection-size.ts';
import { providerData } from './provider-data.ts';

type Collection = NonNullable<CollectionProductsQuery['collection']>;

export interface CollectionWithCards extends Pick<Collection, 'handle' | 'title' | 'description'> {
  /** Of the products asked for. */
  cards: ProductCardData[];
  /** How many products the collection holds in all. */
  productCount: number;
}

/** Which products of a collection, in its own order. */
export interface Stretch {
  skip?: number;
  first: number;
}

/** A collection with some of its products, those of the catalogue where it has been read. */
async function listedCollection(
  { api, country, catalogueSnapshot }: PageDataContext,
  place: { handle: string; first: number; after: string | null },
): Promise<Collection | null> {
  if (!catalogueSnapshot) return providerData(await api.request(CollectionProducts, { ...place, country })).collection;
  const known = place.after === null ? catalogueSnapshot.collection(place.handle, place.first) : undefined;
  // One that is not in the catalogue may have come since.
  const collection = known ?? providerData(await api.request(CollectionHeads, { ...place, country })).collection;
  if (!collection) return null;
  const { nodes, ...products } = collection.products;
  return {
    ...collection,
    products: { ...products, nodes: nodes.flatMap((node) => catalogueSnapshot.card(node.handle) ?? []) },
  };
}

/**
 * A collection with the cards of some of its products; undefined when there is no such collection, or no such products.
 */
export async function collectionWithCards(
  context: PageDataContext,
  handle: string,
  { skip = 0, first }: Stretch,
): Promise<CollectionWithCards | undefined> {
  const after = skip > 0 ? await cursorAfter(context, handle, skip) : null;
  if (after === undefined) return undefined;
  const collection = await listedCollection(context, { handle, first, after });
  if (!collection || (skip > 0 && collection.products.nodes.length === 0)) return undefined;
  return {
    handle: collection.handle,
    title: collection.title,
    description: collection.description,
    cards: collection.products.nodes.map(productCardData),
    productCount: await collectionSize(context, handle, collection.products),
  };
}

/** What is said of a collection elsewhere than on its own page. */
export interface CollectionInShort extends Pick<Collection, 'title' | 'description'> {
  productCount: number;
  picture?: PictureSource;
}

/** A collection in short; undefined when there is no such collection. */
export async function collectionInShort(
  context: PageDataContext,
  handle: string,
): Promise<CollectionInShort | undefined> {
  const { api, country } = context;
  const { collection } = providerData(await api.request(CollectionSummary, { handle, country }));
  if (!collection) return undefined;
  const { title, description, image, products } = collection;
  return {
    title,
    description,
    productCount: await collectionSize(context, handle, products),
    ...(image && { picture: { small: image.small, large: image.large, alt: image.altText ?? '' } }),
  };
}
