import { buildCollections, type RangeCollection } from './collections.ts';
import { buildRange } from './range.ts';
import type { RangeProduct } from './range-product.ts';

/** Products and the collections they hang in. */
export interface Catalogue {
  range: readonly RangeProduct[];
  collections: readonly RangeCollection[];
}

/** The whole range of the shop. */
export function wholeCatalogue(): Catalogue {
  const range = buildRange();
  return { range, collections: buildCollections(range) };
}

/** Prints of which the sample keeps every piece, so that pairs, siblings and matches stay together. */
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

/** A part of the range with every kind of case in it, for tests that want a shop and not its size. */
export function sampleCatalogue(): Catalogue {
  const whole = wholeCatalogue();
  const kept = whole.range.filter(({ print, kind }) => SAMPLE_PRINTS.has(print) || kind === 'gift-card');
  const slugs = new Set(kept.map(({ handle }) => handle));
  const only = (handles: readonly string[]): string[] => handles.filter((handle) => slugs.has(handle));
  return {
    range: kept.map((product) => ({
      ...product,
      siblings: only(product.siblings),
      matches: only(product.matches),
    })),
    collections: whole.collections
      .map((collection) => ({ ...collection, products: only(collection.products) }))
      .filter(({ products }) => products.length > 0),
  };
}
