import { codeMessage, isFinal, sameCode, warningOf } from '../promo/code-messages.ts';
import type { Cart } from './cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import { CODE_FIELD } from './code-subject.ts';

/** Discount codes and gift cards of the cart. What fails returns null and leaves a reason under `CODE_FIELD`. */
export interface CartCodes {
  /** Tries a discount code, or a gift card by its code. A code that can never work here is handed back with the reason. */
  applyCode(code: string): Promise<Cart | null>;
  removeCode(code: string): Promise<Cart | null>;
  removeGiftCard(appliedId: string): Promise<Cart | null>;
}

/** Gift cards carry sixteen letters and digits, written in groups; no discount code looks like that. */
const GIFT_CARD = /^[A-Z0-9]{16}$/;
const plainCard = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

export function cartCodes({ store, requests, storedId }: CartSessionParts, life: CartLifecycle): CartCodes {
  const { getState } = store;
  /** Codes of the gift cards put in since the page was loaded: the provider tells no more than their last characters. */
  const cardCodes = new Map<string, string>();

  function fail(reason: string): null {
    life.setError(CODE_FIELD, reason);
    return null;
  }

  function take(answer: CartAnswer): Cart | null {
    if (answer.kind !== 'cart') return fail(life.explain(answer));
    life.replace(answer);
    storedId.announceChange();
    return answer.cart;
  }

  /** Runs a change of the open cart; the reason of the last attempt is taken back. */
  function change(task: (cart: Cart) => Promise<Cart | null>): Promise<Cart | null> {
    life.clearError(CODE_FIELD);
    return life.mutation(async () => {
      const { cart } = getState();
      return cart ? task(cart) : null;
    });
  }

  async function applyGiftCard(cart: Cart, code: string): Promise<Cart | null> {
    const applied = cart.appliedGiftCards.flatMap(
      ({ lastCharacters }) => cardCodes.get(lastCharacters.toUpperCase()) ?? [],
    );
    const answer = await requests.setGiftCards(cart.id, [...applied, code]);
    if (answer.kind === 'refused')
      return fail('That gift card is not one of ours, or it is spent. Check the sixteen characters.');
    if (
      answer.kind === 'cart' &&
      answer.warnings.some(({ code: kind }) => kind === 'PAYMENTS_GIFT_CARDS_UNAVAILABLE')
    ) {
      take(await requests.setGiftCards(cart.id, applied));
      return fail('That gift card is of another currency, so it pays nothing here.');
    }
    cardCodes.set(code.slice(-4), code);
    return take(answer);
  }

  async function applyDiscount(cart: Cart, code: string): Promise<Cart | null> {
    const before = cart.discountCodes.map((applied) => applied.code);
    const answer = await requests.setCodes(cart.id, [...before, code]);
    if (answer.kind !== 'cart') return take(answer);
    const codes = answer.cart.discountCodes;
    if (codes.find((applied) => sameCode(applied.code, code))?.applicable) return take(answer);
    const warning = warningOf(code, answer.warnings, codes);
    if (!isFinal(warning)) return take(answer);
    // Nothing will make it work: it is handed back, with the reason at the field.
    take(await requests.setCodes(cart.id, before));
    return fail(codeMessage(code, warning, codes));
  }

  return {
    applyCode(entered) {
      const code = entered.trim();
      if (code === '') return Promise.resolve(fail('Type a code first.'));
      return change((cart) => {
        if (cart.discountCodes.some((applied) => sameCode(applied.code, code)))
          return Promise.resolve(fail(`${code.toUpperCase()} is in this bag already.`));
        const card = plainCard(code);
        return GIFT_CARD.test(card) ? applyGiftCard(cart, card) : applyDiscount(cart, code.toUpperCase());
      });
    },

    removeCode: (code) =>
      change(async (cart) => {
        const others = cart.discountCodes.map((applied) => applied.code).filter((applied) => !sameCode(applied, code));
        return take(await requests.setCodes(cart.id, others));
      }),

    removeGiftCard: (appliedId) => change(async (cart) => take(await requests.removeGiftCard(cart.id, appliedId))),
  };
}
