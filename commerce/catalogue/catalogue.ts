import { buildProducts } from './build-products.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { buildCollections, type CatalogueCollection } from './collections.ts';

/** Products and the collections they hang in. */
export interface Catalogue {
  products: readonly CatalogueProduct[];
  collections: readonly CatalogueCollection[];
}

/** The whole catalogue of the shop. */
export function wholeCatalogue(): Catalogue {
  const products = buildProducts();
  return { products, collections: buildCollections(products) };
}

/** Prints of which the sample keeps every product, so that pairs, siblings and matches stay together. */
const SAMPLE_PRINTS: ReadonlySet<string> = new Set([
  'passionfruit',
  'wildflowers',
  'young-love',
  'angel',
  'kool-kat',
  'shibori',
  'gingham-cherry',
  'hibiscus-heat',
  'zebra-pop',
  'midnight-meadow',
  'bluebird',
]);

/** A part of the catalogue with every kind of case in it, for tests that want a shop and not its size. */
export function sampleCatalogue(): Catalogue {
  const whole = wholeCatalogue();
  const retained = whole.products.filter(({ print, kind }) => SAMPLE_PRINTS.has(print) || kind === 'gift-card');
  const slugs = new Set(retained.map(({ handle }) => handle));
  const only = (handles: readonly string[]): string[] => handles.filter((handle) => slugs.has(handle));
  return {
    products: retained.map((product) => ({
      ...product,
      siblings: only(product.siblings),
      matches: only(product.matches),
    })),
    collections: whole.collections
      .map((collection) => ({ ...collection, products: only(collection.products) }))
      .filter(({ products }) => products.length > 0),
  };
}
