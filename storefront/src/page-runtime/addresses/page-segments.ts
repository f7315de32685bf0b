/**
 * The segments of an address's path, decoded once each; query and hash are dropped, `/index.html` is `/`.
 * `undefined` when it cannot be the path of a page: malformed percent signs, empty or dot segments, NUL.
 */
export function pageSegments(address: string): readonly string[] | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/^\/index\.html$/, '/');
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return path === '//' ? undefined : [];
  const segments: string[] = [];
  for (const raw of inner.split('/')) {
    const segment = decoded(raw);
    if (segment === undefined || segment === '' || segment === '.' || segment === '..' || segment.includes('\0')) {
      return undefined;
    }
    segments.push(segment);
  }
  return segments;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
