/** What the hosted provider has sent out under the shop's own name, when that led to it: orders in letters, carts, gift cards. */
const SENT_OUT = /^\/(?:\d+\/(?:orders|checkouts)|checkouts|cart\/c|gift_cards\/\d+)\/[^/]/;

/**
 * Says where such an address is now: on the provider's own host, under the same path. Undefined for all others, and where that
 * host is the shop's itself.
 */
export function stillThereAt(host: string, shopOrigin: string): (path: string) => string | undefined {
  const isElsewhere = host !== '' && host !== new URL(shopOrigin).host;
  return (path) => (isElsewhere && SENT_OUT.test(path) ? `https://${host}${path}` : undefined);
}
