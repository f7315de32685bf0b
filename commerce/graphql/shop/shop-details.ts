import { COUNTRIES } from '../../domain/country/countries.ts';
import { CURRENCY_CODES } from '../../domain/money/currencies.ts';
import { VENDOR } from '../../domain/search/vendor.ts';

/** What the shop says of itself. */
export interface ShopDetails {
  name: string;
  description: string;
  /** The currency prices are made in; others follow from the price table. */
  currency: string;
  country: string;
  currencies: readonly string[];
  shipsTo: readonly string[];
  slogan: string;
  /** Behind and in front, as the shop's pages have them. */
  colours: { primary: readonly [string, string]; secondary: readonly [string, string] };
}

export const SHOP: ShopDetails = {
  name: VENDOR,
  description: 'Swimwear, beachwear and what goes with them, in prints drawn in-house.',
  currency: 'USD',
  country: 'US',
  currencies: CURRENCY_CODES,
  shipsTo: COUNTRIES.map((country) => country.code),
  slogan: "Sun's out, prints out.",
  colours: { primary: ['#17305f', '#ffffff'], secondary: ['#ffd66b', '#17305f'] },
};
