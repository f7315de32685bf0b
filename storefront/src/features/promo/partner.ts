import { PROMO_VALUE } from '@bluebird-bay/contract/gifts.ts';

const PARTNER_NAMES: Readonly<Record<string, string>> = { [PROMO_VALUE]: 'Marlo Dolls' };

/** Whom a variant was made with, by name, from its promo metafield. */
export function partnerName(promo: string | undefined): string | undefined {
  return promo === undefined ? undefined : PARTNER_NAMES[promo];
}
