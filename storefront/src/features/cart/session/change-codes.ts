import { codeMessage, isFinal, otherWay, sameCode, warningOf } from '../../promo/code-messages.ts';
import type { Cart } from '../state/cart.ts';
import { CODE_FIELD } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { holdsCard } from './card-codes.ts';
import { type CartAnswer, returnedCart } from './cart-answer.ts';
import { explain, REASONS } from './cart-reasons.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

/** Gift cards carry sixteen letters and digits, written in groups. A discount code may look like that too. */
const GIFT_CARD = /^[A-Z0-9]{16}$/;
/** Others of a hosted provider carry as many as a discount code may. */
const OTHER_CARD = /^[A-Z0-9]{8,20}$/;
const plainCard = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

const fail = (reason: string): CartOutcome => ({ ok: false, failure: { subject: CODE_FIELD, reason } });

const NEITHER = 'That code is not one of ours, or its gift card is spent. Check the sixteen characters.';
const neither = (code: string): string =>
  `${code} is not one of our codes, or its gift card is spent. Check the spelling.`;
const perhapsCard = (code: string): string =>
  `${code} is not one of our discount codes. If it is a gift card, add it at checkout, beside what is in this bag already.`;

/** At the checkout a card is added to those before it, whoever put them in. */
function cardsElsewhere({ appliedGiftCards }: Cart): string {
  const endings = appliedGiftCards.map(({ lastCharacters }) => lastCharacters.toUpperCase());
  const cards =
    endings.length === 1 ? `The gift card ending ${endings[0]} is` : `Gift cards ending ${endings.join(', ')} are`;
  return `${cards} in this bag already. Add the next one at checkout.`;
}

/** What came of a discount code; one that there is none of, or of which nobody says anything, may be a gift card's. */
interface TriedDiscount {
  outcome: CartOutcome;
  doubt?: 'unknown' | 'untold';
}

const codesIn = ({ discountCodes }: Cart): string[] => discountCodes.map(({ code }) => code);

