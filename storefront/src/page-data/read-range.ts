import { LIST_PAGE } from '../features/collection/list-page.ts';
import {
  RangeCards,
  RangeCollections,
  RangeProducts,
  type RangeProductsQuery,
} from '../storefront-api/generated/operations.ts';
import { everyNode } from './every-node.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';
import type { Range } from './range.ts';

type RangeProduct = RangeProductsQuery['products']['nodes'][number];
type References = RangeProduct['siblings'];

/** The handles of those referred to; what is no product comes as an empty record. */
const handlesOf = (field: References): string[] =>
  (field?.references?.nodes ?? []).flatMap((node) => ('handle' in node ? [node.handle] : []));

/**
 * Reads the whole range, fifty products at a time. A product is on its own page, on those of its matches and
 * siblings, and in its collections: whoever makes all pages asks for it once instead of a dozen times. Throws
 * `ProviderFailed`.
 */
export async function readRange({ api, country }: PageDataContext): Promise<Range> {
  const [products, cards, collections] = await Promise.all([
    everyNode(async (after) => providerData(await api.request(RangeProducts, { country, after })).products),
    everyNode(async (after) => providerData(await api.request(RangeCards, { country, after })).products),
    everyNode(
      async (after) =>
        providerData(await api.request(RangeCollections, { country, first: LIST_PAGE, after })).collections,
    ),
  ]);
  const productOf = new Map(products.map((product) => [product.handle, product]));
  const cardOf = new Map(cards.map((card) => [card.handle, card]));
  const collectionOf = new Map(collections.map((collection) => [collection.handle, collection]));

  const known = (field: References) =>
    handlesOf(field).flatMap((handle) => {
      const card = cardOf.get(handle);
      const product = productOf.get(handle);
      return card && product ? [{ ...card, productType: product.productType }] : [];
    });

  return {
    card: (handle) => cardOf.get(handle),
    collection(handle, first) {
      const collection = first <= LIST_PAGE ? collectionOf.get(handle) : undefined;
      if (!collection) return undefined;
      const { nodes, ...products } = collection.products;
      return { ...collection, products: { ...products, nodes: nodes.slice(0, first) } };
    },
    details(handle) {
      const product = productOf.get(handle);
      return (
        product && {
          ...product,
          siblings: product.siblings && { references: { nodes: known(product.siblings) } },
          matches: product.matches && { references: { nodes: known(product.matches) } },
        }
      );
    },
  };
}
