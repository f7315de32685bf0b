import { randomUUID } from 'node:crypto';
import { GIFT_ATTRIBUTE } from '@bluebird-bay/contract/gifts.ts';
import type { CartAttribute } from '../domain/cart/attributes.ts';
import { MAX_LINES } from '../domain/cart/cart-limits.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { currencyOf } from '../domain/country/countries.ts';
import { type UnlockingCode, unlockedLines, unlockingCodes } from '../domain/discount/unlocking-codes.ts';
import { giftQuantities } from '../domain/promo/gifts.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import { type VariantRecord, variantsByIds, variantsOfHandles } from '../store/catalogue/variants.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { codeKey, findCodes } from '../store/discount/discounts.ts';
import { isGiftLine, pricingLine } from './price-lines.ts';

/** What of a cart decides which gifts it earns, beside its lines. */
export type GiftTerms = Pick<CartRecord, 'countryCode' | 'discountCodes' | 'email'>;

/** Codes of a cart that give a product which no money buys. */
export const unlockingCodesOf = async (
  db: CommerceDb | CommerceTx,
  { discountCodes, email }: Pick<GiftTerms, 'discountCodes' | 'email'>,
  now: Date,
): Promise<UnlockingCode[]> => unlockingCodes((await findCodes(db, discountCodes, email)).values(), now);

/** The attributes of a line: a product that no money buys is a gift and nothing else, whatever was asked for. */
export const markedAttributes = (
  attributes: readonly CartAttribute[],
  variant: Pick<VariantRecord, 'rewardsOnly' | 'productHandle'> | undefined,
): readonly CartAttribute[] =>
  variant?.rewardsOnly ? [{ key: GIFT_ATTRIBUTE, value: variant.productHandle }] : attributes;

/**
 * The lines without those that were put in as gifts and are not (or no longer) earned, and with one item of those that
 * are: no shopper ever pays for a gift that was not asked for, and none comes twice (C9). What no money buys is a gift that
 * a code earns. Costs a statement or two only where the cart holds such a line.
 */
export async function withoutUnearnedGifts(
  tx: CommerceTx,
  terms: GiftTerms,
  lines: readonly CartLine[],
  now: Date,
): Promise<readonly CartLine[]> {
  if (!lines.some(isGiftLine)) return lines;
  const { countryCode } = terms;
  const currency = currencyOf(countryCode);
  const found = await variantsByIds(tx, [...new Set(lines.map(({ variantId }) => variantId))], currency);
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  const promoLines = lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [{ ...pricingLine(line, variant), unitPrice: variant.price.amount }] : [];
  });
  const kept = giftQuantities({ country: countryCode, currency, lines: promoLines });
  const locked = promoLines.filter(({ rewardsOnly }) => rewardsOnly);
  const unlocked = unlockedLines(locked, locked.length > 0 ? await unlockingCodesOf(tx, terms, now) : []);
  for (const { id } of locked) kept.set(id, unlocked.has(id) ? 1 : 0);
  return lines.flatMap((line) => {
    const quantity = kept.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [quantity === line.quantity ? line : { ...line, quantity }];
  });
}

/**
 * The lines with a piece of whatever codes have unlocked that were not on the cart before, so that a code is all it takes. One that
 * the shopper takes out again stays out.
 */
export async function withUnlocked(
  db: CommerceDb | CommerceTx,
  { before, terms, now }: { before: readonly string[]; terms: GiftTerms; now: Date },
  lines: readonly CartLine[],
): Promise<readonly CartLine[]> {
  const known = new Set(before.map(codeKey));
  const discountCodes = terms.discountCodes.filter((code) => !known.has(codeKey(code)));
  const codes = await unlockingCodesOf(db, { ...terms, discountCodes }, now);
  if (codes.length === 0 || lines.length >= MAX_LINES) return lines;
  const handles = [...new Set(codes.map(({ handle }) => handle))];
  const variants = await variantsOfHandles(db, handles, currencyOf(terms.countryCode));
  const missing = handles.flatMap((handle) => {
    const own = variants.filter(({ productHandle, rewardsOnly }) => rewardsOnly && productHandle === handle);
    const isIn = own.some(({ id }) => lines.some(({ variantId }) => variantId === id));
    return (!isIn && own.find(({ available }) => available > 0)) || [];
  });
  const added = missing.map((variant) => ({
    id: randomUUID(),
    variantId: variant.id,
    quantity: 1,
    attributes: markedAttributes([], variant),
  }));
  return [...added, ...lines];
}
