import { placeInLists } from '@bluebird-bay/storefront/src/features/country/country-option.ts';
import { HOUSE_MARKET } from '@bluebird-bay/storefront/src/features/country/current-country.ts';
import type { CountryCode } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import type { Market } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import * as v from 'valibot';

/** Later versions know countries that the published one does not list: two letters will do. */
const Code = v.custom<CountryCode>((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code));
const Country = v.object({
  isoCode: Code,
  name: v.string(),
  currency: v.object({ isoCode: v.string(), name: v.string() }),
});

/** What the provider answers for `localization`. */
export const Localization = v.object({ country: Country, availableCountries: v.array(Country) });

/** What has to be asked of `localization` for {@link marketOf}. */
export const LOCALIZATION = `localization {
    country { isoCode name currency { isoCode name } }
    availableCountries { isoCode name currency { isoCode name } }
  }`;

/**
 * Where a provider sells; undefined: where the house does. A provider may call a country its own and not sell there (its prices
 * would be those of any other then): the first one that it offers is the home.
 */
export function marketOf({ country, availableCountries }: v.InferOutput<typeof Localization>): Market | undefined {
  const sold = availableCountries.length > 0 ? availableCountries : [country];
  const place = (code: CountryCode): number => placeInLists(code, HOUSE_MARKET);
  const [first = country] = sold.toSorted((a, b) => place(a.isoCode) - place(b.isoCode));
  const { isoCode, name, currency } = sold.find((one) => one.isoCode === country.isoCode) ?? first;
  const countries = sold.map((one) => one.isoCode);
  const ours = HOUSE_MARKET.countries;
  const isHouse =
    isoCode === HOUSE_MARKET.home.countryCode &&
    currency.isoCode === HOUSE_MARKET.home.currencyCode &&
    countries.length === ours.length &&
    ours.every((code) => countries.includes(code));
  const home = { countryCode: isoCode, currencyCode: currency.isoCode, countryName: name, label: currency.name };
  return isHouse ? undefined : { home, countries };
}
