import { expect, test } from 'vitest';
import { kindName } from './kind-name.ts';

test.each([
  ['top', 'Tops'],
  ['bottoms', 'Bottoms'],
  ['one-piece', 'One-pieces'],
  ['dress', 'Dresses'],
  ['pouch', 'Pouches'],
  ['scarf', 'Scarves'],
  ['tote-bag', 'Tote bags'],
  ['swim-shorts', 'Swim shorts'],
  ['puffer-jacket', 'Puffer jackets'],
])('%s are %s', (kind, name) => {
  expect(kindName(kind)).toBe(name);
});
