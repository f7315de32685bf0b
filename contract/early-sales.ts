/**
 * So many hours before everybody else a sale opens to members of Bay Club, by their tier. Source: decisions.md, Numbers. The
 * provider's prices go by it, and the pages say it.
 */
export const EARLY_SALE_HOURS = { paddler: 1, swimmer: 12, surfer: 12 } as const;

/** 'an hour', '12 hours' */
export const earlyText = (tier: keyof typeof EARLY_SALE_HOURS): string =>
  EARLY_SALE_HOURS[tier] === 1 ? 'an hour' : `${EARLY_SALE_HOURS[tier]} hours`;
