import { arrange } from './arrange.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { CollectionRule } from './collections/collection-rule.ts';
import { COLOUR_COLLECTIONS } from './collections/colours.ts';
import { FAMILIES } from './collections/families.ts';
import { KIND_COLLECTIONS } from './collections/kinds.ts';
import { LINES } from './collections/lines.ts';
import { LOOKBOOK_COLLECTIONS } from './collections/lookbooks.ts';
import { OCCASIONS } from './collections/occasions.ts';
import { PRICES } from './collections/prices.ts';
import { PRINT_COLLECTIONS } from './collections/print-collections.ts';
import { SALES } from './collections/sales.ts';
import { SEASONS } from './collections/seasons.ts';
import { ZODIAC } from './collections/zodiac.ts';
import type { Picture } from './pictures.ts';
import type { PrintNote } from './story/print-notes/print-note.ts';

/** A collection with its products in the order they hang. */
export interface CatalogueCollection {
  handle: string;
  title: string;
  description: string;
  picture: Picture;
  /** How the print came about, where everything in it is of one. */
  note?: PrintNote;
  products: readonly string[];
}

const BAY_CLUB_REWARDS: CollectionRule = {
  handle: 'bay-club-rewards',
  title: 'For Points Only',
  description: 'What money cannot buy, and points can. Members will nod at you.',
  holds: ({ isRewardsOnly }) => isRewardsOnly,
};

const RULES: readonly CollectionRule[] = [
  ...KIND_COLLECTIONS,
  ...SEASONS,
  ...SALES,
  ...FAMILIES,
  ...COLOUR_COLLECTIONS,
  ...PRINT_COLLECTIONS,
  ...LINES,
  ...LOOKBOOK_COLLECTIONS,
  ...OCCASIONS,
  ...ZODIAC,
  ...PRICES,
];

/** A picture of somebody wearing the first product that somebody wears, else of the first product. */
function pictureOf(products: readonly CatalogueProduct[]): Picture {
  const pictures = products.slice(0, 6).flatMap((product) => product.pictures);
  const picture = pictures.find(({ spec }) => spec.includes('/model-')) ?? pictures[0];
  if (!picture) throw new Error('no piece to take a picture from');
  return picture;
}

function fill(
  { holds, picture, ...rule }: CollectionRule,
  catalogueProducts: readonly CatalogueProduct[],
): CatalogueCollection {
  const isFront = ({ tags }: CatalogueProduct): boolean => tags.includes('new') || tags.includes('best-seller');
  const products = arrange(catalogueProducts.filter(holds), rule.handle, isFront);
  if (products.length === 0) throw new Error(`collection ${rule.handle}: holds no piece`);
  return { ...rule, picture: picture ?? pictureOf(products), products: products.map(({ handle }) => handle) };
}

/**
 * Every collection of the catalogue, its products arranged so that neighbours differ. Throws on one that would be
 * empty.
 */
export function buildCollections(catalogueProducts: readonly CatalogueProduct[]): CatalogueCollection[] {
  const listed = catalogueProducts.filter(({ isListed }) => isListed);
  return [...RULES.map((rule) => fill(rule, listed)), fill(BAY_CLUB_REWARDS, catalogueProducts)];
}
