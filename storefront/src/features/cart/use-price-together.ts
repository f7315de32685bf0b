import { useEffect, useState } from 'react';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { hasSelfService } from '../../storefront-api/document-shop-config.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { currentCountry } from '../country/current-country.ts';

/** What some items cost in one bag, as the provider says it. */
export interface PriceTogether {
  total: MoneyAmount;
  /** Without offers, where one takes something off. */
  was: MoneyAmount | undefined;
}

const known = new Map<string, Promise<PriceTogether | undefined>>();

async function request(country: string, merchandiseIds: readonly string[]): Promise<PriceTogether | undefined> {
  if (!hasSelfService()) return undefined;
  const answer = await askSelfService('items/price', { method: 'POST', body: { country, merchandiseIds } });
  if (!answer.ok) return undefined;
  const { currency: currencyCode, total, was } = answer.data;
  return { total: { amount: total, currencyCode }, was: was === null ? undefined : { amount: was, currencyCode } };
}

/** `items` are ids with blanks between them. */
function priceOf(items: string): Promise<PriceTogether | undefined> {
  const country = currentCountry();
  const key = `${country} ${items}`;
  const price = known.get(key) ?? request(country, items.split(' '));
  known.set(key, price);
  // What failed is asked again next time.
  price.then((found) => found ?? known.delete(key));
  return price;
}

/** The price of variants together; undefined while one of them is not known, until it is told, and where nobody says it. */
export function usePriceTogether(merchandiseIds: readonly (string | undefined)[]): PriceTogether | undefined {
  const [found, setFound] = useState<{ of: string; price: PriceTogether | undefined }>();
  const of = merchandiseIds.every(Boolean) ? merchandiseIds.join(' ') : '';
  useEffect(() => {
    if (!of) return;
    let here = true;
    priceOf(of).then((price) => here && setFound({ of, price }));
    return () => {
      here = false;
    };
  }, [of]);
  return found?.of === of ? found.price : undefined;
}
