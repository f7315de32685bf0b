import type { CatalogueMoment } from '../../store/catalogue/catalogue-read-model.ts';
import { type KeptByWeight, keptByWeight } from '../../store/kept-by-weight.ts';

/** Entries of lists kept for one moment of the catalogue, 4 bytes each: 8 MB at most of each kind. */
const MAX_WEIGHT = 2_000_000;

/** What an entry takes beside what is in it. Its name is what was asked for, of which there may be much where little was found. */
const nameWeight = (name: string): number => 25 + name.length / 4;

/** What was worked out for lists, as long as nothing they depend on changes. */
interface KeptLists<Value> {
  /** What is kept under the name, or else what is made now. */
  keep(moment: CatalogueMoment, name: string, make: () => Value): Value;
}

/** Keeps what lists cost the most to work out; it ends with its moment. */
export function keptLists<Value>(weightOf: (value: Value) => number): KeptLists<Value> {
  const moments = new WeakMap<CatalogueMoment, KeptByWeight<Value>>();
  return {
    keep(moment, name, make) {
      const kept = moments.get(moment) ?? keptByWeight(MAX_WEIGHT, (value, key) => weightOf(value) + nameWeight(key));
      moments.set(moment, kept);
      const known = kept.get(name);
      if (known !== undefined) return known;
      const made = make();
      kept.set(name, made);
      return made;
    },
  };
}
