interface CachedAnswer<Value> {
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
  const cached = new Map<string, CachedAnswer<Value>>();

  function forget(key: string, value: Promise<Value>): void {
    if (cached.get(key)?.value === value) cached.delete(key);
  }

  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = cached.get(key);
      if (found && found.until > now()) return found.value;
      cached.delete(key);
      const value = ask();
      cached.set(key, { until: now() + ttlMs, value });
      value.catch(() => forget(key, value));
      const oldest = cached.keys().next().value;
      if (cached.size > size && oldest !== undefined) cached.delete(oldest);
      return value;
    },
    get size(): number {
      return cached.size;
    },
  };
}
