import { type RefObject, useEffect, useState } from 'react';
import { MoneyText, PriceText } from '../../ui/money/price-text.tsx';
import { usePriceTogether } from '../cart/use-price-together.ts';
import type { Promises } from '../delivery/promises.ts';
import type { Half } from './half.ts';
import styles from './set-builder.module.css';

/** Whether somebody has come near: only then is the provider asked what the set costs. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return near;
}

/** Sizes of a piece cost the same unless they say otherwise: before one is picked, the first stands for all. */
const pricedVariant = (half: Half, picked: string): string | undefined => picked || half.sizes[0]?.variantId;

interface SetTotalProps {
  /** The set, on the page. */
  section: RefObject<HTMLElement | null>;
  own: Half;
  other: Half;
  /** The chosen variants; empty before a choice. */
  sizes: readonly [own: string, other: string];
  promises: Promises | undefined;
}

/** What the set costs as the provider says it; where nobody says it, the two prices and what comes off in the bag. */
export function SetTotal({ section, own, other, sizes, promises }: SetTotalProps) {
  const near = useNear(section);
  const price = usePriceTogether(near ? [pricedVariant(own, sizes[0]), pricedVariant(other, sizes[1])] : []);
  const offer = promises?.pairOffer;
  if (price)
    return (
      <div aria-live="polite">
        <PriceText price={price.total} was={price.was} size="large" />
        <span className={styles.off}>for the two</span>
      </div>
    );
  return (
    <p>
      <b>
        <MoneyText of={own.price} /> + <MoneyText of={other.price} />
      </b>
      {/* The line keeps its place until it is known whether there is an offer. */}
      {(offer || !promises) && (
        <span className={styles.off}>
          {offer && (
            <>
              less <MoneyText of={offer} /> in the bag
            </>
          )}
        </span>
      )}
    </p>
  );
}
