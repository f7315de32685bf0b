/** Value of the variant's promo metafield for products of the collaboration. */
const PROMO_NAMES: Readonly<Record<string, string>> = { 'marlo-dolls': 'Marlo Dolls' };

/** The collaboration a variant belongs to, by name. */
export function promoName(promo: string | undefined): string | undefined {
  return promo === undefined ? undefined : PROMO_NAMES[promo];
}
