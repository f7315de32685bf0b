/**
 * Whether this value is there when the page is loaded again: a guarded storage gives it back either way, but maybe only for
 * as long as the page lives.
 */
export function isStored(
  key: string,
  value: string,
  area: () => Pick<Storage, 'getItem'> = () => window.localStorage,
): boolean {
  try {
    return area().getItem(key) === value;
  } catch {
    return false;
  }
}