/** Discount codes and gift cards of the cart. */
export function codeChanges({ store, requests, cardCodes }: CartSessionParts, open: OpenCart) {
  const { getState } = store;

  async function outcomeOf(answer: CartAnswer): Promise<CartOutcome> {
    if (answer.kind === 'cart') return { ok: true, returned: returnedCart(answer, getState()) };
    if (answer.kind !== 'gone') return fail(explain(answer));
    await open.recreateCart(answer.next);
    // The field went with what was in the cart.
    return { ok: false, failure: { subject: 'cart', reason: REASONS.checkedOut } };
  }

  /** What was tried is taken back: the cart is as it was, and says why. */
  const handedBack = async (answer: CartAnswer, reason: string): Promise<CartOutcome> => {
    const outcome = await outcomeOf(answer);
    return answer.kind === 'gone' ? outcome : { ...outcome, ...fail(reason) };
  };

  /** Puts the gift card with this code in; undefined where there is none, or where it would push out those that are in. */
  async function applyGiftCard(cart: Cart, code: string): Promise<CartOutcome | undefined> {
    const applied = cardCodes.of(cart);
    // Without their codes, the cards that are in would be dropped for the new one.
    if (!applied) return undefined;
    const answer = await requests.setGiftCards(cart.id, [...applied, code]);
    if (answer.kind === 'refused' && answer.errors.some(({ field }) => field?.includes('giftCardCodes')))
      return undefined;
    const paysNothing =
      answer.kind === 'cart' && answer.warnings.some(({ code: kind }) => kind === 'PAYMENTS_GIFT_CARDS_UNAVAILABLE');
    if (paysNothing) {
      const before = await requests.setGiftCards(cart.id, applied);
      return handedBack(before, 'That gift card is of another currency, so it pays nothing here.');
    }
    if (answer.kind !== 'cart') return outcomeOf(answer);
    // The hosted provider passes over a code that is no card's, and says nothing of it.
    if (!holdsCard(answer.cart, code)) return undefined;
    cardCodes.keep(answer.cart, [...applied, code]);
    return outcomeOf(answer);
  }

  async function applyDiscount(cart: Cart, code: string): Promise<TriedDiscount> {
    const before = codesIn(cart);
    const answer = await requests.setCodes(cart.id, [...before, code]);
    if (answer.kind !== 'cart') return { outcome: await outcomeOf(answer) };
    const codes = answer.cart.discountCodes;
    if (codes.find((applied) => sameCode(applied.code, code))?.applicable) return { outcome: await outcomeOf(answer) };
    const warning = warningOf(code, answer.warnings, codes);
    // Of an empty cart a provider need not say what a code is worth: without a word against it, it waits there.
    const isUntold = warning === undefined && answer.cart.totalQuantity === 0;
    if (isUntold) return { outcome: await outcomeOf(answer), doubt: 'untold' };
    if (!isFinal(warning)) return { outcome: await outcomeOf(answer) };
    // Nothing will make it work: it is handed back, with the reason at the field.
    const back = await requests.setCodes(cart.id, before);
    const isUnknown = warning === undefined || warning.code === 'DISCOUNT_NOT_FOUND';
    return {
      outcome: await handedBack(back, codeMessage(code, warning, codes)),
      ...(isUnknown && back.kind === 'cart' && { doubt: 'unknown' }),
    };
  }

  /**
   * A code that waits in an empty cart, after it was tried as a gift card's: what was one, be it of another currency, waits for
   * nothing as a discount.
   */
  async function cardOrWaiting(
    cart: Cart,
    waiting: CartOutcome,
    asCard: CartOutcome | undefined,
  ): Promise<CartOutcome> {
    // The code went with the cart.
    if (asCard?.failure?.subject === 'cart') return asCard;
    // No card's, or nobody could say.
    if (!asCard?.returned) return waiting;
    const back = await requests.setCodes(cart.id, codesIn(cart));
    if (back.kind === 'gone') return outcomeOf(back);
    return back.kind === 'cart' ? { ...asCard, returned: returnedCart(back, getState()) } : asCard;
  }

  /** What looks like a gift card's code and is none may be a discount code of as many characters. */
  async function applyCardFirst(cart: Cart, card: string, entered: string): Promise<CartOutcome> {
    const asCard = await applyGiftCard(cart, card);
    if (asCard) return asCard;
    const { outcome, doubt } = await applyDiscount(cart, entered);
    return doubt === 'unknown' ? { ...outcome, ...fail(cardCodes.of(cart) ? NEITHER : cardsElsewhere(cart)) } : outcome;
  }

  async function applyDiscountFirst(cart: Cart, card: string, entered: string): Promise<CartOutcome> {
    const { outcome, doubt } = await applyDiscount(cart, entered);
    if (!doubt || !OTHER_CARD.test(card)) return outcome;
    const asCard = await applyGiftCard(cart, card);
    if (doubt === 'untold') return cardOrWaiting(cart, outcome, asCard);
    const reason = (cardCodes.of(cart) ? neither : perhapsCard)(entered);
    return asCard ?? { ...outcome, ...fail(reason + otherWay(entered, cart.discountCodes)) };
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
        const discount = code.toUpperCase();
        return GIFT_CARD.test(card) ? applyCardFirst(cart, card, discount) : applyDiscountFirst(cart, card, discount);
      });
    },

    remove: (code: string): Promise<CartOutcome> =>
      changed(async (cart) => {
        const others = codesIn(cart).filter((applied) => !sameCode(applied, code));
        return outcomeOf(await requests.setCodes(cart.id, others));
      }),

    removeGiftCard: (appliedId: string): Promise<CartOutcome> =>
      changed(async (cart) => outcomeOf(await requests.removeGiftCard(cart.id, appliedId))),
  };
}
