import { NOBODY, priceTerms, pricingLine } from '../cart/price-lines.ts';
import { priceCart } from '../domain/cart/price-cart.ts';
import { countryOf } from '../domain/country/countries.ts';
import { toDecimalString } from '../domain/money/money.ts';
import { variantsByIds } from '../store/catalogue/variants.ts';
import { readJson } from './read-json.ts';
import { Refused, type SelfServiceContext } from './self-service-context.ts';
import { type ItemsPrice, PRICE_ITEMS } from './self-service-contract.ts';

/** The row of a variant by its global id. */
const rowOf = (id: string): number => Number(/\/ProductVariant\/(\d{1,15})$/.exec(id)?.[1]);

/** Prices items as a cart that holds one of each. Nothing is put by and nothing is written. Throws {@link Refused}. */
export async function priceItems(request: Request, { db, now }: SelfServiceContext): Promise<ItemsPrice> {
  const { country, merchandiseIds } = await readJson(request, PRICE_ITEMS.body);
  const { currency } = countryOf(country) ?? {};
  if (currency === undefined) throw new Refused(404, 'NOT_FOUND', 'We do not deliver there.');
  const ids = merchandiseIds.map(rowOf);
  const found = await variantsByIds(db, [...new Set(ids.filter(Number.isInteger))], currency);
  const lines = ids.map((id, at) => {
    const variant = found.find((each) => each.id === id);
    if (!variant) throw new Refused(404, 'NOT_FOUND', 'We do not have that piece.');
    return pricingLine({ id: String(at), variantId: id, quantity: 1, attributes: [] }, variant);
  });
  const terms = await priceTerms(db, { countryCode: country, destination: { country, region: '' }, ...NOBODY }, now);
  const { total } = priceCart({ ...terms, lines });
  const { total: was } = priceCart({ ...terms, lines, offers: 'none' });
  return {
    country,
    currency,
    total: toDecimalString(total),
    was: was.amount > total.amount ? toDecimalString(was) : null,
  };
}
