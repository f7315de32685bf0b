import type {
  FilterPresentation,
  FilterResolvers,
  FilterType,
  FilterValueResolvers,
  SwatchResolvers,
} from '../generated/resolvers.ts';

/** Something a list can be narrowed by, as a client shows it. */
export interface FilterSource {
  id: string;
  label: string;
  type: FilterType;
  /** Null for what is not a list. */
  presentation: FilterPresentation | null;
  values: readonly FilterValueSource[];
}

/** One value of it; `input` is a `ProductFilter` in JSON, to be sent back as it is. */
export interface FilterValueSource {
  id: string;
  label: string;
  count: number;
  input: string;
  /** The value's colour where it has one: '#d3382f'. */
  colour: string | null;
}

export const Filter: FilterResolvers = {
  id: (filter) => filter.id,
  label: (filter) => filter.label,
  presentation: (filter) => filter.presentation,
  type: (filter) => filter.type,
  values: (filter) => [...filter.values],
};

export const FilterValue: FilterValueResolvers = {
  count: (value) => value.count,
  id: (value) => value.id,
  // Values are words or colours; none has a picture.
  image: () => null,
  input: (value) => value.input,
  label: (value) => value.label,
  swatch: (value) => (value.colour === null ? null : { color: value.colour }),
};

export const Swatch: SwatchResolvers = {
  color: (swatch) => swatch.color ?? null,
  image: () => null,
};
