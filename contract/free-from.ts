/**
 * From how many whole dollars on something is free: the gift from a partner's products on (specification §9), standard
 * delivery from the subtotal on. Currencies that keep the number of a promise keep these. Source: decisions.md, Numbers.
 */
export const FREE_FROM = { gift: 115, freeShipping: 75 } as const;

/** From so many US dollars on a Swimmer's parcel is free, and a Surfer's; everybody else's is a good deal later. */
export const MEMBERS_FREE_FROM_USD = 50;
