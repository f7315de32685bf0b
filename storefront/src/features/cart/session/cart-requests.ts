import type { ApiResult, Operation, StorefrontClient } from '../../../storefront-api/client.ts';
import {
  CartAttributesUpdate,
  CartCreate,
  CartDiscountCodesUpdate,
  CartGiftCardCodesRemove,
  CartGiftCardCodesUpdate,
  CartLinesAdd,
  CartLinesRemove,
  CartLinesUpdate,
  type CountryCode,
  RetrieveCart,
  UpdateBuyerIdentity,
} from '../../../storefront-api/generated/operations.ts';
import type { Cart, CartItem, CartUserError } from '../state/cart.ts';
import { hasGrownBy, lineOf, quantityOf } from '../state/cart-lines.ts';
import { type CartAnswer, type CartPayload, mutated, retrieved } from './cart-answer.ts';
import { isTransient, MAX_RETRIES, type Pause, withRetries } from './retry.ts';

/** A request that hangs counts as a lost connection after this long. */
export const REQUEST_MS = 12_000;

/** Whose answer only the page that asked can use: nobody would know of a cart that came behind it. */
const LEFT_BEHIND: ReadonlySet<string> = new Set([RetrieveCart, CartCreate]);

/** Who buys and where; a null token signs the cart out, an absent one says nothing. */
export interface Buyer {
  countryCode: CountryCode;
  customerAccessToken?: string | null;
}

export interface CartAttribute {
  key: string;
  value: string;
}

/** What a line is to become; without a quantity it keeps its own. */
type OtherVariant = Pick<CartItem, 'merchandiseId' | 'attributes'> & { quantity?: number };

/** The cart requests of the specification (§7), each retried as far as running it twice does no harm. */
export interface CartRequests {
  create(buyer: Buyer): Promise<CartAnswer>;
  retrieve(cartId: string): Promise<CartAnswer>;
  /** `before` is what the cart held of each variant; it tells a lost answer from a lost request. */
  add(cartId: string, items: readonly CartItem[], before: ReadonlyMap<string, number>): Promise<CartAnswer>;
  update(cartId: string, lineId: string, quantity: number): Promise<CartAnswer>;
  /** `before` is how many of that variant the cart held; it tells a lost answer from a line that is gone. */
  setVariant(cartId: string, lineId: string, to: OtherVariant, before: number): Promise<CartAnswer>;
  remove(cartId: string, lineId: string): Promise<CartAnswer>;
  /** Replaces all discount codes; those that do not work are kept by the provider and explained by its warnings. */
  setCodes(cartId: string, codes: readonly string[]): Promise<CartAnswer>;
  /** Replaces all gift cards by those with these codes. */
  setGiftCards(cartId: string, codes: readonly string[]): Promise<CartAnswer>;
  removeGiftCard(cartId: string, appliedId: string): Promise<CartAnswer>;
  /** Replaces all attributes of the cart. */
  setAttributes(cartId: string, attributes: readonly CartAttribute[]): Promise<CartAnswer>;
  /** Whether the provider took the buyer, would not, or could not be asked. Failures are logged and swallowed (specification §7). */
  identify(cartId: string, buyer: Buyer): Promise<'taken' | 'refused' | 'failed'>;
}

