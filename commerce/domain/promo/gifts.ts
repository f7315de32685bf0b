import { FREE_FROM } from '@bluebird-bay/contract/free-from.ts';
import { EXTRA_HANDLES, GIFT_HANDLE, PROMO_VALUE } from '@bluebird-bay/contract/gifts.ts';
import { thresholdIn } from '../money/price-table.ts';

/** The free gift: from this many whole dollars of the partner's products on. Source: decisions.md, Numbers. */
export const GIFT = { handle: GIFT_HANDLE, from: FREE_FROM.gift, title: 'Marlo Dolls gift' } as const;

/** What rides along to a country. Source: decisions.md, Numbers. */
export const EXTRAS: ReadonlyArray<{ handle: string; country: string; title: string }> = [
  { handle: EXTRA_HANDLES.AU, country: 'AU', title: 'Free sticker pack' },
  { handle: EXTRA_HANDLES.GB, country: 'GB', title: 'Free sticker pack' },
];

/** A line as the rule of gifts sees it; the unit price in minor units of the cart's currency. */
export interface PromoLine {
  id: string;
  productHandle: string;
  promo: string | undefined;
  quantity: number;
  unitPrice: number;
  isGift: boolean;
}

/** The cart as the rule sees it. */
export interface PromoCart {
  country: string;
  currency: string;
  lines: readonly PromoLine[];
}

const isExtra = ({ productHandle }: PromoLine): boolean => EXTRAS.some(({ handle }) => handle === productHandle);

/** Gift or extra: what never earns a gift itself. */
const isGiftWithPurchase = (line: PromoLine): boolean => line.productHandle === GIFT.handle || isExtra(line);

/**
 * What counts towards the gift: price per unit times quantity over the partner's products, the gift itself left out
 * (PRM-001, 002, 008).
 */
export function promoTotal({ lines }: PromoCart): number {
  return lines
    .filter((line) => line.promo === PROMO_VALUE && !isGiftWithPurchase(line))
    .reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
}

/** Whether the cart has earned the gift. */
const earnsGift = (cart: PromoCart): boolean => promoTotal(cart) >= thresholdIn(GIFT.from, cart.currency);

/** One unit of a line costs nothing, under the given title. */
export interface FreeUnit {
  lineId: string;
  title: string;
}

/** The offers whose product comes free with this cart: an extra needs company, or it would be all that is sent. */
function earned(cart: PromoCart): Array<{ handle: string; title: string }> {
  const hasCompany = cart.lines.some((line) => !isGiftWithPurchase(line));
  return [
    ...(earnsGift(cart) ? [GIFT] : []),
    ...(hasCompany ? EXTRAS.filter(({ country }) => country === cart.country) : []),
  ];
}

/** At most one unit of each gift and extra, on the line that was put in as a gift if there is one. */
export function freeUnits(cart: PromoCart): FreeUnit[] {
  return earned(cart).flatMap(({ handle, title }) => {
    const own = cart.lines.filter(({ productHandle }) => productHandle === handle);
    const line = own.find(({ isGift }) => isGift) ?? own[0];
    return line ? [{ lineId: line.id, title }] : [];
  });
}

/** The quantities gift lines may keep, by line: one where it is free, none anywhere else (C9). Bought lines are not in it. */
export function giftQuantities(cart: PromoCart): Map<string, 0 | 1> {
  const free = new Set(freeUnits(cart).map(({ lineId }) => lineId));
  return new Map(cart.lines.filter(({ isGift }) => isGift).map(({ id }) => [id, free.has(id) ? 1 : 0] as const));
}
