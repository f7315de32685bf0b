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
  const known = new Map<Key, Promise<Value | undefined>>();
  let waiting: Key[] = [];
  let batch: Promise<ReadonlyMap<Key, Value>> | undefined;

  const nextBatch = (): Promise<ReadonlyMap<Key, Value>> => {
    batch ??= new Promise((resolve, reject) => {
      // After the promise jobs under way: resolvers that wait for the same answer then share one batch.
      Promise.resolve().then(() =>
        process.nextTick(() => {
          const keys = waiting;
          waiting = [];
          batch = undefined;
          if (signal?.aborted) reject(signal.reason);
          else loadMany(keys).then(resolve, reject);
        }),
      );
    });
    return batch;
  };

  return {
    load(key) {
      let value = known.get(key);
      if (!value) {
        waiting.push(key);
        value = nextBatch().then((values) => values.get(key));
        known.set(key, value);
      }
      return value;
    },
    prime(key, value) {
      known.set(key, Promise.resolve(value));
    },
  };
}
