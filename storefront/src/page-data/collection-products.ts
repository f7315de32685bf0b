import { type ProductCardData, productCardData } from '../features/product/product-card-data.ts';
import {
  CollectionProducts,
  type CollectionProductsQuery,
  CollectionSize,
} from '../storefront-api/generated/operations.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';

type Collection = NonNullable<CollectionProductsQuery['collection']>;

export interface CollectionWithCards extends Pick<Collection, 'handle' | 'title' | 'description'> {
  cards: ProductCardData[];
}

/** Cards asked for at once; a card's reach into its siblings makes larger pages costly for the provider. */
const PAGE = 50;

/** A collection and the cards of its first `limit` products in its own order; undefined when there is no such collection. */
export async function collectionWithCards(
  context: PageDataContext,
  handle: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<CollectionWithCards | undefined> {
  const cards: ProductCardData[] = [];
  let after: string | null = null;
  for (;;) {
    const collection = await productsPage(context, handle, Math.min(PAGE, limit - cards.length), after);
    if (!collection) return undefined;
    cards.push(...collection.products.nodes.map(productCardData).filter((card) => card !== undefined));
    after = nextCursor(collection.products.pageInfo);
    if (!after || cards.length >= limit) {
      const { title, description } = collection;
      return { handle: collection.handle, title, description, cards };
    }
  }
}

/** How many products a collection holds; undefined when there is no such collection. */
export async function collectionSize(context: PageDataContext, handle: string): Promise<number | undefined> {
  let size = 0;
  let after: string | null = null;
  do {
    const collection = await idsPage(context, handle, after);
    if (!collection) return undefined;
    size += collection.products.nodes.length;
    after = nextCursor(collection.products.pageInfo);
  } while (after);
  return size;
}

async function productsPage({ api, country }: PageDataContext, handle: string, first: number, after: string | null) {
  return providerData(await api.request(CollectionProducts, { handle, country, first, after })).collection;
}

async function idsPage({ api }: PageDataContext, handle: string, after: string | null) {
  return providerData(await api.request(CollectionSize, { handle, after })).collection;
}

function nextCursor({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null }): string | null {
  return hasNextPage ? endCursor : null;
}
