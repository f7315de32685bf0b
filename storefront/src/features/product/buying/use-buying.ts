import { type ComponentProps, useEffect, useState } from 'react';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { type LazyDialog, useDialog } from '../../../ui/overlays/use-dialog.ts';
import type { BackInStockDialog } from '../../back-in-stock/back-in-stock-dialog.tsx';
import { addToCart, buyNow, prepareCart } from '../../cart/cart-actions.ts';
import { useCart } from '../../cart/state/cart-store.ts';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';
import { SIZES_ID } from './size-choice.tsx';

/** What is going on with the two buttons. */
export type BuyingStep = 'idle' | 'adding' | 'leaving';

/** Choosing a size and buying it: one state for the buy box and the bar on phones. */
export interface Buying {
  chosen: ProductSize | undefined;
  choose(variantId: string): void;
  price: MoneyAmount;
  was: MoneyAmount | undefined;
  step: BuyingStep;
  /** For 3 seconds after this product went in. */
  added: boolean;
  /** Why no size is no answer. */
  sizeError: string | undefined;
  /** Why the last attempt did not work. */
  reason: string | undefined;
  /** Puts the chosen size into the cart; offers to tell when it is back where it is sold out. */
  add(): void;
  buy(): void;
  /** The label of the size that should fit this shopper, once somebody has found out. */
  yours: string | undefined;
  markYours: (label: string | undefined) => void;
  /** Offers to tell when a sold-out size is back. */
  tellMe(size: ProductSize): void;
  awaited: ProductSize | undefined;
  backInStock: LazyDialog<ComponentProps<typeof BackInStockDialog>>;
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
  const [step, setStep] = useState<BuyingStep>('idle');
  const [sizeError, setSizeError] = useState<string>();
  const [addedId, setAddedId] = useState<string>();
  const [yours, markYours] = useState<string>();
  const [awaited, setAwaited] = useState<ProductSize>();
  const backInStock = useDialog(loadBackInStock);
  const justAdded = useCart((state) => state.justAdded);
  const { sizes } = product;
  // The piece in another print is another product: what was picked of one is picked of the next.
  const chosen = sizes[1]
    ? (sizes.find((size) => size === picked) ?? sizes.find(({ label }) => label === picked?.label))
    : sizes[0];
  const reason = useCart(({ reasons }) => chosen && reasons[chosen.variantId]);

  // Back from the checkout, the page may be as it was left: with the button still busy.
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) setStep('idle');
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const tellMe = (size: ProductSize): void => {
    setAwaited(size);
    backInStock.show();
  };

  /** Runs `action` with the chosen size, or asks for one. */
  const withSize = async (next: BuyingStep, action: (size: ProductSize) => Promise<boolean>): Promise<void> => {
    if (step !== 'idle') return;
    const [first] = product.sizes;
    if (!chosen && product.soldOut && first) return tellMe(first);
    if (!chosen) {
      setSizeError(PICK_A_SIZE);
      goToSizes();
      return;
    }
    if (!chosen.available) return tellMe(chosen);
    setStep(next);
    const leaving = await action(chosen);
    if (!leaving) setStep('idle');
  };

  return {
    chosen,
    choose(variantId) {
      pick(sizes.find((size) => size.variantId === variantId));
      setSizeError(undefined);
    },
    price: chosen?.price ?? product.price,
    was: chosen?.price ? chosen.was : product.was,
    step,
    added: justAdded && addedId !== undefined && addedId === chosen?.variantId,
    sizeError,
    reason,
    add: () =>
      void withSize('adding', async ({ variantId, label }) => {
        const [picture] = product.pictures;
        const cart = await addToCart(
          { merchandiseId: variantId, quantity: 1 },
          {
            title: product.title,
            handle: product.handle,
            print: product.print,
            variantTitle: label,
            picture: picture && { url: picture.small, alt: picture.alt },
          },
        );
        if (cart) {
          setAddedId(variantId);
          rememberSize(product.kind, label);
        }
        return false;
      }),
    buy: () =>
      void withSize('leaving', async ({ variantId }) => {
        return (await buyNow({ merchandiseId: variantId, quantity: 1 })) !== null;
      }),
    yours,
    markYours,
    tellMe,
    awaited,
    backInStock,
    prepare: prepareCart,
  };
}
