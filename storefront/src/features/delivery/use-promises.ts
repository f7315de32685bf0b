import { useEffect, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { ShopPromises } from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type Promises, promisesOf } from './promises.ts';

let pending: Promise<Promises | undefined> | undefined;

async function request(): Promise<Promises | undefined> {
  const answer = await browserClient().request(ShopPromises, { country: currentCountry() });
  if (!answer.ok) pending = undefined;
  return answer.ok ? promisesOf(answer.data) : undefined;
}

/** What the shop promises in the shopper's country, asked for once a visit; undefined until then, or where it cannot be. */
export function usePromises(): Promises | undefined {
  const [promises, setPromises] = useState<Promises>();
  useEffect(() => {
    let here = true;
    pending ??= request();
    pending.then((found) => here && setPromises(found));
    return () => {
      here = false;
    };
  }, []);
  return promises;
}
