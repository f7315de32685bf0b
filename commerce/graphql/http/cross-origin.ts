const EXPOSED = 'X-Request-Id, X-Shopify-API-Version, Retry-After';

/**
 * Headers for a page of one of the allowed origins; none for any other, so that its browser keeps the answer from it. An open
 * API lets every page read it, as the hosted provider does: nothing in it is known to a browser by itself.
 */
export function crossOriginHeaders(
  request: Request,
  allowed: { origins: ReadonlySet<string>; open: boolean },
): Record<string, string> {
  if (allowed.open) return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };
  const origin = request.headers.get('origin');
  if (origin === null || !allowed.origins.has(origin)) return { vary: 'Origin' };
  return { vary: 'Origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED };
}

/**
 * What a page may send: what the call needs, and what clients written for the hosted provider say of themselves, the visit and
 * the storefront. Those are not read, but a browser sends none of a call whose headers are not all allowed.
 */
const REQUEST_HEADERS = [
  ...['content-type', 'accept', 'x-shopify-storefront-access-token'],
  ...['x-sdk-variant', 'x-sdk-variant-source', 'x-sdk-version'],
  ...['shopify-storefront-id', 'shopify-storefront-y', 'shopify-storefront-s'],
  ...['x-shopify-uniquetoken', 'x-shopify-visittoken'],
].join(', ');

/** Answers what a browser asks before it calls from another origin. */
export function preflightAnswer(isOpen: boolean): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': isOpen ? '*' : REQUEST_HEADERS,
      'access-control-max-age': '86400',
    },
  });
}
