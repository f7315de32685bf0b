import { expect, it } from 'vitest';
import { pictureWidth } from './image.ts';

const product = { spec: 'p/triangle/wildflowers/flat-3', width: 800, height: 1000 };
const print = { spec: 't/wildflowers', width: 400, height: 400 };

it.each([
  [undefined, 800],
  [{ maxWidth: 100 }, 400],
  [{ maxWidth: 400 }, 400],
  [{ maxWidth: 401 }, 800],
  [{ maxWidth: 400, scale: 2 }, 800],
  [{ maxWidth: 5000 }, 1200],
  [{ maxHeight: 500 }, 400],
  [{ maxHeight: 1000, maxWidth: 400 }, 400],
  [{ maxWidth: null, scale: 1 }, 800],
  [{ maxWidth: 400, maxHeight: 900 }, 400],
  [{ maxWidth: 400, maxHeight: 900, crop: 'CENTER' }, 800],
  [{ maxWidth: 96, maxHeight: 96, scale: 2, crop: 'CENTER' }, 400],
])('for %o draws %i pixels', (requested, width) => expect(pictureWidth(requested, product)).toBe(width));

it('draws a print small enough for a dot', () => {
  expect(pictureWidth({ maxWidth: 100 }, print)).toBe(100);
  expect(pictureWidth({ maxWidth: 101 }, print)).toBe(400);
});

it('shows a picture of unknown size in the plain width', () => {
  expect(pictureWidth(undefined, { ...product, width: null, height: null })).toBe(800);
});
