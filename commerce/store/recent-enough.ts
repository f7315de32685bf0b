/** Where loadings are kept; a `Map` has the one that was begun last behind all others. */
interface Loadings<Key, Value> {
  get(key: Key): Promise<Value> | undefined;
  set(key: Key, loading: Promise<Value>): unknown;
  delete(key: Key): boolean;
}

/**
 * What is kept under the key, if it is recent enough, or else what is loaded now. Who waits for the same loading shares it; one
 * that fails is kept for nobody after.
 */
export async function recentEnough<Key, Value>(
  loadings: Loadings<Key, Value>,
  key: Key,
  { isRecent, load }: { isRecent: (known: Value) => boolean; load: () => Promise<Value> },
): Promise<Value> {
  for (let loading = loadings.get(key); loading; loading = loadings.get(key)) {
    const known = await loading;
    if (isRecent(known)) return known;
    if (loadings.get(key) === loading) break;
  }
  const loading = load();
  loadings.delete(key);
  loadings.set(key, loading);
  loading.catch(() => {
    if (loadings.get(key) === loading) loadings.delete(key);
  });
  return loading;
}
