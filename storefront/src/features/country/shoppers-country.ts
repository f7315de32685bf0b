import type { ShoppersCountry } from '../../page-runtime/router/country-prices.ts';
import { localValues, tabValues } from '../storage/guarded-storage.ts';
import { SAVED_FORM_KEY } from './bring-back-form.ts';
import { COUNTRY_KEY, currentCountry, currentMarket } from './current-country.ts';

const country = currentCountry();

/** The country this document is shown for. */
export const SHOPPERS_COUNTRY: ShoppersCountry = country === currentMarket().home.countryCode ? {} : { code: country };

/** Loads the page again in the country chosen by now, with what was filled in; not before somebody looks. */
async function followChoice(): Promise<void> {
  if (document.visibilityState !== 'visible' || currentCountry() === country) return;
  await import('./saved-form.ts').then(
    ({ filledForm }) => tabValues.write(SAVED_FORM_KEY, filledForm()),
    () => undefined,
  );
  window.location.reload();
}

// The cart is shared by all tabs: a tab that went on showing another country's prices would contradict it.
localValues.watch([COUNTRY_KEY], () => void followChoice());
document.addEventListener('visibilitychange', () => void followChoice());
