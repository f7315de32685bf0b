/** What Yoga keeps parsed documents in. */
export interface DocumentCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Keeps the values used last, `size` of them: a shop sends a handful of documents, an attacker a new one each time. */
export function createDocumentCache<Value>(size: number): DocumentCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next();
      if (values.size > size && !oldest.done) values.delete(oldest.value);
    },
  };
}
