import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import type { CartSession } from '../session/cart-session.ts';
import type { CartItem } from '../state/cart.ts';
import { tasksOf } from '../state/cart-commands.ts';
import { lineIdOf, undoOf } from '../state/cart-queue.ts';
import type { CartState } from '../state/cart-state.ts';
import type { CartStore } from '../state/cart-store.ts';
import { isLoading, optimisticLines } from '../state/shown-lines.ts';

/** By line id: the quantity asked for and not yet confirmed; 0 is a line on its way out. */
function pendingQuantities({ queue }: CartState): Record<string, number> {
  return Object.fromEntries(
    tasksOf(queue).flatMap(({ command }) => {
      const lineId = lineIdOf(command);
      return lineId === undefined || command.kind === 'setSize'
        ? []
        : [[lineId, command.kind === 'setQuantity' ? command.quantity : 0]];
    }),
  );
}

/** The store's state with what components work out of it. */
export function seenBy(state: CartState) {
  return {
    ...state,
    loading: isLoading(state),
    optimisticLines: optimisticLines(state.queue),
    pendingQuantities: pendingQuantities(state),
  };
}

/** What somebody does with a cart, by the commands the shop's components send. */
export function aShopper({ ask, read }: CartSession, store: CartStore) {
  return {
    ask,
    read,
    ensure: () => ask({ kind: 'ensure' }),
    add: (item: CartItem) => ask({ kind: 'add', item }),
    addMany: (items: readonly CartItem[]) => ask({ kind: 'addMany', items }),
    setQuantity: (lineId: string, quantity: number) => ask({ kind: 'setQuantity', lineId, quantity }),
    setSize: (lineId: string, merchandiseId: string, title = 'L') =>
      ask({ kind: 'setSize', lineId, merchandiseId, title }),
    remove: (lineId: string) => ask({ kind: 'remove', lineId }),
    async undoRemove() {
      const { removed } = store.getState();
      return removed ? ask(undoOf(removed)) : null;
    },
    applyCode: (code: string) => ask({ kind: 'applyCode', code }),
    removeCode: (code: string) => ask({ kind: 'removeCode', code }),
    removeGiftCard: (appliedId: string) => ask({ kind: 'removeGiftCard', appliedId }),
    leaveOut: (lineId: string) => ask({ kind: 'leaveOut', lineId }),
    putBack: (handle: string) => ask({ kind: 'takeGift', handle }),
    changeCountry: (countryCode: CountryCode) => ask({ kind: 'tellBuyer', countryCode }),
    changeCustomer: () => ask({ kind: 'tellBuyer', signedIn: true }),
    /** Waits until all that was asked for, and the rule of gifts after it, is through. */
    settled: () => ask({ kind: 'settle' }),
  };
}
