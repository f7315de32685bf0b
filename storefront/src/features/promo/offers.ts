import { FREE_FROM } from '@bluebird-bay/contract/free-from.ts';
import type { StorefrontClient } from '../../storefront-api/client.ts';
import { type CountryCode, Offers, type OffersQuery } from '../../storefront-api/generated/operations.ts';
import { moneyIn } from '../../storefront-api/metafield.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { GIFTS_WITH_PURCHASE } from './gifts-with-purchase.ts';

/** From which amount on something is free, in one currency; undefined where nobody has said. */
export type Threshold = MoneyAmount | undefined;

/** Currencies in which a promise made in dollars keeps its number (decisions, Numbers). */
const SAME_NUMBER = new Set(['USD', 'GBP', 'EUR', 'AUD', 'CAD']);

/**
 * A threshold as the shop's money metafield tells it. A provider that says nothing, or speaks of another currency,
 * leaves the currencies in which the number stays the same.
 */
export function threshold(
  kind: keyof typeof FREE_FROM,
  metafield: string | undefined,
  currencyCode: string,
): Threshold {
  const told = moneyIn(metafield);
  if (told?.currencyCode === currencyCode) return told;
  return SAME_NUMBER.has(currencyCode) ? { amount: `${FREE_FROM[kind]}.0`, currencyCode } : undefined;
}

/** The cart waits for the offers before it changes again: no longer than this. */
const TIMEOUT_MS = 6000;

/** A product the shop gives away: the variant to add, and whether there are any left. */
export interface GiftWithPurchase {
  handle: string;
  title: string;
  country: string | undefined;
  merchandiseId: string;
  available: boolean;
}

/** What the shop offers in one country. */
export interface OfferTerms {
  /** The country they were asked for. */
  country: CountryCode;
  currencyCode: string;
  freeShippingFrom: Threshold;
  giftFrom: Threshold;
  giftsWithPurchase: readonly GiftWithPurchase[];
}

function giftsWithPurchaseOf(data: OffersQuery): GiftWithPurchase[] {
  return GIFTS_WITH_PURCHASE.flatMap(({ handle, alias, country }) => {
    const product = data[alias];
    const variant = product?.variants.nodes[0];
    if (!product || !variant) return [];
    return [{ handle, title: product.title, country, merchandiseId: variant.id, available: variant.availableForSale }];
  });
}

/** Asks the provider for its offers; undefined when it cannot be reached: a cart works without them. */
export async function fetchOffers(client: StorefrontClient, country: CountryCode): Promise<OfferTerms | undefined> {
  const [gift, extraAU, extraGB] = GIFTS_WITH_PURCHASE.map(({ handle }) => handle);
  const result = await client.request(
    Offers,
    { country, gift: gift ?? '', extraAU: extraAU ?? '', extraGB: extraGB ?? '' },
    { signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  if (!result.ok) return undefined;
  const { shop, localization } = result.data;
  const currencyCode = localization.country.currency.isoCode;
  return {
    country,
    currencyCode,
    freeShippingFrom: threshold('freeShipping', shop.freeShippingFrom?.value, currencyCode),
    giftFrom: threshold('gift', shop.giftFrom?.value, currencyCode),
    giftsWithPurchase: giftsWithPurchaseOf(result.data),
  };
}
