/** Remembers what a list had become in a history entry; as long as the document lives, a reload begins anew. */
export interface EntryMemory<Value> {
  read(entry: string): Value | undefined;
  write(entry: string, value: Value): void;
}

/** History entries that are remembered, the latest ones. */
const MAX_ENTRIES = 50;

export function createEntryMemory<Value>(): EntryMemory<Value> {
  const values = new Map<string, Value>();
  return {
    read: (entry) => values.get(entry),
    write(entry, value) {
      values.delete(entry);
      values.set(entry, value);
      const [oldest] = values.keys();
      if (values.size > MAX_ENTRIES && oldest !== undefined) values.delete(oldest);
    },
  };
}
