import { seedOf } from './seeding/seeded.ts';

const OPENING_DAY = Date.UTC(2026, 2, 1);
const NEWEST_DAY = Date.UTC(2026, 10, 12);
const DAY_MS = 86_400_000;

/** When a product came into the shop, 'YYYY-MM-DD': new ones within one week, the others over the months before. */
export function arrivedOn(handle: string, isNew: boolean): string {
  const seed = seedOf(`day ${handle}`);
  const day = isNew ? NEWEST_DAY + (seed % 7) * DAY_MS : OPENING_DAY + (seed % 240) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}
