import { type CountryOption, countryOptions } from '../features/country/country-option.ts';
import { Countries } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataContext } from './page-data.ts';

/** Where the shop sells to, in the order it is offered, with what one pays there. Throws `ProviderFailed`. */
export async function countriesSoldTo({
  api,
  market,
}: Pick<PageDataContext, 'api' | 'market'>): Promise<CountryOption[]> {
  const { availableCountries } = providerData(await api.request(Countries, {})).localization;
  return countryOptions(
    availableCountries.map(({ currency, ...country }) => ({ ...country, currencies: [currency] })),
    market,
  );
}
