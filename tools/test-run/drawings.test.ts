import { expect, it } from 'vitest';
import { drawingsVersion } from './drawings.ts';

it('the same drawings have the same version', () => {
  expect(drawingsVersion()).toBe(drawingsVersion());
});
