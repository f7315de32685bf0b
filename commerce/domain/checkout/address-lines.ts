import { addressRule, countryOf } from '../country/countries.ts';
import type { Address } from './address.ts';
import { regionsOf } from './regions.ts';

/** The region as the label shows it: a short code where the post uses one ('CA', 'NSW'), else the name. */
function regionText({ countryCode, region }: Address): string {
  const known = regionsOf(countryCode).find(({ code }) => code === region);
  if (!known) return region;
  return known.code.includes('-') ? known.name : known.code;
}

function placeLine(address: Address): string {
  const { city, postcode } = address;
  const region = regionText(address);
  if (addressRule(address.countryCode).postcodeFirst) {
    const place = [postcode, city].filter(Boolean).join(' ');
    return region ? `${place} (${region})` : place;
  }
  return [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** An address as it goes on a label, one string a line. */
export function addressLines(address: Address): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    placeLine(address),
    countryOf(address.countryCode)?.name ?? address.countryCode,
  ].filter((line) => line.trim() !== '');
}
