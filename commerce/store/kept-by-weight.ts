/** What was worked out, by name, as long as there is room. */
export interface KeptByWeight<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
}

/** Keeps values that weigh `most` together; what was used least recently goes first. */
export function keptByWeight<Value>(
  most: number,
  weightOf: (value: Value, name: string) => number,
): KeptByWeight<Value> {
  const byName = new Map<string, Value>();
  let weight = 0;
  function remove(name: string): void {
    const leaving = byName.get(name);
    if (leaving === undefined) return;
    byName.delete(name);
    weight -= weightOf(leaving, name);
  }
  return {
    get(name) {
      const known = byName.get(name);
      if (known === undefined) return undefined;
      byName.delete(name);
      byName.set(name, known);
      return known;
    },
    set(name, value) {
      remove(name);
      byName.set(name, value);
      weight += weightOf(value, name);
      for (const oldest of byName.keys()) {
        if (weight <= most || oldest === name) break;
        remove(oldest);
      }
    },
  };
}
