import type { DeliveryMethod } from './delivery-rates.ts';

/** Working days on the road, fewest and most. */
export type DayRange = readonly [fewest: number, most: number];
type Zone = Readonly<Record<Exclude<DeliveryMethod, 'pickup'>, DayRange>>;

const HOME: Zone = { standard: [3, 5], express: [1, 1] };
const NEAR: Zone = { standard: [4, 6], express: [2, 2] };
const EUROPE: Zone = { standard: [4, 7], express: [2, 3] };
const ASIA: Zone = { standard: [4, 8], express: [2, 4] };
const FAR: Zone = { standard: [6, 10], express: [3, 5] };

/** How far away each country is; a country that is not named is in Europe. */
const ZONES: Readonly<Record<string, Zone>> = {
  US: HOME,
  PH: HOME,
  AU: HOME,
  GB: HOME,
  CA: NEAR,
  IE: NEAR,
  NZ: NEAR,
  SG: NEAR,
  HK: ASIA,
  JP: ASIA,
  KR: ASIA,
  MY: ASIA,
  TH: ASIA,
  TW: ASIA,
  VN: ASIA,
  AE: FAR,
  IL: FAR,
  MX: FAR,
  SA: FAR,
  TR: FAR,
  ZA: FAR,
};

/** An order of this hour (UTC) or later leaves on the next working day. */
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
  const zone = ZONES[countryCode] ?? EUROPE;
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
