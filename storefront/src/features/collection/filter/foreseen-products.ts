import type { CardTraitsFragment } from '../../../storefront-api/generated/operations.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import type { ListPage } from '../list/list-page.ts';
import { colourTag } from './colour-filter.ts';
import { coverTag, cutTag, SALE_TAG } from './facets.ts';
import type { FoundProducts } from './find-products.ts';
import { filtersOf, type ListFilters, type Narrowing, searchOf } from './list-filters.ts';

/** How a collection hangs, as far as its page knows. */
export interface KnownProducts {
  /** Its first page. */
  page: ListPage;
  /** What is to be known of the page's products beyond their cards. */
  traits: readonly CardTraitsFragment[];
}

/**
 * The first products that a query will find, told from those that the page knows: an answer keeps their order, and what
 * comes behind them follows. `undefined` where that cannot be told, or none of them is found.
 */
export function foreseenProducts(
  before: FoundProducts,
  search: string,
  { page, traits }: KnownProducts,
): FoundProducts | undefined {
  const filters = filtersOf(search);
  if (page.page !== 1 || !canBeTold(filters)) return undefined;
  const known = new Map(traits.map((product) => [product.handle, product]));
  const unknown = page.cards.findIndex(({ handle }) => !known.has(handle));
  const told = unknown < 0 ? page.cards : page.cards.slice(0, unknown);
  const cards = told.filter((card) => {
    const product = known.get(card.handle);
    return product && isWanted(card, product, filters);
  });
  if (cards.length === 0) return undefined;
  return { ...before, pages: [{ page: 1, cards, stories: [] }], cursor: null, isForeseen: true };
}

/**
 * Another order brings others to the front. Prices may differ by size, and whether tags of one sort narrow those of another
 * or add to them, as colours and what is on sale, is the provider's to say.
 */
function canBeTold(filters: ListFilters): boolean {
  const { sort, price, sale, colours, cuts, covers } = filters;
  const tagged = [sale, colours.length > 0, cuts.length > 0, covers.length > 0].filter(Boolean);
  return sort === 'featured' && !price && tagged.length < 2 && searchOf(filters) !== '';
}

function isWanted(card: ProductCardData, product: CardTraitsFragment, wanted: ListFilters): boolean {
  const { colours, kinds, cuts, covers, sizes, available, sale } = wanted;
  const isTagged = (tags: readonly string[]): boolean =>
    tags.length === 0 || tags.some((tag) => product.tags.includes(tag));
  const meets: Record<Narrowing, boolean> = {
    colours: isTagged(colours.map(colourTag)),
    cuts: isTagged(cuts.map(cutTag)),
    covers: isTagged(covers.map(coverTag)),
    kinds: kinds.length === 0 || kinds.includes(product.productType),
    sizes: sizes.length === 0 || card.sizes.some((size) => size.available && sizes.includes(size.label)),
    // A query with prices is not told of at all.
    price: true,
    available: !available || !card.soldOut,
    sale: !sale || product.tags.includes(SALE_TAG),
  };
  return !Object.values(meets).includes(false);
}
