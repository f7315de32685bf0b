import { EXTRA_HANDLES, GIFT_HANDLE } from '@bluebird-bay/contract/gifts.ts';

export { GIFT_ATTRIBUTE, GIFT_HANDLE, PROMO_VALUE } from '@bluebird-bay/contract/gifts.ts';

/** Key of the cart attribute that remembers what the shopper has left out (decision D9): handles, with commas between. */
export const LEFT_OUT_ATTRIBUTE = '_left_out';

interface GiftWithPurchaseRow {
  /** The product's handle; also the value of the line's mark. */
  handle: string;
  /** Which alias of the Offers query tells its variant. */
  alias: 'gift' | 'extraAU' | 'extraGB';
  /** Rides along to this country; absent: earned by the partner's products. */
  country?: 'AU' | 'GB';
  /** Why it is in the cart, in words for its line. `from` is the threshold as it is read, once that is known. */
  why: (from: string | undefined) => string;
}

/** What the shop puts into a cart by itself. Source: specification §4, decisions (Numbers). */
export const GIFTS_WITH_PURCHASE: readonly GiftWithPurchaseRow[] = [
  {
    handle: GIFT_HANDLE,
    alias: 'gift',
    why: (from) =>
      `Your gift for ${from ? `${from} or more of ` : ''}Marlo Dolls pieces. It leaves the bag if they do.`,
  },
  {
    handle: EXTRA_HANDLES.AU,
    alias: 'extraAU',
    country: 'AU',
    why: () => 'Rides along with every Australian order, because the parcel has such a long way to go.',
  },
  {
    handle: EXTRA_HANDLES.GB,
    alias: 'extraGB',
    country: 'GB',
    why: () => 'Goes into every British parcel. It is waterproof, which was the first thing we were asked.',
  },
];
