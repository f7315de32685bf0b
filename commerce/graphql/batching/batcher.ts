import DataLoader from 'dataloader';

/** Loads the values of many keys at once; a key without a value is left out of the map. */
export type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/** Answers one key at a time and asks for many: the remedy against one statement for each record of a list. */
export interface Batcher<Key, Value> {
  load(key: Key): Promise<Value | undefined>;
  /** Takes over what the request has read by itself. */
  prime(key: Key, value: Value): void;
}

/**
 * Collects the keys asked for while resolvers of one level run, and loads them together once the queue of promises is
 * empty. A key is loaded once in the life of the batcher, which is one request: what a request reads stays as it read it.
 * Nothing more is loaded once the signal is aborted.
 */
export function createBatcher<Key extends string | number, Value>(
  loadMany: LoadMany<Key, Value>,
  signal?: AbortSignal,
): Batcher<Key, Value> {
  const loader = new DataLoader<Key, Value | undefined>(async (keys) => {
    signal?.throwIfAborted();
    const values = await loadMany(keys);
    return keys.map((key) => values.get(key));
  });
  return {
    load: (key) => loader.load(key),
    prime(key, value) {
      loader.clear(key).prime(key, value);
    },
  };
}
