import { useEffect, useState } from 'react';
import { useGame } from '../state/game-store.ts';
import { findWornProducts, type WornProducts } from './worn-products.ts';

type Found = WornProducts | 'asking' | 'failed';

/** What the doll wears as it is sold right now; `again` asks once more. */
export function useWornProducts(): { found: Found; again: () => void } {
  const game = useGame((state) => state);
  const [found, setFound] = useState<Found>('asking');
  const [tries, setTries] = useState(0);
  const { top, bottoms, onePiece, pouch, towel } = game;
  const handles = [top, bottoms, onePiece, pouch, towel].map((item) => item?.handle ?? '').join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handles stand for what is worn, the tries for the shopper's patience
  useEffect(() => {
    let here = true;
    setFound('asking');
    findWornProducts(game).then(
      (products) => here && setFound(products ?? 'failed'),
      () => here && setFound('failed'),
    );
    return () => {
      here = false;
    };
  }, [handles, tries]);
  return { found, again: () => setTries(tries + 1) };
}
