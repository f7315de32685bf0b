import type { FilterPresentation, FilterType } from '../generated/resolvers.ts';

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
