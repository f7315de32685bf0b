import { MAX_CODE_LENGTH, MAX_CODES } from '../domain/cart/cart-limits.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { codeKey } from '../store/discount/discounts.ts';
import { findGiftCards } from '../store/discount/gift-cards.ts';
import type { Cart } from './cart.ts';
import { type CartChange, type Decision, unless } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';
import { withUnlocked } from './earned-gifts.ts';
import { type QuoteInput, quoteOfCart } from './quote-cart.ts';

/** The codes as they are kept: trimmed, none empty, each once in whatever case. */
function tidyCodes(codes: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const code of codes) if (code.trim() !== '' && !byKey.has(codeKey(code))) byKey.set(codeKey(code), code.trim());
  return [...byKey.values()];
}

function codeProblems(about: 'discountCodes' | 'giftCards', codes: readonly string[]): CartProblem[] {
  const long = codes.findIndex((code) => code.length > MAX_CODE_LENGTH);
  if (long !== -1) return [{ about, index: long, code: 'code-too-long' }];
  return tidyCodes(codes).length > MAX_CODES ? [{ about, code: 'too-many-codes' }] : [];
}

/** Replaces the cart's discount codes by the given ones. Those that do not work are kept; the cart's price says why. */
export function setDiscountCodes(codes: readonly string[] | null | undefined): CartChange {
  return () =>
    codes
      ? unless(codeProblems('discountCodes', codes), () => ({ fields: { discountCodes: tidyCodes(codes) } }))
      : { problems: [{ about: 'discountCodes', code: 'discount-codes-missing' }] };
}

/** Replaces the cart's gift cards by those with the given codes; all of them or none. */
export function setGiftCards(codes: readonly string[], now: Date): CartChange {
  return async (db) => {
    const wrong = codeProblems('giftCards', codes);
    if (wrong.length > 0) return { problems: wrong };
    const cards = await findGiftCards(db, codes, now);
    const unknown = codes.flatMap((code, index): CartProblem[] =>
      cards.has(code) ? [] : [{ about: 'giftCards', index, code: 'gift-card-unknown' }],
    );
    const giftCardIds = [...new Set(codes.flatMap((code) => cards.get(code)?.id ?? []))];
    return unless(unknown, () => ({ fields: { giftCardIds } }));
  };
}

/** Takes gift cards off the cart; all of them or none. */
export function removeGiftCards(ids: readonly number[]): CartChange {
  return (_db, { record: { giftCardIds } }) => {
    const unknown = ids.flatMap((id, index): CartProblem[] =>
      giftCardIds.includes(id) ? [] : [{ about: 'giftCards', index, code: 'gift-card-not-applied' }],
    );
    return unless(unknown, () => ({ fields: { giftCardIds: giftCardIds.filter((id) => !ids.includes(id)) } }));
  };
}

/** Takes a discount code off the cart, if it is there. */
export function removeDiscountCode(code: string): CartChange {
  return (_db, { record }) => {
    const discountCodes = record.discountCodes.filter((known) => codeKey(known) !== codeKey(code));
    return { plan: { fields: { discountCodes } } };
  };
}

/** Puts a code on the cart that was typed, a gift card's or a discount's; one that does nothing is refused. */
export function applyCode(typed: string, input: QuoteInput): CartChange {
  const code = typed.trim().slice(0, MAX_CODE_LENGTH);
  return async (db, cart) => (await asGiftCard(db, cart, code, input.now)) ?? asDiscount(db, cart, code, input);
}

async function asGiftCard(
  db: CommerceDb | CommerceTx,
  { record, currency }: Cart,
  code: string,
  now: Date,
): Promise<Decision | undefined> {
  const card = (await findGiftCards(db, [code], now)).get(code);
  if (!card) return undefined;
  if (card.balance.currency !== currency)
    return { problems: [{ about: 'giftCards', code: 'gift-card-of-other-currency' }] };
  if (card.balance.amount === 0) return { problems: [{ about: 'giftCards', code: 'gift-card-empty' }] };
  return { plan: { fields: { giftCardIds: [...new Set([...record.giftCardIds, card.id])] } } };
}

async function asDiscount(
  db: CommerceDb | CommerceTx,
  { record, lines }: Cart,
  code: string,
  input: QuoteInput,
): Promise<Decision> {
  const others = record.discountCodes.filter((known) => codeKey(known) !== codeKey(code));
  if (others.length >= MAX_CODES) return { problems: [{ about: 'discountCodes', code: 'too-many-codes' }] };
  const discountCodes = [...others, code];
  const fields = { discountCodes };
  // what it brings is not in the cart yet
  const given = await withUnlocked(
    db,
    { before: record.discountCodes, terms: { ...record, ...fields }, now: input.now },
    lines,
  );
  if (given.length > lines.length) return { plan: { fields } };
  const quote = await quoteOfCart(db, { ...record, discountCodes }, input);
  const refusal = quote?.codes.find((priced) => codeKey(priced.code) === codeKey(code))?.refusal;
  return refusal === undefined
    ? { plan: { fields } }
    : { problems: [{ about: 'discountCodes', code: 'code-refused', refusal }] };
}
