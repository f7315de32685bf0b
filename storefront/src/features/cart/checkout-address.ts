/**
 * Where "Buy it now" goes: the cart's checkoutUrl with its host swapped for the checkout host, path and query unchanged
 * (specification §4). An empty host leaves the address as it is. A checkout host may carry a port; without one, the
 * port of the checkoutUrl stays. `undefined` when the provider's address is not an http(s) address.
 */
export function checkoutAddress(checkoutUrl: string, checkoutHost: string, base: string): string | undefined {
  if (!URL.canParse(checkoutUrl, base)) return undefined;
  const url = new URL(checkoutUrl, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (checkoutHost) url.host = checkoutHost;
  return url.href;
}
