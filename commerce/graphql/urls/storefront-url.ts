/**
 * An address of the storefront as the hosted provider writes it: a slash at the end stands for the home page alone.
 */
export function storefrontUrl(origin: string, path: string): string {
  if (!path.startsWith('/')) return path;
  const [, place = '', rest = ''] = /^(.*?)\/?([?#].*)?$/.exec(path) ?? [];
  return place === '' ? `${origin}/${rest}` : `${origin}${place}${rest}`;
}
