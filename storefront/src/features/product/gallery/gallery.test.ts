import { expect, it } from 'vitest';
import { pictureInView } from './gallery.tsx';

it.each([
  ['the first', { scrollLeft: 0, scrollWidth: 1950, clientWidth: 390 }, 5, 0],
  ['the nearest while moving', { scrollLeft: 300, scrollWidth: 1950, clientWidth: 390 }, 5, 1],
  ['the last', { scrollLeft: 1560, scrollWidth: 1950, clientWidth: 390 }, 5, 4],
  ['the last of two side by side', { scrollLeft: 1152, scrollWidth: 1920, clientWidth: 768 }, 5, 4],
  ['the second while the rest is on its way', { scrollLeft: 390, scrollWidth: 780, clientWidth: 390 }, 2, 1],
  ['the only one', { scrollLeft: 0, scrollWidth: 390, clientWidth: 390 }, 1, 0],
  ['the first before layout', { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }, 5, 0],
])('shows %s', (_, row, childElementCount, picture) => {
  expect(pictureInView({ ...row, childElementCount })).toBe(picture);
});
