/** Which of the shop's addresses are self-service: what customers ask the provider for beyond its API. */
export const SELF_SERVICE_PATHS = [
  '/services/account/*',
  '/services/orders/*',
  '/services/returns',
  '/services/returns/*',
  '/services/address-rules/*',
  '/services/duties',
  '/services/items/price',
  '/services/care/*',
] as const;
