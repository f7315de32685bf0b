import { expect, it } from 'vitest';
import { collectionsOfKind } from './collections-of-kind.ts';

it.each([
  ['top', ['all', 'tops']],
  ['towel', ['accessories', 'towels']],
  ['board-shorts', ['mens-collection']],
  ['gift-card', []],
])('a %s stands in %o', (kind, handles) => {
  expect(collectionsOfKind(kind).map((collection) => collection.handle)).toEqual(handles);
});
