/** What a buyer would rather have at the checkout, as a storefront has told it; kept and shown again. */
export interface BuyerPreferences {
  delivery: DeliveryPreference | null;
  wallet: readonly string[] | null;
}

export interface DeliveryPreference {
  deliveryMethod: readonly ('SHIPPING' | 'PICK_UP' | 'PICKUP_POINT')[];
  pickupHandle: readonly string[];
  coordinates: { countryCode: string; latitude: number; longitude: number } | null;
}

/** Characters of preferences that are kept, as JSON. */
const MAX_PREFERENCES = 2_000;

export const arePreferencesTooLong = (preferences: BuyerPreferences): boolean =>
  JSON.stringify(preferences).length > MAX_PREFERENCES;
