/** Headers for a page of one of the allowed origins; none for any other, so that its browser keeps the answer from it. */
export function crossOriginHeaders(request: Request, allowedOrigins: ReadonlySet<string>): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins.has(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Request-Id, X-Shopify-API-Version, Retry-After',
  };
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
export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '86400',
    },
  });
}
