/**
 * Where a cart is paid: `<shopOrigin>/checkouts/cn/<token>?key=<secret>`. Whoever holds the address holds the cart, so it is
 * never logged. Without the secret (a cart read without its key) the address names the cart but opens nothing.
 */
export function checkoutUrl(shopOrigin: string, token: string, secret: string | undefined): string {
  const address = `${shopOrigin.replace(/\/+$/, '')}/checkouts/cn/${encodeURIComponent(token)}`;
  return secret === undefined ? address : `${address}?key=${encodeURIComponent(secret)}`;
}
