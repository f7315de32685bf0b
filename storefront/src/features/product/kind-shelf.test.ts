import { expect, it } from 'vitest';
import { shelvesOf } from './kind-shelf.ts';

it.each([
  ['top', ['all', 'tops']],
  ['towel', ['accessories', 'towels']],
  ['board-shorts', ['mens-collection']],
  ['gift-card', []],
])('a %s stands in %o', (kind, handles) => {
  expect(shelvesOf(kind).map((shelf) => shelf.handle)).toEqual(handles);
});
