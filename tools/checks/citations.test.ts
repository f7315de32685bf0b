import { expect, it } from 'vitest';
import { citationViolations } from './citations.ts';

it('finds a row that is cited and that nobody has written', () => {
  const text = '/** Adds a line (CRT-033). */\n// As ' + 'CRT-' + '999 has it; UTF-8 and RFC-3986 are no rows.';
  expect(citationViolations(['cart.ts'], () => text)).toEqual([
    'cart.ts:2: the requirements have no ' + 'CRT-' + '999',
  ]);
});

it('finds nothing in the files as they are', () => {
  expect(citationViolations()).toEqual([]);
});
