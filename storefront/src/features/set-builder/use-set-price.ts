import { useEffect, useState } from 'react';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { hasSelfService } from '../../storefront-api/document-shop-config.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { currentCountry } from '../country/current-country.ts';

/** What a set costs, as the provider says it. */
export interface SetPrice {
  total: MoneyAmount;
  was: MoneyAmount | undefined;
}

const known = new Map<string, Promise<SetPrice | undefined>>();

async function request(country: string, merchandiseIds: readonly string[]): Promise<SetPrice | undefined> {
  if (!hasSelfService()) return undefined;
  const answer = await askSelfService('items/price', { method: 'POST', body: { country, merchandiseIds } });
  if (!answer.ok) return undefined;
  const { currency: currencyCode, total, was } = answer.data;
  return { total: { amount: total, currencyCode }, was: was === null ? undefined : { amount: was, currencyCode } };
}

function priceOf(merchandiseIds: readonly string[]): Promise<SetPrice | undefined> {
  const country = currentCountry();
  const key = [country, ...merchandiseIds].join(' ');
  const price = known.get(key) ?? request(country, merchandiseIds);
  known.set(key, price);
  // What failed is asked again next time.
  price.then((found) => found ?? known.delete(key));
  return price;
}

/** The price of two variants together, asked for while `near`; undefined until it is known, or where nobody says it. */
export function useSetPrice(one: string | undefined, other: string | undefined, near: boolean): SetPrice | undefined {
  const [found, setFound] = useState<{ of: string; price: SetPrice | undefined }>();
  const of = `${one} ${other}`;
  useEffect(() => {
    if (!near || !one || !other) return;
    let here = true;
    priceOf([one, other]).then((price) => here && setFound({ of: `${one} ${other}`, price }));
    return () => {
      here = false;
    };
  }, [near, one, other]);
  return found?.of === of ? found.price : undefined;
}
