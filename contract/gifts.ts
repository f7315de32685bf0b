/** What provider and storefront call the parts of the gift with purchase. Source: decisions.md, Numbers. */

/** The free gift itself. */
export const GIFT_HANDLE = 'marlo-dolls-mini-pouch';

/** What rides along to a country, by its code. */
export const EXTRA_HANDLES = { AU: 'bluebird-sticker-pack-au', GB: 'bluebird-sticker-pack-gb' } as const;

/** The members' sticker pack, which only a code made of points gives. */
export const POINTS_PACK_HANDLE = 'bay-club-sticker-pack-bluebird';

/** Value of the metafield `custom.promo` of the partner's variants, which earn the gift. */
export const PROMO_VALUE = 'marlo-dolls';

/**
 * Key of the attribute that a line carries which was put into the cart as a gift and not by the shopper. Such a line is never
 * sold: it leaves the cart with the first change after which the cart does not qualify. The underscore hides it from shoppers,
 * as the hosted provider has it.
 */
export const GIFT_ATTRIBUTE = '_gift';
