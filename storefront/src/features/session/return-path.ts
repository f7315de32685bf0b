/** The sign-in page, with the way back to where the shopper wanted to go. */
export function withReturn(page: string, pathname: string, search = ''): string {
  return `${page}?return=${encodeURIComponent(pathname + search)}`;
}

/** Where `?return=` leads; only ever to a page of this shop. */
export function returnPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('return') ?? '';
  const isOurs = /^\/(?![/\\])[^\\\s]*$/.test(target) && !/[\p{Cc}]/u.test(target);
  return isOurs ? target : undefined;
}
