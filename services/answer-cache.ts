interface Kept<Value> {
  until: number;
  value: Promise<Value>;
}

export interface AnswerCacheOptions {
  /** Answers kept at the most; the one kept longest goes first. */
  size: number;
  ttlMs: number;
  now?: () => number;
}

/**
 * Keeps answers for a moment, so that a page many people open asks once. Callers of one key at one time share one
 * question; a failure is not kept.
 */
export function createAnswerCache<Value>({ size, ttlMs, now = Date.now }: AnswerCacheOptions) {
  const kept = new Map<string, Kept<Value>>();

  function forget(key: string, value: Promise<Value>): void {
    if (kept.get(key)?.value === value) kept.delete(key);
  }

  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key);
      if (found && found.until > now()) return found.value;
      kept.delete(key);
      const value = ask();
      kept.set(key, { until: now() + ttlMs, value });
      value.catch(() => forget(key, value));
      const oldest = kept.keys().next().value;
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    get size(): number {
      return kept.size;
    },
  };
}
