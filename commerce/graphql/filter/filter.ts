import type { FilterResolvers, FilterValueResolvers, SwatchResolvers } from '../generated/resolvers.ts';

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
