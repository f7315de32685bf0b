import { changeCart } from '../cart/cart-actions.ts';
import { storedCartId } from '../cart/session/stored-cart-id.ts';
import { localValues, tabValues } from '../storage/guarded-storage.ts';
import { SAVED_FORM_KEY } from './bring-back-form.ts';
import { storeChoice } from './chosen-country.ts';
import type { CountryOption } from './country-option.ts';
import { filledForm } from './saved-form.ts';

/** A provider that takes longer to hear of it is told again after the page has been loaded. */
const PATIENCE_MS = 6000;

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * The steps of a change of country (specification §4, ruling D10): the choice is saved, the cart is told, and the page
 * is loaded again with what was filled in and where it was scrolled to. A cart that could not be told is told later.
 */
export async function changeCountry(option: CountryOption): Promise<void> {
  storeChoice(option);
  const { countryCode } = option;
  if (storedCartId(localValues).read())
    await Promise.race([changeCart({ kind: 'tellBuyer', countryCode }), patience()]);
  tabValues.write(SAVED_FORM_KEY, filledForm());
  window.location.reload();
}
