import { useEffect, useRef, useState } from 'react';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { ProductRail } from '../product/rail/product-rail.tsx';
import { WaitingRail } from '../product/rail/waiting-rail.tsx';
import { findRelated, findSeen } from './find-more.ts';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

interface MoreProductsProps {
  /** The product on the page. */
  handle: string;
  variant: string | undefined;
  /** Handles that are on show already. */
  shown: readonly string[];
}

interface More {
  related: readonly ProductCardData[];
  seen: readonly ProductCardData[];
  /** Pixels that were kept free for them: whoever has scrolled past must not see the page move. */
  room: number;
}

const LIKE_THIS = 'More like this';
const SEEN = 'You looked at';

/**
 * Below everything else: what is like this product, and what was looked at before. Asked for when somebody comes near;
 * until then their room is kept free.
 */
export function MoreProducts({ handle, variant, shown }: MoreProductsProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>();
  const [hasSeen, setHasSeen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    let here = true;
    const find = async (): Promise<void> => {
      const [related, seen] = await Promise.all([findRelated(handle, [handle, ...shown]), findSeen(handle)]);
      if (here) setMore({ related, seen, room: related.length > 0 ? element.offsetHeight : 0 });
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void find();
      },
      { rootMargin: '800px' },
    );
    watcher.observe(element);
    setHasSeen(viewedProducts().some((product) => product.handle !== handle));
    if (variant) rememberViewed({ handle, variant });
    return () => {
      here = false;
      watcher.disconnect();
    };
  }, [handle]);

  return (
    <div ref={mark} style={more && { minHeight: more.room }}>
      {more ? (
        <>
          <ProductRail title={LIKE_THIS} cards={more.related} />
          <ProductRail title={SEEN} cards={more.seen} />
        </>
      ) : (
        <>
          <WaitingRail title={LIKE_THIS} />
          {hasSeen && <WaitingRail title={SEEN} />}
        </>
      )}
    </div>
  );
}
