import type { CatalogueMoment } from '../../store/catalogue/catalogue-read-model.ts';

/** Entries of lists kept for one moment of the catalogue: some megabytes at most. */
const MAX_WEIGHT = 300_000;

/** What was worked out for lists, as long as nothing they depend on changes. */
export interface KeptLists<Value> {
  /** What is kept under the name, or else what is made now. */
  keep(moment: CatalogueMoment, name: string, make: () => Value): Value;
}

interface Kept<Value> {
  weight: number;
  byName: Map<string, Value>;
}

/** Keeps what lists cost the most to work out; what was used least recently goes first. It ends with its moment. */
export function keptLists<Value>(weightOf: (value: Value) => number): KeptLists<Value> {
  const moments = new WeakMap<CatalogueMoment, Kept<Value>>();
  return {
    keep(moment, name, make) {
      const kept = moments.get(moment) ?? { weight: 0, byName: new Map<string, Value>() };
      moments.set(moment, kept);
      const known = kept.byName.get(name);
      const value = known ?? make();
      kept.byName.delete(name);
      kept.byName.set(name, value);
      if (known === undefined) kept.weight += weightOf(value);
      for (const [oldest, leaving] of kept.byName) {
        if (kept.weight <= MAX_WEIGHT || oldest === name) break;
        kept.byName.delete(oldest);
        kept.weight -= weightOf(leaving);
      }
      return value;
    },
  };
}
