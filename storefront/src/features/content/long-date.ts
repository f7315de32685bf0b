/** '2026-11-22' -> '22 November 2026', the same in every browser and time zone. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
