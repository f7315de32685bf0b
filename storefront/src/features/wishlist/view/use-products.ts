import { useCallback, useEffect, useState } from 'react';
import type { FoundProducts } from '../find-products.ts';

interface ProductsState<Product> {
  /** Everything found so far, by handle; a list that grows keeps what it has. */
  found: ReadonlyMap<string, Product>;
  /** The provider did not answer. */
  failed: boolean;
  retry(): void;
}

/** Runs `request` with the script that asks the provider, fetched when there is a list at all; without it there is no answer. */
export function findProducts(
  request: (finders: typeof import('../find-products.ts')) => Promise<FoundProducts | undefined>,
): Promise<FoundProducts | undefined> {
  return import('../find-products.ts').then(request, () => undefined);
}

/**
 * Asks for the products with these handles that are not here yet. `find` must stay the same function while the handles
 * do; an answer that comes after the list has changed is dropped.
 */
export function useProducts<Product>(
  handles: readonly string[],
  find: (handles: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Product> | undefined>,
): ProductsState<Product> {
  const [found, setFound] = useState<ReadonlyMap<string, Product>>(new Map());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = handles.filter((handle) => !found.has(handle)).join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (missing === '') return;
    const overtaken = new AbortController();
    setFailed(false);
    find(missing.split(','), overtaken.signal).then((more) => {
      if (overtaken.signal.aborted) return;
      if (more) setFound((known) => new Map([...known, ...more]));
      else setFailed(true);
    });
    return () => overtaken.abort();
  }, [missing, find, attempt]);

  return { found, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
