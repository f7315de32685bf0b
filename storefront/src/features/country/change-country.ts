import { changeCartCountry } from '../cart/change-country.ts';
import { storeChoice } from './chosen-country.ts';
import type { CountryOption } from './country-option.ts';
import { saveForm } from './saved-form.ts';

/** A provider that takes longer to hear of it is told again after the page has been loaded. */
const PATIENCE_MS = 6000;

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * The steps of a change of country (specification §4, ruling D10): the choice is saved, the cart is told, and the page
 * is loaded again with what was filled in and where it was scrolled to. A cart that could not be told is told later.
 */
export async function changeCountry(option: CountryOption): Promise<void> {
  storeChoice(option);
  await Promise.race([changeCartCountry(option.countryCode), patience()]);
  saveForm();
  window.location.reload();
}
