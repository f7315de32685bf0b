import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import type { ApiFailure } from '../../storefront-api/result.ts';
import { codeNotes } from '../promo/code-messages.ts';
import type { OfferTerms } from '../promo/offers.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartQueue } from './cart-queue.ts';
import { failureReason, REASONS, refusalReason } from './cart-reasons.ts';
import type { CartRequests } from './cart-requests.ts';
import type { CartStore } from './cart-state.ts';
import { without } from './record.ts';
import type { StoredCartId } from './stored-cart-id.ts';

/** What a cart session is built from; tests play the provider behind `requests` and watch the rest. */
export interface CartSessionParts {
  store: CartStore;
  requests: CartRequests;
  queue: CartQueue;
  storedId: StoredCartId;
  country: () => CountryCode;
  /** The customer's access token; null when nobody is signed in, undefined while that is not known. */
  customer: () => string | null | undefined;
  /** The provider's offers in a country; undefined while they cannot be had. */
  offersOf: (country: CountryCode) => Promise<OfferTerms | undefined>;
  /** Resolves when the browser has shown what was set last. */
  afterNextPaint: () => Promise<void>;
  /** Called with the id whenever this browser's cart becomes known. */
  publish: (cartId: string) => void;
}

/**
 * The steps of specification §4, with rulings D2 and D17. All but `mutation`, `settled`, `setError` and `clearError`
 * are called inside the queue.
 */
export interface CartLifecycle {
  /** Queues a change of the cart, with the loading flag up until the last one is through. */
  mutation<T>(task: () => Promise<T>): Promise<T>;
  /** Holds the loading flag up while `task` runs; for what is in the queue already. */
  working<T>(task: () => Promise<T>): Promise<T>;
  /** Looks the stored cart up. Returns why that failed; the cart and its id are kept then (ruling D17). */
  readStored(): Promise<ApiFailure | undefined>;
  /** The open cart's id, made now if this browser has none; without one, why there is none, in words. */
  openCartId(): Promise<{ id: string } | { reason: string }>;
  /** The stored cart is no open cart any more: resets the id and makes a new cart (specification §4.3). */
  recreateCart(): Promise<string | null>;
  /**
   * Puts the returned cart in the place of the one we had, and asks for the rule of gifts and extras to be run on it.
   * `settled` carts come from that rule.
   */
  replace(answer: Extract<CartAnswer, { kind: 'cart' }>, options?: { settled?: boolean }): void;
  /** Says what to run after every replacement of the cart; it runs in the queue, once for replacements in a row. */
  afterReplacing(reconcile: () => Promise<void>): void;
  /** Resolves when all that was asked for so far, and the rule of gifts after it, is through. */
  settled(): Promise<void>;
  /** Logs what failed (specification §8) and returns the shopper's words for it. */
  explain(answer: Exclude<CartAnswer, { kind: 'cart' }>): string;
  setError(subject: string, reason: string): void;
  clearError(subject: string): void;
}

export function cartLifecycle({
  store,
  requests,
  queue,
  storedId,
  country,
  customer,
  publish,
}: CartSessionParts): CartLifecycle {
  const { getState, setState } = store;
  let underWay = 0;

  let reconcile: () => Promise<void> = async () => {};
  let isReconciling = false;

  /** Behind what the shopper has asked for already: the rule looks at the cart as it is then. */
  function reconcileSoon(): void {
    if (isReconciling) return;
    isReconciling = true;
    queue(() => {
      isReconciling = false;
      return reconcile();
    }).catch((error) => console.error('Error settling gifts', error));
  }

  function working<T>(task: () => Promise<T>): Promise<T> {
    underWay += 1;
    setState({ loading: true });
    return task().finally(() => {
      underWay -= 1;
      if (underWay === 0) setState({ loading: false });
    });
  }

  function replace(
    { cart, warnings }: Extract<CartAnswer, { kind: 'cart' }>,
    { settled = false }: { settled?: boolean } = {},
  ): void {
    const { cart: before, codeNotes: notes, warnings: said } = getState();
    const known = before?.id;
    setState({
      cart,
      // What was said about the shopper's own change still stands.
      warnings: settled ? [...said, ...warnings] : warnings,
      codeNotes: codeNotes(cart.discountCodes, warnings, notes),
      phase: 'ready',
    });
    if (cart.id !== known) publish(cart.id);
    if (!settled) reconcileSoon();
  }

  /** Makes a cart; asked only while no id is stored. */
  async function create(): Promise<string | null> {
    const token = customer();
    const buyer = { countryCode: country() };
    const answer = await requests.create(token ? { ...buyer, customerAccessToken: token } : buyer);
    if (answer.kind !== 'cart') {
      console.error('Cart creation error', answer.kind === 'refused' ? answer.errors : answer);
      return null;
    }
    // Where tabs share no lock, another one may have made its cart in the meantime; then that is this browser's.
    const faster = storedId.read();
    if (faster) {
      const failure = await readStored();
      return failure ? null : (storedId.read() ?? null);
    }
    storedId.write(answer.cart.id);
    replace(answer);
    return answer.cart.id;
  }

  function recreateCart(): Promise<string | null> {
    storedId.forget();
    setState({ cart: undefined, warnings: [], pendingQuantities: {}, removed: undefined, phase: 'absent' });
    return create();
  }

  async function readStored(): Promise<ApiFailure | undefined> {
    const id = storedId.read();
    if (!id) {
      setState({ cart: undefined, warnings: [], phase: 'absent' });
      return undefined;
    }
    const answer = await requests.retrieve(id);
    if (answer.kind === 'cart') replace(answer);
    if (answer.kind === 'gone') await recreateCart();
    if (answer.kind !== 'failed') return undefined;
    console.error('Error retrieving cart', answer.failure);
    if (getState().cart?.id !== id) setState({ cart: undefined, warnings: [], phase: 'unreachable' });
    return answer.failure;
  }

  return {
    readStored,
    recreateCart,
    replace,
    working,
    mutation: (task) => working(() => queue(task)),
    settled: () => working(() => queue(async () => {})),
    afterReplacing(run) {
      reconcile = run;
    },

    async openCartId() {
      // Another tab may have started over since this one last looked. A cart that cannot be looked at is not added to:
      // nobody could tell afterwards what went in.
      const stored = storedId.read();
      const failure = stored && stored !== getState().cart?.id ? await readStored() : undefined;
      if (failure) return { reason: failureReason(failure) };
      const id = storedId.read() ?? (await create());
      return id ? { id } : { reason: REASONS.noCart };
    },

    explain(answer) {
      if (answer.kind === 'gone') return REASONS.noCart;
      if (answer.kind === 'refused') {
        console.error('User errors', answer.errors);
        return refusalReason(answer.errors);
      }
      console.error('GraphQL errors', answer.failure);
      return failureReason(answer.failure);
    },

    setError: (subject, reason) => setState((state) => ({ reasons: { ...state.reasons, [subject]: reason } })),
    clearError: (subject) => setState((state) => ({ reasons: without(state.reasons, subject) })),
  };
}
