import { expect, it } from 'vitest';
import { pictureWidth } from './picture-width.ts';

const product = { width: 800, height: 1000 };

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
])('for %o draws %i pixels', (wanted, width) => expect(pictureWidth(wanted, product)).toBe(width));

it('shows a picture of unknown size in the plain width', () => {
  expect(pictureWidth(undefined, { width: null, height: null })).toBe(800);
});
