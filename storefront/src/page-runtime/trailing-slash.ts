const FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/;

/** An address of the shop in its canonical spelling: its path ends in a slash, unless it names a file. Query and hash stay. */
export function withTrailingSlash(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path === '' || path.endsWith('/') || FILE.test(path) ? address : `${path}/${rest}`;
}
