import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { ZoomPictures } from '../../../storefront-api/generated/operations.ts';
import { savesHere } from '../../data-saver/saving.ts';
import { wholeAddresses } from '../../data-saver/whole-picture.ts';

/** The product's pictures as large as the provider has them, in its order; empty until they are known, or where not. */
export function useSharpPictures(handle: string): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    browserClient()
      .request(ZoomPictures, { handle }, { signal: leaving.signal })
      .then((answer) => {
        if (!answer.ok) return;
        const urls = answer.data.product?.images.nodes.map(({ url }) => url) ?? [];
        setAddresses(savesHere() ? urls.map(wholeAddresses) : urls);
      });
    return () => leaving.abort();
  }, [handle]);
  return addresses;
}
