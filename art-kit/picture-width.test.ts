import { expect, it } from 'vitest';
import { pictureFormat } from './picture-format.ts';
import { parsePictureSpec } from './picture-spec.ts';
import { pictureWidth } from './picture-width.ts';

it.each([
  ['p/triangle/wildflowers/flat-1', 800, 800],
  ['p/triangle/wildflowers/flat-1', 100, undefined],
  ['t/wildflowers', 100, 100],
  ['t/wildflowers', 101, undefined],
  ['s/hero', 1920, 1920],
  ['s/hero', Number.NaN, undefined],
  ['d/imani/self', 600, 600],
  ['d/imani/triangle/angel', 300, 300],
  ['d/imani/self', 1920, undefined],
  ['c/shades/coral', 200, 200],
  ['c/shades/coral', 400, undefined],
])('%s at %d is served at %s', (path, pixels, width) => {
  const spec = parsePictureSpec(path);
  expect(spec && pictureWidth(spec, pixels)).toBe(width);
});

it.each([
  ['s/hero', 'avif', 'avif'],
  ['s/hero', 'webp', 'webp'],
  ['s/hero', 'gif', undefined],
  ['p/triangle/wildflowers/flat-1', 'avif', undefined],
  ['d/imani/self', 'avif', undefined],
])('%s as %s comes as %s', (path, name, format) => {
  const spec = parsePictureSpec(path);
  expect(spec && pictureFormat(spec, name)).toBe(format);
});
