import { type ProductCardData, productCardData } from '../features/product/product-card-data.ts';
import {
  CollectionProducts,
  type CollectionProductsQuery,
  CollectionSummary,
} from '../storefront-api/generated/operations.ts';
import type { PictureSource } from '../ui/picture.tsx';
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

/** What is said of a collection elsewhere than on its own page. */
export interface CollectionInShort extends Pick<Collection, 'title' | 'description'> {
  pieces: number;
  picture?: PictureSource;
}

/** A collection in short; undefined when there is no such collection. */
export async function collectionInShort(
  context: PageDataContext,
  handle: string,
): Promise<CollectionInShort | undefined> {
  const first = await summaryPage(context, handle, null);
  if (!first) return undefined;
  let pieces = first.products.nodes.length;
  for (let after = nextCursor(first.products.pageInfo); after; ) {
    const page = await summaryPage(context, handle, after);
    pieces += page?.products.nodes.length ?? 0;
    after = page ? nextCursor(page.products.pageInfo) : null;
  }
  const { title, description, image } = first;
  return {
    title,
    description,
    pieces,
    ...(image && { picture: { small: image.small, large: image.large, alt: image.altText ?? '' } }),
  };
}

async function productsPage({ api, country }: PageDataContext, handle: string, first: number, after: string | null) {
  return providerData(await api.request(CollectionProducts, { handle, country, first, after })).collection;
}

async function summaryPage({ api }: PageDataContext, handle: string, after: string | null) {
  return providerData(await api.request(CollectionSummary, { handle, after })).collection;
}

function nextCursor({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null }): string | null {
  return hasNextPage ? endCursor : null;
}
