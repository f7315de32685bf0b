/** What somebody may have been after, from an address that leads nowhere: `/products/kaila-top-old/` says "kaila top old". */
export function pathTerms(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.\w{1,5}$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60);
  } catch {
    return '';
  }
}
