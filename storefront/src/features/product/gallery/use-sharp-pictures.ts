import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { ZoomPictures } from '../../../storefront-api/generated/operations.ts';
import { savesHere } from '../../data-saver/saving.ts';
import { wholeAddresses } from '../../data-saver/whole-picture.ts';

/** The product's pictures as large as the provider has them, in its order; empty until they are known, or where not. */
export function useSharpPictures(handle: string): readonly string[] {
  const [found, setFound] = useState<{ of: string; addresses: readonly string[] }>();
  useEffect(() => {
    const leaving = new AbortController();
    browserClient()
      .request(ZoomPictures, { handle }, { signal: leaving.signal })
      .then((answer) => {
        if (!answer.ok) return;
        const urls = answer.data.product?.images.nodes.map(({ url }) => url) ?? [];
        setFound({ of: handle, addresses: savesHere() ? urls.map(wholeAddresses) : urls });
      });
    return () => leaving.abort();
  }, [handle]);
  // The piece in another print takes the place of the one before: until its own are known there are none.
  return found?.of === handle ? found.addresses : [];
}
