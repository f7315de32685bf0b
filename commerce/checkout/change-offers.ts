import type { CodeRefusal } from '../domain/discount/code-eligibility.ts';
import { currencyOf } from '../domain/money/countries.ts';
import { type CartRecord, changeCart } from '../store/carts.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import { codeKey } from '../store/discounts.ts';
import { findGiftCards } from '../store/gift-cards.ts';
import { changeOpenCart } from './change-open-cart.ts';
import type { PaymentContext } from './payment/payment-context.ts';
import { type QuoteInput, quoteOfCart } from './quote-of-cart.ts';

/** What came of a code that was typed. */
export type CodeOutcome =
  | { kind: 'applied' }
  | { kind: 'refused'; reason: CodeRefusal | 'gift-card-empty' | 'gift-card-of-other-currency' | 'too-many' };

/** Nobody has more, and each is priced with every look at the page. */
const MOST_CODES = 25;
const LONGEST_CODE = 255;

async function applyGiftCard(
  tx: CommerceTx,
  cart: CartRecord,
  code: string,
  now: Date,
): Promise<CodeOutcome | undefined> {
  const card = (await findGiftCards(tx, [code], now)).get(code);
  if (!card) return undefined;
  if (card.balance.currency !== currencyOf(cart.countryCode))
    return { kind: 'refused', reason: 'gift-card-of-other-currency' };
  if (card.balance.amount === 0) return { kind: 'refused', reason: 'gift-card-empty' };
  if (!cart.giftCardIds.includes(card.id))
    await changeCart(tx, cart.id, { giftCardIds: [...cart.giftCardIds, card.id] });
  return { kind: 'applied' };
}

async function applyDiscount(tx: CommerceTx, cart: CartRecord, code: string, input: QuoteInput): Promise<CodeOutcome> {
  const others = cart.discountCodes.filter((known) => codeKey(known) !== codeKey(code));
  if (others.length >= MOST_CODES) return { kind: 'refused', reason: 'too-many' };
  const discountCodes = [...others, code];
  const quote = await quoteOfCart(tx, { ...cart, discountCodes }, input);
  const refusal = quote?.codes.find((priced) => codeKey(priced.code) === codeKey(code))?.refusal;
  if (refusal !== undefined) return { kind: 'refused', reason: refusal };
  await changeCart(tx, cart.id, { discountCodes });
  return { kind: 'applied' };
}

/** Puts a code on the cart, a gift card's or a discount's; one that does nothing is not kept. Undefined: the cart is being paid. */
export function applyCode(
  paymentContext: PaymentContext,
  cartId: number,
  typed: string,
  input: QuoteInput,
): Promise<CodeOutcome | undefined> {
  const code = typed.trim().slice(0, LONGEST_CODE);
  return changeOpenCart(
    paymentContext,
    cartId,
    async (tx, cart) =>
      (await applyGiftCard(tx, cart, code, input.now)) ?? (await applyDiscount(tx, cart, code, input)),
  );
}

/** Takes a code or a gift card off the cart. */
export async function removeOffer(
  paymentContext: PaymentContext,
  cartId: number,
  offer: { code: string } | { giftCardId: number },
): Promise<void> {
  await changeOpenCart(paymentContext, cartId, (tx, cart) =>
    changeCart(
      tx,
      cart.id,
      'code' in offer
        ? { discountCodes: cart.discountCodes.filter((known) => codeKey(known) !== codeKey(offer.code)) }
        : { giftCardIds: cart.giftCardIds.filter((id) => id !== offer.giftCardId) },
    ),
  );
}
