import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import {
  type ProductCardFragment,
  RelatedProducts,
  ViewedProducts,
} from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type ProductCardData, productCardData } from '../product/card/product-card-data.ts';
import { productOf } from '../product/card/product-node.ts';
import { ProductRail, WaitingRail } from '../product/rail/product-rail.tsx';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

const MOST_SHOWN = 8;

function cardsOf(products: ReadonlyArray<ProductCardFragment | undefined>): ProductCardData[] {
  return products.flatMap((product) => (product ? [productCardData(product)] : [])).slice(0, MOST_SHOWN);
}

/** What is like a product, without those already on show; empty where the provider does not answer. */
async function findRelated(handle: string, shown: readonly string[]): Promise<ProductCardData[]> {
  const answer = await browserClient().request(RelatedProducts, { handle, country: currentCountry() });
  if (!answer.ok) return [];
  const others = (answer.data.productRecommendations ?? []).filter((product) => !shown.includes(product.handle));
  return cardsOf(others);
}

/**
 * The products looked at before this one, as they are today; empty where there are none or the provider does not
 * answer.
 */
async function findSeen(handle: string): Promise<ProductCardData[]> {
  const ids = viewedProducts().flatMap((product) => (product.handle === handle ? [] : [product.variant]));
  if (ids.length === 0) return [];
  const answer = await browserClient().request(ViewedProducts, { ids, country: currentCountry() });
  return answer.ok ? cardsOf(answer.data.nodes.map(productOf)) : [];
}

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
