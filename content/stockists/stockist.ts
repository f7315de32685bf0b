/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a shop is open: days with the same hours, `HH:MM` by the clock of the place. Days that are not named are closed. */
export interface OpeningHours {
  days: readonly Weekday[];
  from: string;
  to: string;
}

/** A shop that sells some of our things. */
export interface Stockist {
  name: string;
  street: string;
  town: string;
  /** ISO 3166, two letters. */
  country: string;
  /** 'Europe/Lisbon' */
  timeZone: string;
  latitude: number;
  longitude: number;
  hours: readonly OpeningHours[];
  /** What they carry, or what one should know. */
  note: string;
}

const TO_SATURDAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6];

/** The same hours from one weekday to another. */
export function open(days: readonly [first: Weekday, last: Weekday], from: string, to: string): OpeningHours {
  const [first, last] = days;
  return { days: [...TO_SATURDAY, 7 as const].filter((day) => day >= first && day <= last), from, to };
}
