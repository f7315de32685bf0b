import { LIST_PAGE } from '../../features/collection/list/list-page.ts';
import {
  CatalogueCards,
  CatalogueCollections,
  CatalogueProducts,
  type CatalogueProductsQuery,
} from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { everyNode, providerData } from './provider-data.ts';

type CatalogueProduct = CatalogueProductsQuery['products']['nodes'][number];
type References = CatalogueProduct['matches'];

/** The handles of those referred to; what is no product comes as an empty record. */
const handlesOf = (field: References): string[] =>
  (field?.references?.nodes ?? []).flatMap((node) => ('handle' in node ? [node.handle] : []));

/**
 * Reads the whole catalogue, fifty products at a time. A product is on its own page, on those of its matches and
 * siblings, and in its collections: whoever makes all pages asks for it once instead of a dozen times. Throws
 * `ProviderFailed`.
 */
export async function readCatalogueSnapshot({ api, country }: PageDataContext): Promise<CatalogueSnapshot> {
  const [products, cards, collections] = await Promise.all([
    everyNode(async (after) => providerData(await api.request(CatalogueProducts, { country, after })).products),
    everyNode(async (after) => providerData(await api.request(CatalogueCards, { country, after })).products),
    everyNode(
      async (after) =>
        providerData(await api.request(CatalogueCollections, { country, first: LIST_PAGE, after })).collections,
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
      // One that comes in more than are read of all is asked for by itself.
      if (product?.variants.pageInfo.hasNextPage) return undefined;
      return (
        product && {
          ...product,
          siblings: product.siblings && {
            value: product.siblings.value,
            references: { nodes: known(product.siblings) },
          },
          matches: product.matches && { references: { nodes: known(product.matches) } },
        }
      );
    },
  };
}
