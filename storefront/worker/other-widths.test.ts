import { expect, test } from 'vitest';
import { otherWidths } from './other-widths.ts';

test('a picture that was taken along in one width is found under all of them', () => {
  const base = 'https://shop.example/pictures/0a1b2c/p/triangle/limes/flat-3';
  expect(otherWidths(`${base}@800.webp?again=0`)).toEqual(
    ['400', '1200', '1920', '100'].map((w) => `${base}@${w}.webp`),
  );
  expect(otherWidths('/pictures/0a1b2c/s/hero@1200.avif')[2]).toBe('/pictures/0a1b2c/s/hero@1200.webp');
  expect(otherWidths('https://cdn.example/a.jpg')).toEqual([]);
});
