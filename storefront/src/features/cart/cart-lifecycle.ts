import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import type { ApiFailure } from '../../storefront-api/result.ts';
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
  /** Called with the id whenever this browser's cart becomes known. */
  publish: (cartId: string) => void;
}

/** The steps of specification §4, with rulings D2 and D17. All but `mutation`, `say` and `unsay` run inside the queue. */
export interface CartLifecycle {
  /** Queues a change of the cart, with the loading flag up until the last one is through. */
  mutation<T>(task: () => Promise<T>): Promise<T>;
  /** Looks the stored cart up. Returns why that failed; the cart and its id are kept then (ruling D17). */
  readStored(): Promise<ApiFailure | undefined>;
  /** The open cart's id, made now if this browser has none; without one, why there is none, in words. */
  openCartId(): Promise<{ id: string } | { reason: string }>;
  /** The stored cart is no open cart any more: resets the id and makes a new cart (specification §4.3). */
  startOver(): Promise<string | null>;
  /** Puts the returned cart in the place of the one we had. */
  replace(answer: Extract<CartAnswer, { kind: 'cart' }>): void;
  /** Logs what failed (specification §8) and returns the shopper's words for it. */
  explain(answer: Exclude<CartAnswer, { kind: 'cart' }>): string;
  say(subject: string, reason: string): void;
  unsay(subject: string): void;
}

export function cartLifecycle({ store, requests, queue, storedId, country, publish }: CartSessionParts): CartLifecycle {
  const { getState, setState } = store;
  let underWay = 0;

  function replace({ cart, warnings }: Extract<CartAnswer, { kind: 'cart' }>): void {
    const known = getState().cart?.id;
    setState({ cart, warnings, phase: 'ready' });
    if (cart.id !== known) publish(cart.id);
  }

  async function create(): Promise<string | null> {
    const answer = await requests.create(country());
    if (answer.kind !== 'cart') {
      console.error('Cart creation error', answer.kind === 'refused' ? answer.errors : answer);
      return null;
    }
    storedId.write(answer.cart.id);
    replace(answer);
    return answer.cart.id;
  }

  function startOver(): Promise<string | null> {
    storedId.forget();
    setState({ cart: undefined, warnings: [], wanted: {}, removed: undefined, phase: 'absent' });
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
    if (answer.kind === 'gone') await startOver();
    if (answer.kind !== 'failed') return undefined;
    console.error('Error retrieving cart', answer.failure);
    if (getState().cart?.id !== id) setState({ cart: undefined, warnings: [], phase: 'unreachable' });
    return answer.failure;
  }

  return {
    readStored,
    startOver,
    replace,

    mutation(task) {
      underWay += 1;
      setState({ loading: true });
      return queue(task).finally(() => {
        underWay -= 1;
        if (underWay === 0) setState({ loading: false });
      });
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

    say: (subject, reason) => setState((state) => ({ reasons: { ...state.reasons, [subject]: reason } })),
    unsay: (subject) => setState((state) => ({ reasons: without(state.reasons, subject) })),
  };
}
