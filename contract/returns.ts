import type { SupportedCountry } from './countries.ts';
import { SHOP_ADDRESS } from './shop-address.ts';

/** Why something goes back, as the shopper is asked. */
export const RETURN_REASONS = [
  { id: 'too-small', label: 'Too small' },
  { id: 'too-big', label: 'Too big' },
  { id: 'colour', label: 'Not my colour' },
  { id: 'damaged', label: 'Arrived damaged' },
  { id: 'changed-mind', label: 'Changed my mind' },
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number]['id'];

/** What may be had for a piece that goes back. */
export const RETURN_RESOLUTIONS = ['exchange', 'refund', 'gift-card'] as const;
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number];

/** Where our carrier prints no label: whoever lives there posts the parcel, and is given the postage back. */
export const COUNTRIES_WITHOUT_LABEL: readonly SupportedCountry[] = ['AE', 'IL', 'MX', 'SA', 'TR', 'ZA'];

/** Where parcels come back to. */
export const RETURN_ADDRESS: readonly string[] = ['Bluebird Bay, Returns', 'Warehouse 3', ...SHOP_ADDRESS.slice(1)];
