import { codeMessage, isFinal, sameCode, warningOf } from '../../promo/code-messages.ts';
import type { Cart } from '../state/cart.ts';
import { CODE_FIELD } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { type CartAnswer, returnedCart } from './cart-answer.ts';
import { explain, REASONS } from './cart-reasons.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

/** Gift cards carry sixteen letters and digits, written in groups; no discount code looks like that. */
const GIFT_CARD = /^[A-Z0-9]{16}$/;
const plainCard = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

const fail = (reason: string): CartOutcome => ({ ok: false, failure: { subject: CODE_FIELD, reason } });

/** Discount codes and gift cards of the cart. */
export function codeChanges({ store, requests }: CartSessionParts, open: OpenCart) {
  const { getState } = store;
  /** Codes of the gift cards put in since the page was loaded: the provider tells no more than their last characters. */
  const cardCodes = new Map<string, string>();

  async function outcomeOf(answer: CartAnswer): Promise<CartOutcome> {
    if (answer.kind === 'cart') return { ok: true, returned: returnedCart(answer, getState()) };
    if (answer.kind !== 'gone') return fail(explain(answer));
    await open.recreateCart(answer.next);
    return fail(REASONS.checkedOut);
  }

  /** What was tried is taken back: the cart is as it was, and says why. */
  const handedBack = async (answer: CartAnswer, reason: string): Promise<CartOutcome> => ({
    ...(await outcomeOf(answer)),
    ...fail(reason),
  });

  async function applyGiftCard(cart: Cart, code: string): Promise<CartOutcome> {
    const applied = cart.appliedGiftCards.flatMap(
      ({ lastCharacters }) => cardCodes.get(lastCharacters.toUpperCase()) ?? [],
    );
    const answer = await requests.setGiftCards(cart.id, [...applied, code]);
    if (answer.kind === 'refused' && answer.errors.some(({ field }) => field?.includes('giftCardCodes')))
      return fail('That gift card is not one of ours, or it is spent. Check the sixteen characters.');
    const paysNothing =
      answer.kind === 'cart' && answer.warnings.some(({ code: kind }) => kind === 'PAYMENTS_GIFT_CARDS_UNAVAILABLE');
    if (paysNothing) {
      const before = await requests.setGiftCards(cart.id, applied);
      return handedBack(before, 'That gift card is of another currency, so it pays nothing here.');
    }
    if (answer.kind === 'cart') cardCodes.set(code.slice(-4), code);
    return outcomeOf(answer);
  }

  async function applyDiscount(cart: Cart, code: string): Promise<CartOutcome> {
    const before = cart.discountCodes.map((applied) => applied.code);
    const answer = await requests.setCodes(cart.id, [...before, code]);
    if (answer.kind !== 'cart') return outcomeOf(answer);
    const codes = answer.cart.discountCodes;
    if (codes.find((applied) => sameCode(applied.code, code))?.applicable) return outcomeOf(answer);
    const warning = warningOf(code, answer.warnings, codes);
    if (!isFinal(warning)) return outcomeOf(answer);
    // Nothing will make it work: it is handed back, with the reason at the field.
    return handedBack(await requests.setCodes(cart.id, before), codeMessage(code, warning, codes));
  }

  /** Runs a change of the cart; without a cart there is nothing to change. */
  async function changed(task: (cart: Cart) => Promise<CartOutcome>): Promise<CartOutcome> {
    const { cart } = getState();
    return cart ? task(cart) : { ok: false };
  }

  return {
    /** Tries a discount code, or a gift card by its code. A code that can never work here is handed back with the reason. */
    async apply(entered: string): Promise<CartOutcome> {
      const code = entered.trim();
      if (code === '') return fail('Type a code first.');
      return changed(async (cart) => {
        if (cart.discountCodes.some((applied) => sameCode(applied.code, code)))
          return fail(`${code.toUpperCase()} is in this bag already.`);
        const card = plainCard(code);
        return GIFT_CARD.test(card) ? applyGiftCard(cart, card) : applyDiscount(cart, code.toUpperCase());
      });
    },

    remove: (code: string): Promise<CartOutcome> =>
      changed(async (cart) => {
        const others = cart.discountCodes.map((applied) => applied.code).filter((applied) => !sameCode(applied, code));
        return outcomeOf(await requests.setCodes(cart.id, others));
      }),

    removeGiftCard: (appliedId: string): Promise<CartOutcome> =>
      changed(async (cart) => outcomeOf(await requests.removeGiftCard(cart.id, appliedId))),
  };
}
