import { type TagGroup, tagGroup } from './tag-groups.ts';

/** A price between the two, both included, in minor units; null for no upper end. */
export interface PriceSpan {
  min: number;
  max: number | null;
}

/** One value of one filter, as the Storefront API takes it. Ids are those that have a value of the metafield `name`. */
export type FilterValue =
  | { kind: 'available'; value: boolean }
  | { kind: 'price'; value: PriceSpan }
  | { kind: 'option'; name: string; value: string }
  | { kind: 'type' | 'vendor' | 'tag'; value: string }
  | { kind: 'products' | 'variants'; name: string; ids: ReadonlySet<number> };

/**
 * What a list is narrowed to. Values of one kind widen each other (red or blue), values of different kinds narrow (red and
 * size M), as the Storefront API has it. All filters about variants hold for one and the same variant: size M in stock, not
 * size M and something else in stock. Each group of tags is a kind of its own. An empty list asks nothing.
 */
export interface ProductFilters {
  /** Undefined when both or neither is wanted. False: no variant that meets the other filters is in stock. */
  available: boolean | undefined;
  prices: readonly PriceSpan[];
  /** Values by the option's name, all in lower case. */
  options: ReadonlyMap<string, ReadonlySet<string>>;
  types: ReadonlySet<string>;
  vendors: ReadonlySet<string>;
  tags: ReadonlyMap<TagGroup, readonly string[]>;
  products: ReadonlyArray<ReadonlySet<number>>;
  variants: ReadonlyArray<ReadonlySet<number>>;
}

/** Sorts filters into groups. */
export function groupFilters(filters: readonly FilterValue[]): ProductFilters {
  const valuesOf = (kind: 'type' | 'vendor' | 'tag'): string[] =>
    filters.flatMap((filter) => (filter.kind === kind ? [filter.value] : []));
  const idsOf = (kind: 'products' | 'variants') => {
    const own = filters.flatMap((filter) => (filter.kind === kind ? [filter] : []));
    return [...Map.groupBy(own, ({ name }) => name).values()].map(
      (group) => new Set(group.flatMap(({ ids }) => [...ids])),
    );
  };
  const lower = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase()));
  const options = Map.groupBy(
    filters.flatMap((filter) => (filter.kind === 'option' ? [filter] : [])),
    ({ name }) => name.toLowerCase(),
  );
  const stock = new Set(filters.flatMap((filter) => (filter.kind === 'available' ? [filter.value] : [])));
  return {
    available: stock.size === 1 ? stock.has(true) : undefined,
    prices: filters.flatMap((filter) => (filter.kind === 'price' ? [filter.value] : [])),
    options: new Map([...options].map(([name, own]) => [name, lower(own.map(({ value }) => value))])),
    types: lower(valuesOf('type')),
    vendors: lower(valuesOf('vendor')),
    tags: Map.groupBy(valuesOf('tag'), tagGroup),
    products: idsOf('products'),
    variants: idsOf('variants'),
  };
}

export const NO_FILTERS: ProductFilters = groupFilters([]);
