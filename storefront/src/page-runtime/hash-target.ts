/** The element a hash points at: by the hash as it stands, then decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  const raw = document.getElementById(id);
  if (raw) return raw;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
