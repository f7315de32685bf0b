import { useMemo } from 'react';
import type { PictureSource } from '../../../ui/picture.tsx';
import { type Half, otherHalf } from '../../set-builder/half.ts';
import { SetBuilder } from '../../set-builder/set-builder.tsx';
import type { ProductViewData } from './product-view-data.ts';

interface ProductSetProps {
  product: ProductViewData;
  /** Handles of the matches that complete the product. */
  halves: readonly string[];
}

/** The product laid flat, among the pictures of a page; the first one where addresses do not tell. */
function flatOf(pictures: readonly PictureSource[]): PictureSource | undefined {
  return pictures.find(({ small }) => small.includes('/flat-')) ?? pictures[0];
}

/** Offers the other half of a bikini. */
export function ProductSet({ product, halves }: ProductSetProps) {
  const { kind, handle, title, price, pictures, sizes, matches } = product;
  const picture = flatOf(pictures);
  const own = useMemo<Half | undefined>(
    () => picture && { handle, title, price, picture, sizes },
    [handle, title, price, picture, sizes],
  );
  const others = useMemo<readonly Half[]>(
    () =>
      matches.flatMap((card) =>
        halves.includes(card.handle)
          ? [{ handle: card.handle, title: card.title, price: card.price, picture: card.flat, sizes: card.sizes }]
          : [],
      ),
    [matches, halves],
  );
  const isHalf = otherHalf(kind) !== undefined;
  if (!own || !isHalf || others.length === 0) return null;
  return <SetBuilder own={own} kind={kind === 'top' ? 'top' : 'bottoms'} others={others} />;
}
