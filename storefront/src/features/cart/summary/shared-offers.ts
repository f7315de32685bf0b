import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { reaches } from '../../promo/amount.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { cartLines } from '../state/cart-lines.ts';
import { titleOf } from './discount-rows.ts';

/** An offer of a fixed amount that two lines earn together: a matching pair. */
export interface SharedOffer {
  title: string;
  /** The print that makes it one, where the lines have one. */
  print: string | undefined;
  /** All of it. The provider splits it over the lines; what a shopper was promised is the whole. */
  amount: MoneyAmount;
  lineIds: readonly string[];
}

interface Share extends SharedOffer {
  isPart: boolean;
}

/** What a line has of offers of fixed amounts. */
function sharesOf(line: CartLine): Share[] {
  return line.discountAllocations.flatMap((allocation) => {
    const title = titleOf(allocation);
    const { value } = allocation.discountApplication;
    if (title === undefined || !('amount' in value)) return [];
    const amount = { amount: value.amount, currencyCode: value.currencyCode };
    const print = line.merchandise.product.print?.value;
    return [{ title, print, amount, lineIds: [line.id], isPart: !reaches(allocation.discountedAmount, amount) }];
  });
}

/**
 * The offers that two lines share once. Nothing is reckoned here: where lines share an offer more often, or with others,
 * its parts stay with the lines.
 */
export function sharedOffers(cart: Cart): SharedOffer[] {
  const groups = Map.groupBy(cartLines(cart).flatMap(sharesOf), ({ title, print }) => `${title} ${print}`);
  return [...groups.values()].flatMap((shares) => {
    const [first, second, ...others] = shares;
    if (!first?.isPart || !second?.isPart || others.length > 0) return [];
    const { title, print, amount } = first;
    return [{ title, print, amount, lineIds: [...first.lineIds, ...second.lineIds] }];
  });
}

/** The name of the offer a line shares with another one, where it does. */
export const sharedOfferOf = (cart: Cart | undefined, lineId: string): string | undefined =>
  cart && sharedOffers(cart).find(({ lineIds }) => lineIds.includes(lineId))?.title;
