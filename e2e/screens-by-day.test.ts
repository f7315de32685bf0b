import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screensByDay } from './screens-by-day.ts';

const FOLDER = new URL('journeys/', import.meta.url);
const JOURNEYS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.e2e.ts'));

it('leaves no journey to nobody by day', () => {
  expect(JOURNEYS.length).toBeGreaterThan(50);
  const walkedByNobody = JOURNEYS.filter((name) => {
    const source = readFileSync(new URL(name, FOLDER), 'utf8');
    const [screen, second] = screensByDay(name);
    return second === undefined && source.includes(screen === 'phone' ? '@desktop-only' : '@phone-only');
  });
  expect(walkedByNobody).toEqual([]);
});

it('knows files of one name apart by their folders', () => {
  expect(screensByDay('runtime/country.e2e.ts')).toEqual(['phone']);
  expect(screensByDay('everywhere/country.e2e.ts')).toEqual(['desktop']);
  expect(screensByDay('catalogue/wishlist.e2e.ts')).toEqual(['desktop']);
  expect(screensByDay('catalogue/wishlist-sync.e2e.ts')).toEqual(['phone']);
  expect(screensByDay('cart/last-item.e2e.ts')).toEqual(['phone']);
  expect(screensByDay('catalogue/product.e2e.ts')).toEqual(['phone', 'desktop']);
});
