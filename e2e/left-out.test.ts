import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOT_ELSEWHERE, whyNotElsewhere } from './elsewhere-journeys.ts';
import { NOT_IN_FIREFOX, whyNotInFirefox } from './firefox-journeys.ts';

it.each([
  ...NOT_ELSEWHERE.map((journey) => ({ ...journey, whyNot: whyNotElsewhere })),
  ...NOT_IN_FIREFOX.map((journey) => ({ ...journey, whyNot: whyNotInFirefox })),
])('$file $test is a journey, and it is said why it is not walked there', ({ file, test = '', why, whyNot }) => {
  const text = readFileSync(new URL(`journeys/${file}.e2e.ts`, import.meta.url), 'utf8');
  expect(text).toContain(test);
  expect(why).toMatch(/^[A-Z].{15,}\.$/s);
  expect(whyNot(`/shop/e2e/journeys/${file}.e2e.ts`, `${test} and so on`)).toBe(why);
});

it.each([
  ['cart/cart', 'quantity, removal and the cart page follow each other'],
  ['catalogue/product', 'what was looked at comes back'],
])('walks %s %s', (file, name) => {
  const path = `/shop/e2e/journeys/${file}.e2e.ts`;
  expect([whyNotElsewhere(path, name), whyNotInFirefox(path, name)]).toEqual([undefined, undefined]);
});
