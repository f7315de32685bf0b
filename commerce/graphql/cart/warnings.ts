import type { Shortage } from '../../domain/cart/line-plan.ts';
import type { VariantRecord } from '../../store/variants.ts';
import type { CartWarning } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { cartLineId } from './cart-id.ts';

const itemsWere = (count: number): string => (count === 1 ? '1 item was' : `${count} items were`);

/**
 * What could not be had, as the hosted provider words it. The target is the line; where no line came of it, the
 * merchandise (the hosted provider keeps a line of none there, which no cart of ours can hold).
 */
export function stockWarning(
  { kind, variantId, lineId, quantity }: Shortage,
  variant: VariantRecord | undefined,
  cartToken: string,
): CartWarning {
  const target = lineId === undefined ? globalId('ProductVariant', variantId) : cartLineId(lineId, cartToken);
  if (kind === 'notEnough')
    return {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: `Only ${itemsWere(quantity)} added to your cart due to availability.`,
      target,
    };
  const title = variant ? `${variant.productTitle} - ${variant.optionValue}` : target;
  return { code: 'MERCHANDISE_OUT_OF_STOCK', message: `The product '${title}' is already sold out.`, target };
}
