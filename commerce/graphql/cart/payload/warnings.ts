import type { CartNews, MerchandiseById } from '../../../cart/cart-plan.ts';
import type { Shortage } from '../../../domain/cart/line-plan.ts';
import type { SelectableAddress } from '../../../domain/cart/postal-address.ts';
import type { CartWarning } from '../../generated/resolvers.ts';
import { globalId } from '../../ids/global-id.ts';
import { cartLineId } from '../cart-id.ts';

const itemsWere = (count: number): string => (count === 1 ? '1 item was' : `${count} items were`);

/**
 * What could not be had, as the hosted provider words it. The target is the line; where no line came of it, the
 * merchandise (the hosted provider keeps a line of none there, which no cart of ours can hold).
 */
function stockWarning(
  { kind, variantId, lineId, quantity }: Shortage,
  variants: MerchandiseById,
  cartToken: string,
): CartWarning {
  const target = lineId === undefined ? globalId('ProductVariant', variantId) : cartLineId(lineId, cartToken);
  if (kind === 'notEnough')
    return {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: `Only ${itemsWere(quantity)} added to your cart due to availability.`,
      target,
    };
  const variant = variants.get(variantId);
  const title = variant ? `${variant.productTitle} - ${variant.optionValue}` : target;
  return { code: 'MERCHANDISE_OUT_OF_STOCK', message: `The product '${title}' is already sold out.`, target };
}

/** The id an address has outside. */
export const addressId = ({ id }: Pick<SelectableAddress, 'id'>): string => globalId('CartSelectableAddress', id);

const duplicateWarning = (address: SelectableAddress): CartWarning => ({
  code: 'DUPLICATE_DELIVERY_ADDRESS',
  message: 'The cart has this delivery address already.',
  target: addressId(address),
});

/** What there is to tell of a change, as warnings. */
export const newsWarnings = ({ shortages, duplicates, variants }: CartNews, cartToken: string): CartWarning[] => [
  ...shortages.map((shortage) => stockWarning(shortage, variants, cartToken)),
  ...duplicates.map(duplicateWarning),
];
