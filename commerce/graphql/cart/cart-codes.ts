import { changeCart } from '../../store/carts.ts';
import { codeKey } from '../../store/discounts.ts';
import { findGiftCards } from '../../store/gift-cards.ts';
import type { RequestContext } from '../context.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { cartSource, changeCartUnderLock } from './change-cart.ts';
import { type CartPayloadSource, done, refused } from './payload.ts';
import { codeTooLong, discountCodesMissing, giftCardInvalid, giftCardNotApplied, tooManyCodes } from './user-errors.ts';

/** Codes a cart keeps; the most any shopper has, and few enough to be looked at in one go. */
const MAX_CODES = 25;

/** Characters of a code; the shop's own are shorter. */
const MAX_CODE = 255;

/** The codes as they are kept: trimmed, none empty, each once in whatever case. */
export function tidyCodes(codes: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const code of codes) if (code.trim() !== '' && !byKey.has(codeKey(code))) byKey.set(codeKey(code), code.trim());
  return [...byKey.values()];
}

/** What is wrong with codes to be kept. */
export function codeErrors(codes: readonly string[], field: readonly string[]) {
  const long = codes.findIndex((code) => code.length > MAX_CODE);
  if (long !== -1) return [codeTooLong([...field, String(long)], MAX_CODE)];
  return tidyCodes(codes).length > MAX_CODES ? [tooManyCodes(field, MAX_CODES)] : [];
}

/** Replaces the cart's discount codes by the given ones. Those that do not work are kept and say why in a warning. */
export function cartDiscountCodesUpdate(
  id: string,
  codes: readonly string[] | null | undefined,
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    if (!codes) return refused([discountCodesMissing(['discountCodes'])], cart);
    const errors = codeErrors(codes, ['discountCodes']);
    if (errors.length > 0) return refused(errors, cart);
    return done(
      cartSource(await changeCart(tx, cart.record.id, { discountCodes: tidyCodes(codes) }), cart.secret, cart.lines),
    );
  });
}

/** Replaces the cart's gift cards by those with the given codes; all of them or none. */
export function cartGiftCardCodesUpdate(
  id: string,
  codes: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const errors = codeErrors(codes, ['giftCardCodes']);
    if (errors.length > 0) return refused(errors, cart);
    const cards = await findGiftCards(tx, codes, new Date());
    const unknown = codes.flatMap((code, index) =>
      cards.has(code) ? [] : [giftCardInvalid(['giftCardCodes', String(index)])],
    );
    if (unknown.length > 0) return refused(unknown, cart);
    const giftCardIds = [...new Set(codes.flatMap((code) => cards.get(code)?.id ?? []))];
    return done(cartSource(await changeCart(tx, cart.record.id, { giftCardIds }), cart.secret, cart.lines));
  });
}

/** Takes gift cards off the cart; all of them or none. */
export function cartGiftCardCodesRemove(
  id: string,
  appliedIds: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const gone = new Set(appliedIds.map((applied) => rowIdOf('AppliedGiftCard', applied)));
    const unknown = appliedIds.flatMap((applied, index) =>
      cart.record.giftCardIds.includes(rowIdOf('AppliedGiftCard', applied) ?? 0)
        ? []
        : [giftCardNotApplied(['appliedGiftCardIds', String(index)])],
    );
    if (unknown.length > 0) return refused(unknown, cart);
    const giftCardIds = cart.record.giftCardIds.filter((card) => !gone.has(card));
    return done(cartSource(await changeCart(tx, cart.record.id, { giftCardIds }), cart.secret, cart.lines));
  });
}
