import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOT_ELSEWHERE, notElsewhere } from './elsewhere-journeys.ts';

it.each(NOT_ELSEWHERE)('$file $test is a journey, and it is said why it is not walked elsewhere', (journey) => {
  const { file, test = '', why } = journey;
  const text = readFileSync(new URL(`journeys/${file}.e2e.ts`, import.meta.url), 'utf8');
  expect(text).toContain(test);
  expect(why).toMatch(/^[A-Z].{15,}\.$/s);
  expect(`phone journeys/${file}.e2e.ts ${test} and so on`).toMatch(notElsewhere);
});

it('leaves nothing else out', () => {
  expect('phone journeys/cart/cart.e2e.ts quantity, removal and the cart page follow each other').not.toMatch(
    notElsewhere,
  );
  expect('desktop journeys/catalogue/product.e2e.ts what was looked at comes back').not.toMatch(notElsewhere);
});
