import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftByPhones, walkedOnDesktop } from './screens-by-day.ts';

it('names journeys that are there, and has each walked on the screen that the other leaves it to', () => {
  expect(leftByPhones.length).toBeGreaterThan(0);
  for (const name of leftByPhones) {
    const path = name.replace('**/', '');
    expect(readFileSync(new URL(path, import.meta.url), 'utf8'), path).not.toContain('@phone-only');
    expect(`desktop ${path} a journey`).toMatch(walkedOnDesktop);
  }
});

it('tells journeys of one name apart, and follows what a journey says of itself', () => {
  expect('desktop journeys/everywhere/country.e2e.ts a journey').toMatch(walkedOnDesktop);
  expect('desktop journeys/runtime/country.e2e.ts a journey').not.toMatch(walkedOnDesktop);
  expect('desktop journeys/catalogue/wishlist-sync.e2e.ts a journey').not.toMatch(walkedOnDesktop);
  expect('desktop journeys/catalogue/prints.e2e.ts forty keys @desktop-only').toMatch(walkedOnDesktop);
});