/** `giveUp` makes the signal that ends a request nobody answers. */
export function cartRequests(
  client: () => StorefrontClient,
  pause: Pause,
  giveUp = (): AbortSignal => AbortSignal.timeout(REQUEST_MS),
): CartRequests {
  const request = <R, V>(operation: Operation<R, V>, variables: V): Promise<ApiResult<R>> =>
    // A change of a cart that is on its way when the shopper leaves arrives all the same.
    client().request(operation, variables, { signal: giveUp(), keepalive: !LEFT_BEHIND.has(operation) });

  /** A change that may run twice. */
  const change = <R, V>(
    operation: Operation<R, V>,
    variables: V,
    payloadOf: (data: R) => CartPayload | null,
  ): Promise<CartAnswer> => withRetries(async () => mutated(await request(operation, variables), payloadOf), pause);

  const addOnce = async (cartId: string, items: readonly CartItem[]): Promise<CartAnswer> => {
    const lines = items.map(({ merchandiseId, quantity, attributes }) =>
      attributes && attributes.length > 0
        ? { merchandiseId, quantity, attributes: [...attributes] }
        : { merchandiseId, quantity },
    );
    return mutated(await request(CartLinesAdd, { cartId, lines }), (data) => data.cartLinesAdd);
  };

  const retrieve = (cartId: string): Promise<CartAnswer> =>
    withRetries(async () => retrieved(await request(RetrieveCart, { id: cartId })), pause);

  // Adding twice adds two. After a lost connection the provider may or may not have done it, so the cart is looked at
  // before anything is sent again; only a throttled request certainly was not carried out.
  const settle = async (
    answer: CartAnswer,
    cartId: string,
    items: readonly CartItem[],
    before: ReadonlyMap<string, number>,
  ): Promise<CartAnswer | undefined> => {
    if (answer.kind !== 'failed' || !isTransient(answer.failure)) return answer;
    if (answer.failure.kind === 'throttled') return undefined;
    const seen = await retrieve(cartId);
    if (seen.kind !== 'cart') return seen.kind === 'gone' ? seen : answer;
    return hasGrownBy(seen.cart, before, items) ? seen : undefined;
  };

  // Sent again after a lost answer, or after another tab was faster, it finds nothing to change: then it is done.
  const unlessDone = async (answer: CartAnswer, cartId: string, isDone: (cart: Cart) => boolean) => {
    if (answer.kind !== 'refused') return answer;
    const seen = await retrieve(cartId);
    return seen.kind === 'cart' && isDone(seen.cart) ? seen : answer;
  };

  return {
    retrieve,

    create: (buyerIdentity) => change(CartCreate, { input: { buyerIdentity } }, (data) => data.cartCreate),

    async add(cartId, items, before) {
      for (let retry = 0; ; retry += 1) {
        const answer = await addOnce(cartId, items);
        const settled = await settle(answer, cartId, items, before);
        if (settled || retry === MAX_RETRIES) return settled ?? answer;
        await pause(retry);
      }
    },

    update: (cartId, lineId, quantity) =>
      change(CartLinesUpdate, { cartId, lines: [{ id: lineId, quantity }] }, (data) => data.cartLinesUpdate),

    async remove(cartId, lineId) {
      const answer = await change(CartLinesRemove, { cartId, lineIds: [lineId] }, (data) => data.cartLinesRemove);
      return unlessDone(answer, cartId, (cart) => lineOf(cart, lineId) === undefined);
    },

    async setVariant(cartId, lineId, { merchandiseId, quantity, attributes = [] }, before) {
      const line = {
        id: lineId,
        merchandiseId,
        ...(quantity !== undefined && { quantity }),
        ...(attributes.length > 0 && { attributes: [...attributes] }),
      };
      const answer = await change(CartLinesUpdate, { cartId, lines: [line] }, (data) => data.cartLinesUpdate);
      return unlessDone(answer, cartId, (cart) => quantityOf(cart, merchandiseId) > before);
    },

    setCodes: (cartId, codes) =>
      change(CartDiscountCodesUpdate, { cartId, discountCodes: [...codes] }, (data) => data.cartDiscountCodesUpdate),

    setGiftCards: (cartId, codes) =>
      change(CartGiftCardCodesUpdate, { cartId, giftCardCodes: [...codes] }, (data) => data.cartGiftCardCodesUpdate),

    async removeGiftCard(cartId, appliedId) {
      const variables = { cartId, appliedGiftCardIds: [appliedId] };
      const answer = await change(CartGiftCardCodesRemove, variables, (data) => data.cartGiftCardCodesRemove);
      return unlessDone(answer, cartId, (cart) => !cart.appliedGiftCards.some(({ id }) => id === appliedId));
    },

    setAttributes: (cartId, attributes) =>
      change(CartAttributesUpdate, { cartId, attributes: [...attributes] }, (data) => data.cartAttributesUpdate),

    async identify(cartId, buyerIdentity) {
      // A buyer told twice is told once: one whose answer got lost may have been taken, and is not taken back for it.
      const answer = await withRetries<{ kind: 'answered'; errors: readonly CartUserError[] }>(async () => {
        const result = await request(UpdateBuyerIdentity, { cartId, buyerIdentity });
        if (!result.ok) return { kind: 'failed', failure: result.failure };
        return { kind: 'answered', errors: result.data.cartBuyerIdentityUpdate?.userErrors ?? [] };
      }, pause);
      const errors = answer.kind === 'failed' ? answer.failure.messages : answer.errors;
      if (answer.kind === 'answered' && errors.length === 0) return 'taken';
      console.error('Error updating buyer identity', errors);
      return answer.kind === 'failed' && isTransient(answer.failure) ? 'failed' : 'refused';
    },
  };
}
