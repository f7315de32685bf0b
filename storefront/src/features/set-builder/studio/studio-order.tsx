import { type FormEvent, useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { StudioHalf } from '../../../storefront-api/generated/operations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusOnWrong } from '../../../ui/inputs/field.tsx';
import { MoneyText, PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import { prepareCart } from '../../cart/cart-actions.ts';
import { useCart } from '../../cart/state/cart-store.ts';
import { usePriceTogether } from '../../cart/use-price-together.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/card/product-card-data.ts';
import { readFit } from '../../size-guide/fit-memory.ts';
import { addSet } from '../add-set.ts';
import { beginSize, type Half, type HalfKind } from '../half.ts';
import { HalfSize } from '../half-size.tsx';
import type { StudioChoice, StudioProduct } from './studio-data.ts';
import styles from './studio-order.module.css';

async function request(handle: string): Promise<Half | undefined> {
  const answer = await browserClient().request(StudioHalf, { handle, country: currentCountry() });
  const product = answer.ok ? answer.data.product : undefined;
  if (!product) return undefined;
  const { title, price, flat: picture, sizes } = productCardData(product);
  return { handle, title, price, picture, sizes };
}

/** A half with its sizes as they can be had now; `failed` where the provider does not say, until another of the `tries`. */
function useStudioHalf({ handle }: StudioProduct, tries: number): Half | 'failed' | undefined {
  const [found, setFound] = useState<{ of: string; half: Half | undefined; tries: number }>();
  useEffect(() => {
    let here = true;
    request(handle).then((half) => here && setFound({ of: handle, half, tries }));
    return () => {
      here = false;
    };
  }, [handle, tries]);
  if (found?.of !== handle) return undefined;
  return found.half ?? (found.tries === tries ? 'failed' : undefined);
}

interface SizesNoteProps {
  halves: ReadonlyArray<Half | 'failed' | undefined>;
  tries: number;
  onRetry: () => void;
}

/** What is said while there are no sizes to choose from. */
function SizesNote({ halves, tries, onRetry }: SizesNoteProps) {
  if (halves.includes('failed')) {
    return (
      <>
        The sizes did not come through.{' '}
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  }
  return tries > 0 && halves.includes(undefined) && <span className={text.soft}>Fetching the sizes …</span>;
}

/** Labels, kept from print to print: a size is the shopper's, not the product's. */
type Labels = Readonly<Partial<Record<HalfKind, string>>>;

const NO_SIZES: Pick<Half, 'sizes' | 'picture'> = { sizes: [], picture: { small: '', large: '', alt: '' } };

/** What this browser remembers: the size somebody says they wear, else the one bought last. */
function knownLabels(): Labels {
  const { usual, last } = readFit();
  return { ...last, ...usual };
}

/** Sizes, one price for the two, and the button that puts both into the bag. */
export function StudioOrder({ set }: { set: StudioChoice }) {
  const [labels, setLabels] = useState<Labels>({});
  useEffect(() => setLabels((chosen) => ({ ...knownLabels(), ...chosen })), []);
  const [state, setState] = useState<'still' | 'busy' | 'missing' | 'failed'>('still');
  // Another one with every press that lacks a size.
  const [lack, setLack] = useState<object>();
  const form = useFocusOnWrong(lack);
  const reason = useCart(({ reasons }) => reasons.cart);
  const [tries, setTries] = useState(0);
  const found = { top: useStudioHalf(set.top, tries), bottoms: useStudioHalf(set.bottoms, tries) };
  const retry = (): void => {
    // The button goes with the note it stands in; the sizes are what it is pressed for.
    form.current?.querySelector('select')?.focus({ preventScroll: true });
    setTries(tries + 1);
  };
  const halfOf = (kind: HalfKind): Half => {
    const half = found[kind];
    return typeof half === 'object' ? half : { ...NO_SIZES, ...set[kind] };
  };
  const halves = { top: halfOf('top'), bottoms: halfOf('bottoms') };
  const variants = {
    top: beginSize(halves.top.sizes, labels.top),
    bottoms: beginSize(halves.bottoms.sizes, labels.bottoms),
  };
  const price = usePriceTogether([
    variants.top || halves.top.sizes[0]?.variantId,
    variants.bottoms || halves.bottoms.sizes[0]?.variantId,
  ]);

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!variants.top || !variants.bottoms) {
      setState('missing');
      return setLack({});
    }
    setState('busy');
    const added = await addSet([
      { half: halves.top, kind: 'top', variantId: variants.top },
      { half: halves.bottoms, kind: 'bottoms', variantId: variants.bottoms },
    ]);
    setState(added ? 'still' : 'failed');
  };

  return (
    <form
      ref={form}
      className={styles.order}
      onSubmit={add}
      onPointerEnter={prepareCart}
      onFocus={prepareCart}
      noValidate
    >
      <div className={styles.sizes}>
        {(['top', 'bottoms'] as const).map((kind) => (
          <HalfSize
            key={kind}
            half={halves[kind]}
            kind={kind}
            value={variants[kind]}
            missing={state === 'missing'}
            onChoose={(variantId) => {
              const label = halves[kind].sizes.find((size) => size.variantId === variantId)?.label;
              setLabels(({ [kind]: _, ...others }) => (label === undefined ? others : { ...others, [kind]: label }));
            }}
          />
        ))}
      </div>
      <div className={styles.total}>
        <div aria-live="polite" className={styles.price}>
          {price ? (
            <PriceText price={price.total} was={price.was} size="large" />
          ) : (
            <b>
              <MoneyText of={set.top.price} /> + <MoneyText of={set.bottoms.price} />
            </b>
          )}
          <span>for the two</span>
        </div>
        <Button type="submit" busy={state === 'busy'}>
          Add the set to bag
        </Button>
      </div>
      <p className={styles.reason} role="status">
        {state === 'failed' && reason}
        <SizesNote halves={[found.top, found.bottoms]} tries={tries} onRetry={retry} />
      </p>
    </form>
  );
}
