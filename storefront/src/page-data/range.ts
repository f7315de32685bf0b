import {
  type ProductCardFragment,
  type ProductDetailsFragment,
  RangeCards,
  RangeProducts,
  type RangeProductsQuery,
} from '../storefront-api/generated/operations.ts';
import { everyNode } from './every-node.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';

/** Every product of the range as it was at one moment, by handle. */
export interface Range {
  /** What a product's page is made from. */
  details(handle: string): ProductDetailsFragment | undefined;
  /** What its card is made from, wherever it stands. */
  card(handle: string): ProductCardFragment | undefined;
}

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
  const [products, cards] = await Promise.all([
    everyNode(async (after) => providerData(await api.request(RangeProducts, { country, after })).products),
    everyNode(async (after) => providerData(await api.request(RangeCards, { country, after })).products),
  ]);
  const productOf = new Map(products.map((product) => [product.handle, product]));
  const cardOf = new Map(cards.map((card) => [card.handle, card]));

  const known = (field: References) =>
    handlesOf(field).flatMap((handle) => {
      const card = cardOf.get(handle);
      const product = productOf.get(handle);
      return card && product ? [{ ...card, productType: product.productType }] : [];
    });

  return {
    card: (handle) => cardOf.get(handle),
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
