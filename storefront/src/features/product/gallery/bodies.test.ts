import { expect, it } from 'vitest';
import { bodiesIn } from './bodies.ts';

const at = (view: string) => ({ small: `/pictures/0a/p/triangle/zebra/${view}@400.webp` });
const pictures = [at('flat-3'), at('model-3-freya'), at('back-3-freya'), at('model-3-yuna'), at('close-3')];
const models = JSON.stringify([
  { person: 'freya', name: 'Freya', height: '5′8″', size: 'XXL' },
  { person: 'yuna', name: 'Yuna', height: '5′5″', size: 'S' },
  { person: 'luz', name: 'Luz', height: '5′4″', size: 'L' },
]);

it('finds who is pictured in which size, smallest first', () => {
  expect(bodiesIn(pictures, models)).toEqual([
    { picture: 3, size: 'S', name: 'Yuna', height: '5′5″' },
    { picture: 1, size: 'XXL', name: 'Freya', height: '5′8″' },
  ]);
});

it('offers no choice of one body', () => {
  expect(bodiesIn(pictures.slice(0, 3), models)).toEqual([]);
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no list', '{"person":"freya"}'],
  ['strangers', '[{"person":1},null,"freya"]'],
])('makes nothing of %s', (_, value) => {
  expect(bodiesIn(pictures, value)).toEqual([]);
});
