import { countryRecord } from '../country/countries.ts';
import type { CountryRecord } from '../country/country-record.ts';
import type { DeliveryMethod } from './delivery-rates.ts';

/** Working days on the road, fewest and most. */
export type DayRange = readonly [fewest: number, most: number];
type Zone = Readonly<Record<Exclude<DeliveryMethod, 'pickup'>, DayRange>>;

const ZONES: Readonly<Record<CountryRecord['delivery'], Zone>> = {
  home: { standard: [3, 5], express: [1, 1] },
  near: { standard: [4, 6], express: [2, 2] },
  europe: { standard: [4, 7], express: [2, 3] },
  asia: { standard: [4, 8], express: [2, 4] },
  far: { standard: [6, 10], express: [3, 5] },
};

/** An order of this hour (UTC; midnight where the parcels are packed) or later leaves on the next working day. */
const LAST_HOUR = 16;
const DAY_MS = 86_400_000;

/** First and last day on which a parcel may arrive, as YYYY-MM-DD. */
export interface Arrival {
  from: string;
  to: string;
}

const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

function nextWorkingDay(day: Date): Date {
  let next = new Date(day.getTime() + DAY_MS);
  while (!isWorkingDay(next)) next = new Date(next.getTime() + DAY_MS);
  return next;
}

function workingDaysAfter(start: Date, days: number): Date {
  let day = start;
  for (let passed = 0; passed < days; passed += 1) day = nextWorkingDay(day);
  return day;
}

/** The day the parcel leaves: nothing leaves at a weekend, or in the evening. */
function departure(ordered: Date): Date {
  return isWorkingDay(ordered) && ordered.getUTCHours() < LAST_HOUR ? ordered : nextWorkingDay(ordered);
}

/** Working days a parcel to a country is on the road, fewest and most. */
export function daysOnTheRoad(method: DeliveryMethod, countryCode: string): DayRange {
  const zone = ZONES[countryRecord(countryCode)?.delivery ?? 'europe'];
  if (method !== 'pickup') return zone[method];
  // nobody has to be found at home
  const [fewest] = zone.standard;
  return [fewest, fewest];
}

/** When an order of this moment arrives in a country. Couriers rest at weekends; public holidays are not known here. */
export function arrivalOf(method: DeliveryMethod, countryCode: string, ordered: Date): Arrival {
  const [fewest, most] = daysOnTheRoad(method, countryCode);
  const leaves = departure(ordered);
  const isoDay = (days: number): string => workingDaysAfter(leaves, days).toISOString().slice(0, 10);
  return { from: isoDay(fewest), to: isoDay(most) };
}
