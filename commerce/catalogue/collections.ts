import { arrange } from './arrange.ts';
import type { CollectionRule } from './collections/collection-rule.ts';
import { COLOUR_COLLECTIONS } from './collections/colours.ts';
import { FAMILIES } from './collections/families.ts';
import { KINDS } from './collections/kinds.ts';
import { LINES } from './collections/lines.ts';
import { LOOKBOOK_COLLECTIONS } from './collections/lookbooks.ts';
import { OCCASIONS } from './collections/occasions.ts';
import { PRICES } from './collections/prices.ts';
import { PRINT_COLLECTIONS } from './collections/print-collections.ts';
import { SALES } from './collections/sales.ts';
import { SEASONS } from './collections/seasons.ts';
import { ZODIAC } from './collections/zodiac.ts';
import type { Picture } from './pictures.ts';
import type { RangeProduct } from './range-product.ts';

/** A collection with its products in the order they hang. */
export interface RangeCollection {
  handle: string;
  title: string;
  words: string;
  picture: Picture;
  products: readonly string[];
}

const BAY_CLUB_REWARDS: CollectionRule = {
  handle: 'bay-club-rewards',
  title: 'For Points Only',
  words: 'What money cannot buy, and points can. Members will nod at you.',
  holds: ({ isRewardsOnly }) => isRewardsOnly,
};

const RULES: readonly CollectionRule[] = [
  ...KINDS,
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

/** A picture of somebody wearing the first piece that somebody wears, else of the first piece. */
function pictureOf(products: readonly RangeProduct[]): Picture {
  const pictures = products.slice(0, 6).flatMap((product) => product.pictures);
  const picture = pictures.find(({ spec }) => spec.includes('/model-')) ?? pictures[0];
  if (!picture) throw new Error('no piece to take a picture from');
  return picture;
}

function fill({ holds, picture, ...rule }: CollectionRule, range: readonly RangeProduct[]): RangeCollection {
  const isFront = ({ tags }: RangeProduct): boolean => tags.includes('new') || tags.includes('best-seller');
  const products = arrange(range.filter(holds), rule.handle, isFront);
  if (products.length === 0) throw new Error(`collection ${rule.handle}: holds no piece`);
  return { ...rule, picture: picture ?? pictureOf(products), products: products.map(({ handle }) => handle) };
}

/** Every collection of the range, its products arranged so that neighbours differ. Throws on one that would be empty. */
export function buildCollections(range: readonly RangeProduct[]): RangeCollection[] {
  const listed = range.filter(({ isListed }) => isListed);
  return [...RULES.map((rule) => fill(rule, listed)), fill(BAY_CLUB_REWARDS, range)];
}
