import { expect, it } from 'vitest';
import { brushed } from './shade.ts';

it('a dry brush skips along the edge of a shade and nowhere else', () => {
  for (const grain of [-3, -2.2, 0, 2.2, 3]) {
    expect(brushed(0, grain)).toBe(0);
    expect(brushed(255, grain)).toBe(1);
  }
  expect(brushed(150, -2)).toBeLessThan(brushed(150, 2));
});
