import { countryOptions } from '../features/country/country-option.ts';
import { deliveryPromise, promisedAmount } from '../features/delivery/delivery-promise.ts';
import type { DeliveryRow } from '../features/delivery/delivery-table.tsx';
import type { ShippingPageData } from '../pages/words/shipping-page.tsx';
import { Countries, DeliveryTo } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder } from './page-data.ts';
import { textPageData } from './text/text-page-data.ts';

/** What the provider promises every country of the shop; one it promises nothing is not in the table. */
export const shippingPageData: PageDataBuilder<ShippingPageData> = async (context, params, path) => {
  const { api, market } = context;
  const page = await textPageData(context, params, path);
  if (!page) return undefined;
  const { availableCountries } = providerData(await api.request(Countries, {})).localization;
  const countries = countryOptions(
    availableCountries.map(({ currency, ...country }) => ({ ...country, currencies: [currency] })),
    market,
  );
  const rows = await Promise.all(
    countries.map(async ({ countryCode, countryName }): Promise<DeliveryRow | undefined> => {
      const { shop } = providerData(await api.request(DeliveryTo, { country: countryCode }));
      const standard = deliveryPromise(shop.standard?.value);
      const express = deliveryPromise(shop.express?.value);
      const freeFrom = promisedAmount(shop.freeFrom?.value);
      return standard && express && freeFrom && { code: countryCode, name: countryName, standard, express, freeFrom };
    }),
  );
  return { page, rows: rows.filter((row) => row !== undefined) };
};
