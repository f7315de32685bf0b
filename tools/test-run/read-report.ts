/** What stands at a key of something read from JSON; undefined where there is nothing. */
export const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The list at a key; an empty one where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}

/** The text at a key; an empty one where there is none. */
export function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === 'string' ? text : '';
}

/** The keys of what stands at a key; none where there is nothing. */
export function namesAt(value: unknown, key: string): readonly string[] {
  const named = at(value, key);
  return typeof named === 'object' && named !== null ? Object.keys(named) : [];
}
