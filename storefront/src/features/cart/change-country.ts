import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { act } from './cart-actions.ts';
import { storedCartId } from './stored-cart-id.ts';

/**
 * Tells the cart that the shopper has chosen a country: its buyer identity changes, and the cart comes back in that
 * country's prices. Never fails: a cart that could not be told is told at its next look-up. Save the choice first, wait
 * for this, then reload.
 */
export async function changeCartCountry(countryCode: CountryCode): Promise<void> {
  if (!storedCartId(localValues).read()) return;
  await act('cart', async (session) => {
    await session.changeCountry(countryCode);
    return null;
  });
}
