/** Remembers what a list had become in a history entry; as long as the document lives, a reload begins anew. */
export interface EntryMemory<Value> {
  read(entry: string): Value | undefined;
  keep(entry: string, value: Value): void;
}

/** History entries that are remembered, the latest ones. */
const KEPT = 50;

export function createEntryMemory<Value>(): EntryMemory<Value> {
  const values = new Map<string, Value>();
  return {
    read: (entry) => values.get(entry),
    keep(entry, value) {
      values.delete(entry);
      values.set(entry, value);
      const [oldest] = values.keys();
      if (values.size > KEPT && oldest !== undefined) values.delete(oldest);
    },
  };
}
