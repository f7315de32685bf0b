import type { CartLine } from '../../domain/cart/line-plan.ts';
import { currencyOf } from '../../domain/money/countries.ts';
import { giftQuantities } from '../../domain/promo/gifts.ts';
import { isGiftLine, pricingLine } from '../../store/cart-pricing.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { variantsByIds } from '../../store/variants.ts';

/**
 * The lines without those that were put in as gifts and are not (or no longer) earned, and with one item of those that
 * are: no shopper ever pays for a gift that was not asked for, and none comes twice (C9). Costs a statement only where
 * the cart holds such a line.
 */
export async function withoutUnearnedGifts(
  tx: CommerceTx,
  countryCode: string,
  lines: readonly CartLine[],
): Promise<readonly CartLine[]> {
  if (!lines.some(isGiftLine)) return lines;
  const currency = currencyOf(countryCode);
  const found = await variantsByIds(tx, [...new Set(lines.map(({ variantId }) => variantId))], currency);
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  const promoLines = lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [{ ...pricingLine(line, variant), unitPrice: variant.price.amount }] : [];
  });
  const kept = giftQuantities({ country: countryCode, currency, lines: promoLines });
  return lines.flatMap((line) => {
    const quantity = kept.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [quantity === line.quantity ? line : { ...line, quantity }];
  });
}
