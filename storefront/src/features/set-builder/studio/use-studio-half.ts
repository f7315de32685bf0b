import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { StudioHalf } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/card/product-card-data.ts';
import type { Half } from '../half.ts';
import type { StudioPiece } from './studio-data.ts';

async function request({ handle }: StudioPiece): Promise<Half | undefined> {
  const answer = await browserClient().request(StudioHalf, { handle, country: currentCountry() });
  const product = answer.ok ? answer.data.product : undefined;
  if (!product) return undefined;
  const { title, price, flat: picture, sizes } = productCardData(product);
  return { handle, title, price, picture, sizes };
}

/** A half with its sizes as they can be had now; `failed` where the provider does not say. */
export function useStudioHalf(piece: StudioPiece): Half | 'failed' | undefined {
  const [found, setFound] = useState<{ of: string; half: Half | undefined }>();
  useEffect(() => {
    let here = true;
    request(piece).then((half) => here && setFound({ of: piece.handle, half }));
    return () => {
      here = false;
    };
  }, [piece]);
  return found?.of === piece.handle ? (found.half ?? 'failed') : undefined;
}
