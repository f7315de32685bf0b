import { countryOptions } from '../features/country/country-option.ts';
import { type Tariff, tariffOf } from '../features/tariffs/tariff.ts';
import { Countries, TariffsOf } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataContext } from './page-data.ts';

/** What the provider asks for in every country of the shop, in the order of the shop. Throws `ProviderFailed`. */
export async function everyTariff({ api, market }: PageDataContext): Promise<Tariff[]> {
  const { availableCountries } = providerData(await api.request(Countries, {})).localization;
  const countries = countryOptions(
    availableCountries.map(({ currency, ...country }) => ({ ...country, currencies: [currency] })),
    market,
  );
  return Promise.all(
    countries.map(async ({ countryCode, countryName }) =>
      tariffOf(
        { code: countryCode, name: countryName },
        providerData(await api.request(TariffsOf, { country: countryCode })),
      ),
    ),
  );
}
