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

/** A threshold as the shop's money metafield tells it; of another currency it says nothing. */
function toldIn(currencyCode: string, metafield: string | undefined): Threshold {
  const told = moneyIn(metafield);
  return told?.currencyCode === currencyCode ? told : undefined;
}

/**
 * From where on the gift is free, which this shop puts in by itself: where the provider says nothing, the number stays in the
 * currencies in which it is the same. What sending costs is the provider's alone to promise.
 */
export function giftThreshold(currencyCode: string, metafield: string | undefined): Threshold {
  const same = SAME_NUMBER.has(currencyCode) ? { amount: `${FREE_FROM.gift}.0`, currencyCode } : undefined;
  return toldIn(currencyCode, metafield) ?? same;
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
    freeShippingFrom: toldIn(currencyCode, shop.freeShippingFrom?.value),
    giftFrom: giftThreshold(currencyCode, shop.giftFrom?.value),
    giftsWithPurchase: giftsWithPurchaseOf(result.data),
  };
}
