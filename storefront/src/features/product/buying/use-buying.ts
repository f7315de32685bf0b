import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { type LazyDialog, useDialog } from '../../../ui/overlays/use-dialog.ts';
import type { BackInStockDialog } from '../../back-in-stock/back-in-stock-dialog.tsx';
import { addToCart, buyNow, prepareCart } from '../../cart/cart-actions.ts';
import type { CartItem, ShownItem } from '../../cart/state/cart.ts';
import { cartStore, useCart } from '../../cart/state/cart-store.ts';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';
import { SIZES_ID } from './size-choice.tsx';

/** What is going on with the two buttons. */
type BuyingStep = 'idle' | 'adding' | 'leaving';

/** What the buttons alone show: a press draws them anew, and not the page around them. */
interface ButtonState {
  step: BuyingStep;
  /** The variant that went in last. */
  addedId?: string | undefined;
}

/** Choosing a size and buying it: one state for the buy box and the bar on phones. */
export interface Buying {
  chosen: ProductSize | undefined;
  choose(variantId: string): void;
  price: MoneyAmount;
  was: MoneyAmount | undefined;
  buttons: StoreApi<ButtonState>;
  /** Why no size is no answer. */
  sizeError: string | undefined;
  /** Why the last attempt did not work. */
  reason: string | undefined;
  /** Puts the chosen size into the cart; offers to tell when it is back where it is sold out. */
  add(): void;
  /** A press has begun that may end as {@link add}: the item is near. */
  near(): void;
  buy(): void;
  /** The label of the size that should fit this shopper, once somebody has found out. */
  yours: string | undefined;
  markYours: (label: string | undefined) => void;
  /** Offers to tell when a sold-out size is back. */
  tellMe(size: ProductSize): void;
  awaited: ProductSize | undefined;
  backInStock: LazyDialog<ComponentProps<typeof BackInStockDialog>>;
  /** Where whoever knows more to say of the item puts it: called when the item goes in, null holds it back. */
  tell: RefObject<(() => CartItem['attributes'] | null) | undefined>;
  /** Fetches what an add will need. */
  prepare(): void;
}

const loadBackInStock = () =>
  import('../../back-in-stock/back-in-stock-dialog.tsx').then((module) => module.BackInStockDialog);

/** For the fit finder, which this page works without. */
const rememberSize = (kind: string, label: string): void =>
  void import('../../size-guide/fit-memory.ts').then(
    (module) => module.rememberSize(kind, label),
    () => undefined,
  );

const PICK_A_SIZE = 'Pick a size first.';

/** Brings the first size that can be had under the finger, or the first one where none can. */
export function goToSizes(): void {
  const group = document.getElementById(SIZES_ID);
  group?.scrollIntoView({ block: 'center' });
  const first = group?.querySelector<HTMLInputElement>('input:not([data-out])') ?? group?.querySelector('input');
  first?.focus({ preventScroll: true });
}

export function useBuying(product: ProductViewData): Buying {
  const [picked, pick] = useState<ProductSize | undefined>();
  const [buttons] = useState(() => createStore<ButtonState>(() => ({ step: 'idle' })));
  const [sizeError, setSizeError] = useState<string>();
  const [yours, markYours] = useState<string>();
  const [awaited, setAwaited] = useState<ProductSize>();
  const backInStock = useDialog(loadBackInStock);
  const tell: Buying['tell'] = useRef(undefined);
  const early = useRef<BuyingStep>(undefined);
  const { sizes } = product;
  // The piece in another print is another product: what was picked of one is picked of the next.
  const chosen = sizes[1]
    ? (sizes.find((size) => size === picked) ?? sizes.find(({ label }) => label === picked?.label))
    : sizes[0];
  /** What the buttons are about. */
  const wanted = chosen ?? (product.soldOut ? sizes[0] : undefined);
  const price = chosen?.price ?? product.price;
  const reason = useCart(({ reasons }) => chosen && reasons[chosen.variantId]);

  // Back from the checkout, the page may be as it was left: with the button still busy.
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) buttons.setState({ step: 'idle' });
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [buttons]);

  // A button pressed while what was picked before it had not been heard of yet counts as soon as it is: after all
  // options have had their say, as each tells its own.
  useEffect(() => {
    if (!chosen || !early.current) return;
    const soon = setTimeout(() => {
      const press = early.current === 'leaving' ? buying.buy : buying.add;
      early.current = undefined;
      press();
    });
    return () => clearTimeout(soon);
  });

  const tellMe = (size: ProductSize): void => {
    setAwaited(size);
    backInStock.show();
  };

  const withoutSize = (next: BuyingStep): void => {
    // Picked in the page, though the part it stands in is not alive yet.
    if (document.querySelector(`#${SIZES_ID} input:checked`)) {
      early.current = next;
      return;
    }
    setSizeError(PICK_A_SIZE);
    goToSizes();
  };

  const itemOf = ({ variantId, label }: ProductSize): ShownItem => {
    const [picture] = product.pictures;
    return {
      merchandiseId: variantId,
      quantity: 1,
      preview: {
        title: product.title,
        handle: product.handle,
        print: product.print,
        variantTitle: label,
        picture: picture && { url: picture.small, alt: picture.alt },
        price,
      },
    };
  };

  /** Runs `action` with the chosen size, or asks for one. */
  const withSize = async (next: BuyingStep, action: (item: ShownItem) => Promise<boolean>): Promise<void> => {
    if (buttons.getState().step !== 'idle') return;
    if (!wanted) return withoutSize(next);
    if (!wanted.available) return tellMe(wanted);
    const attributes = tell.current?.();
    if (attributes === null) return;
    buttons.setState({ step: next });
    const leaving = await action({ ...itemOf(wanted), attributes });
    if (!leaving) buttons.setState({ step: 'idle' });
  };

  const buying: Buying = {
    chosen,
    choose(variantId) {
      pick(sizes.find((size) => size.variantId === variantId));
      setSizeError(undefined);
    },
    price,
    was: chosen?.price ? chosen.was : product.was,
    buttons,
    sizeError,
    reason,
    add: () =>
      void withSize('adding', async (item) => {
        const { merchandiseId, preview } = item;
        if (await addToCart(item, preview)) {
          buttons.setState({ addedId: merchandiseId });
          rememberSize(product.kind, preview.variantTitle);
        }
        return false;
      }),
    near() {
      if (chosen?.available) cartStore.dispatch({ type: 'cartWanted', item: itemOf(chosen) });
    },
    buy: () => void withSize('leaving', async (item) => (await buyNow(item)) !== null),
    yours,
    markYours,
    tellMe,
    awaited,
    backInStock,
    tell,
    prepare: prepareCart,
  };
  return buying;
}
