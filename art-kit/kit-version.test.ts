import { expect, it } from 'vitest';
import { kitVersion } from './kit-version.ts';

it('the kit version fits into an address and stays the same', () => {
  expect(kitVersion()).toMatch(/^[0-9a-f]{10}$/);
  expect(kitVersion()).toBe(kitVersion());
});
