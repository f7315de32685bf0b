/** A global id without its prefix: `gid://shopify/Customer/123` is 123. What the provider hangs on with `?` is dropped too. */
export function plainId(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf('/') + 1).replace(/\?.*$/, '');
}

/** The customer's global id, built from the plain one that stands in a mailed link. */
export function customerId(plain: string): string {
  return `gid://shopify/Customer/${plain}`;
}
