/**
 * Whether a page of our own shows the picture: it knows a stand-in when it sees one, and asks again. To everybody else, another
 * storefront, a crawler, a mail program, an address ends in what it says. Browsers too old to say who asks name the page.
 */
export function asksForOurPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'same-site';
  const referrer = headers.get('referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).host === (headers.get('host') ?? new URL(url).host);
}
