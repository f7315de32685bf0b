/** What `get` promises, asked for once however often it is wanted; after a failure it is asked for again. */
export function once<T>(get: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    if (!asked) {
      asked = get();
      asked.catch(() => {
        asked = undefined;
      });
    }
    return asked;
  };
}
