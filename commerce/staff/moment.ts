/** A moment as staff read it: '2026-12-01 10:00 UTC'. */
export const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
