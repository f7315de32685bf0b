import { expect, test } from 'vitest';
import { thumbOf } from './thumb.ts';

test.each([
  ['/pictures/0a/p/triangle/zebra/flat-400@400.webp', '/pictures/0a/p/triangle/zebra/flat-400@160.webp'],
  ['https://cdn.example/a-400.jpg?v=400&width=400', 'https://cdn.example/a-400.jpg?v=400&width=160'],
  ['/pictures/0a/t/zebra@100.webp', '/pictures/0a/t/zebra@160.webp'],
  ['/no-picture.svg', '/no-picture.svg'],
  ['/pictures/0a/p/triangle/zebra/flat-1@800.webp', '/pictures/0a/p/triangle/zebra/flat-1@800.webp'],
])('the thumb of %s', (small, thumb) => expect(thumbOf({ small })).toBe(thumb));
