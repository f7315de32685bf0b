import { useEffect, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { ShopPromises, type ShopPromisesQuery } from '../../storefront-api/generated/operations.ts';
import { fieldsIn, fieldsOf, moneyIn, moneyOf } from '../../storefront-api/metafield.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { roundMoney } from '../../ui/money/round-money.tsx';
import { currentCountry } from '../country/current-country.ts';

/** A visit may outlast a day, and with it the days a parcel takes. */
const HOLDS_MS = 600_000;

let pending: Promise<Promises | undefined> | undefined;
let askedAt = 0;

/** What can still be said while the provider does not answer: all but days that have come meanwhile. */
function stillTrue(known: Promises | undefined): Promises | undefined {
  const today = new Date().toISOString().slice(0, 10);
  if (!known?.standardDelivery || known.standardDelivery.from > today) return known;
  const { standardDelivery: _, ...rest } = known;
  return rest;
}

/** Where no answer comes, what was promised `before` is said on, and the next who wants to know asks again. */
async function request(before: Promise<Promises | undefined> | undefined): Promise<Promises | undefined> {
  const answer = await browserClient().request(ShopPromises, { country: currentCountry() });
  if (answer.ok) return promisesOf(answer.data);
  askedAt = 0;
  return stillTrue(await before);
}

/** What the shop promises in the shopper's country, asked for once in a while; undefined where it cannot be had. */
export function shopPromises(): Promise<Promises | undefined> {
  const now = Date.now();
  if (!pending || now - askedAt > HOLDS_MS) {
    pending = request(pending);
    askedAt = now;
  }
  return pending;
}

/** {@link shopPromises} once they are there. */
export function usePromises(): Promises | undefined {
  const [promises, setPromises] = useState<Promises>();
  useEffect(() => {
    let here = true;
    shopPromises().then((found) => here && setPromises(found));
    return () => {
      here = false;
    };
  }, []);
  return promises;
}

/** What the shop is proud of first: from where sending is free. Undefined where the provider promises no such thing. */
export const freeShippingLine = ({ freeShippingFrom }: Partial<Promises> = {}): string | undefined =>
  freeShippingFrom && `Free shipping from ${roundMoney(freeShippingFrom)}. Sunshine included.`;

/** What the provider promises somebody in a country; what it does not say is absent. */
export interface Promises {
  /** "United States" */
  countryName: string;
  /** What a top and bottoms of one print save together. */
  pairOffer?: MoneyAmount;
  freeShippingFrom?: MoneyAmount;
  standardDelivery?: { price: MoneyAmount; from: string; to: string };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function deliveryOf({ price, from, to }: Record<string, unknown>): Promises['standardDelivery'] {
  const money = moneyOf(fieldsOf(price));
  const isDay = (day: unknown): day is string => typeof day === 'string' && DAY.test(day);
  return money && isDay(from) && isDay(to) ? { price: money, from, to } : undefined;
}

/** Reads the shop's metafields; one that is not what it should be counts as not said. */
export function promisesOf({ localization, shop }: ShopPromisesQuery): Promises {
  const pairOffer = moneyIn(shop.pair?.value);
  const freeShippingFrom = moneyIn(shop.freeFrom?.value);
  const standardDelivery = deliveryOf(fieldsIn(shop.standard?.value));
  return {
    countryName: localization.country.name,
    ...(pairOffer && { pairOffer }),
    ...(freeShippingFrom && { freeShippingFrom }),
    ...(standardDelivery && { standardDelivery }),
  };
}
