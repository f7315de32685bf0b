import { useEffect, useRef, useState } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { useProducts } from '../wishlist/view/use-products.ts';
import { findPacked } from './find-products.ts';
import {
  type OpenedSuitcase,
  openedSuitcase,
  type PackedProduct,
  readSuitcase,
  SUITCASE_KEY,
  withProducts,
  writeSuitcase,
} from './packed.ts';
import type { SuitcaseProduct } from './suitcase-product.ts';

/** A product that is packed, and the product as it is today: gone, or not known yet. */
export interface ListedProduct {
  packed: PackedProduct;
  product: SuitcaseProduct | 'gone' | undefined;
}

export interface SuitcaseState extends OpenedSuitcase {
  listed: readonly ListedProduct[];
  /** Products that are known and can be had. */
  products: readonly SuitcaseProduct[];
  waiting: boolean;
  failed: boolean;
  retry: () => void;
  /** Changes what is in; one's own is kept, another's only stands in the address. */
  change: (packed: readonly PackedProduct[]) => void;
  /** Puts in a product that was picked where it is on show: it is known, and not asked for again. */
  pick: (product: SuitcaseProduct) => void;
  /** Takes it over as one's own. */
  keep: (packed: readonly PackedProduct[]) => void;
}

const addressOf = (packed: readonly PackedProduct[]): string => paths.suitcase(packed.map(({ handle }) => handle));

/** The suitcase on show, with today's products. It stands in the address, which anybody can be sent. */
export function useSuitcase(location: PageLocation): SuitcaseState {
  const { search } = location;
  const { readdress } = usePageRuntime();
  const [opened, setOpened] = useState(() => openedSuitcase(search, readSuitcase()));
  const [picked, setPicked] = useState<ReadonlyMap<string, SuitcaseProduct>>(new Map());
  // The address that was written last is no news when it comes back.
  const written = useRef<string>(undefined);

  function show(next: OpenedSuitcase): void {
    setOpened(next);
    if (!next.isForeign) writeSuitcase(next.packed);
    const address = addressOf(next.packed);
    written.current = new URL(address, window.location.origin).search;
    readdress(location, address);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (search === written.current) return;
    const next = openedSuitcase(search, readSuitcase());
    const isPassedOn = search.includes('pieces=');
    // Whoever only looks at a suitcase that was passed on has packed nothing yet.
    if (isPassedOn) setOpened(next);
    else if (next.packed.length > 0) show(next);
    else setOpened(next);
  }, [search]);

  const { isForeign } = opened;
  useEffect(() => {
    if (isForeign) return;
    return localValues.watch([SUITCASE_KEY], () => setOpened({ packed: readSuitcase(), isForeign: false }));
  }, [isForeign]);

  const { found, failed, retry } = useProducts(
    opened.packed.map(({ handle }) => handle).filter((handle) => !picked.has(handle)),
    findPacked,
  );
  const listed = opened.packed.map((packed) => ({
    packed,
    product: picked.get(packed.handle) ?? found.get(packed.handle),
  }));
  return {
    ...opened,
    listed,
    products: listed.flatMap(({ product }) =>
      product && product !== 'gone' && !product.card.soldOut ? [product] : [],
    ),
    waiting: !failed && listed.some(({ product }) => !product),
    failed,
    retry,
    change: (packed) => show({ packed, isForeign }),
    pick: (product) => {
      setPicked((known) => new Map(known).set(product.handle, product));
      show({ packed: withProducts(opened.packed, [product.handle]), isForeign });
    },
    keep: (packed) => show({ packed, isForeign: false }),
  };
}
