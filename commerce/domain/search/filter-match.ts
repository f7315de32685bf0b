import type { CatalogueNow } from './catalogue-now.ts';
import { flags, type PricedCatalogue, productId, someTag } from './listed-catalogue.ts';
import { VENDOR } from './listed-product.ts';
import type { ProductFilters } from './product-filters.ts';
import { TAG_GROUPS } from './tag-groups.ts';

/** Which groups of filters a product meets, added up. */
export const MEETS = {
  type: 1,
  colour: 2,
  cut: 4,
  cover: 8,
  tag: 16,
  /** All groups that are not counted. */
  rest: 32,
  /** Some variant meets price, option and fields, and the filtered stock. */
  variants: 64,
  /** Some variant meets price, option and fields: at all, and in stock. */
  some: 128,
  someInStock: 256,
} as const;

/** All that a product must meet to stay in the list. */
export const STAYS = MEETS.type | MEETS.colour | MEETS.cut | MEETS.cover | MEETS.tag | MEETS.rest | MEETS.variants;

/** What a product meets is known: worked out once, for the list, its facets and every other order of it. */
const KNOWN = 512;

/** Filters made ready for one catalogue; numbers are those of its products and variants. */
export interface FilterMatch {
  /** What is kept of the products of the catalogue. */
  bytes: number;
  /** {@link MEETS} of a product. */
  of(product: number): number;
  stays(product: number): boolean;
  /** What a single variant meets: its price; the options that are named; the fields; the stock that is filtered by. */
  price(variant: number): boolean;
  option(variant: number): boolean;
  fields(variant: number): boolean;
  stock(variant: number): boolean;
}

type Holds = (number: number) => boolean;
const always: Holds = () => true;

function priceTest({ amounts }: PricedCatalogue, { prices }: ProductFilters): Holds {
  if (prices.length === 0) return always;
  return (variant) => {
    const amount = amounts[variant] ?? Number.NaN;
    return prices.some(({ min, max }) => amount >= min && amount <= (max ?? Number.POSITIVE_INFINITY));
  };
}

/** Every option named must be the product's own and have one of the values. */
function optionTest({ catalogue: { choice, choices } }: PricedCatalogue, { options }: ProductFilters): Holds {
  if (options.size === 0) return always;
  const wanted = flags(
    choices,
    ({ name, value }) => options.size === 1 && (options.get(name.toLowerCase())?.has(value.toLowerCase()) ?? false),
  );
  return (variant) => wanted[choice[variant] ?? 0] === 1;
}

function tagTest({ catalogue }: PricedCatalogue, wanted: readonly string[]): Holds {
  const isWanted = flags(catalogue.tags, (tag) => wanted.includes(tag));
  return (product) => someTag(catalogue, product, (tag) => isWanted[tag] === 1);
}

/** Which groups of tags a product meets, added up; those that nothing is asked of are met by all. */
function tagTests(priced: PricedCatalogue, { tags }: ProductFilters): (product: number) => number {
  let free = 0;
  const asked: Array<{ group: number; holds: Holds }> = [];
  for (const group of TAG_GROUPS) {
    const wanted = tags.get(group);
    if (wanted) asked.push({ group: MEETS[group], holds: tagTest(priced, wanted) });
    else free += MEETS[group];
  }
  return (product) => {
    let met = free;
    for (const { group, holds } of asked) if (holds(product)) met += group;
    return met;
  };
}

function restTest({ catalogue }: PricedCatalogue, { vendors, products }: ProductFilters): Holds {
  if (vendors.size > 0 && !vendors.has(VENDOR.toLowerCase())) return () => false;
  if (products.length === 0) return always;
  return (product) => products.every((ids) => ids.has(productId(catalogue, product)));
}

function typeTest({ catalogue: { kind, kinds } }: PricedCatalogue, { types }: ProductFilters): Holds {
  if (types.size === 0) return always;
  const wanted = flags(kinds, (own) => types.has(own.toLowerCase()));
  return (product) => wanted[kind[product] ?? 0] === 1;
}

function variantTests(priced: PricedCatalogue, filters: ProductFilters, { sellable }: CatalogueNow) {
  const { variantIds } = priced.catalogue;
  const { available, variants } = filters;
  const fields: Holds = (variant) => variants.every((ids) => ids.has(variantIds[variant] ?? 0));
  return {
    price: priceTest(priced, filters),
    option: optionTest(priced, filters),
    fields: variants.length === 0 ? always : fields,
    stock: available === undefined ? always : (variant: number) => (sellable[variant] === 1) === available,
  };
}

/** With `variants` where the stock of those that meet the other filters is as it is filtered by. */
function withStock(met: number, { available }: ProductFilters): number {
  const inStock = (met & MEETS.someInStock) !== 0;
  return met !== 0 && (available === undefined || available === inStock) ? met | MEETS.variants : met;
}

/** `some`, `someInStock` and `variants` of a product. */
function someVariants(
  { catalogue: { firstVariant } }: PricedCatalogue,
  { price, option, fields }: Pick<FilterMatch, 'price' | 'option' | 'fields'>,
  filters: ProductFilters,
  { sellable }: CatalogueNow,
): (product: number) => number {
  const fits: Holds = (variant) => price(variant) && option(variant) && fields(variant);
  const metBy = [MEETS.some, MEETS.some | MEETS.someInStock] as const;
  return (product) => {
    let met = 0;
    const end = firstVariant[product + 1] ?? 0;
    for (let variant = firstVariant[product] ?? 0; variant < end; variant += 1)
      if (fits(variant)) met |= metBy[sellable[variant] === 1 ? 1 : 0];
    return withStock(met, filters);
  };
}

/** Makes filters ready to hold products of the catalogue against them. */
export function filterMatch(priced: PricedCatalogue, filters: ProductFilters, now: CatalogueNow): FilterMatch {
  const type = typeTest(priced, filters);
  const tagsOf = tagTests(priced, filters);
  const rest = restTest(priced, filters);
  const tests = variantTests(priced, filters, now);
  const variantsOf = someVariants(priced, tests, filters, now);

  const known = new Uint16Array(priced.catalogue.ids.length);
  const work = (product: number): number =>
    (type(product) ? MEETS.type : 0) | tagsOf(product) | (rest(product) ? MEETS.rest : 0) | variantsOf(product);
  const of = (product: number): number => {
    const met = known[product] ?? 0;
    if (met !== 0) return met;
    known[product] = work(product) | KNOWN;
    return known[product] ?? 0;
  };
  return { bytes: known.byteLength, ...tests, of, stays: (product) => (of(product) & STAYS) === STAYS };
}
