import { expect, test } from 'vitest';
import { shortClassNames } from './class-name.ts';

const CSS =
  '.card { animation: rise 1s } .card .title, .card:hover { color: red } @keyframes rise { to { opacity: 1 } }';
const files = Array.from({ length: 1000 }, (_, index) => `src/features/part-${index}.module.css`);
const [first = '', second = ''] = files;

test('a class has the letters of its style sheet and its place in there', () => {
  const name = shortClassNames(files);
  expect(name('card', first, CSS)).toMatch(/^[A-Za-z]{3,4}0$/);
  expect(name('title', first, CSS)).toBe(name('card', first, CSS).replace(/0$/, '1'));
  expect(name('rise', first, CSS)).toBe(name('card', first, CSS).replace(/0$/, '2'));
});

test('no two style sheets give one name', () => {
  const name = shortClassNames(files);
  expect(new Set(files.map((file) => name('card', file, CSS))).size).toBe(files.length);
});

test('more letters are spent only where fewer are taken', () => {
  const name = shortClassNames(files);
  const lengths = new Set(files.map((file) => name('card', file, CSS).length - 1));
  expect(lengths).toEqual(new Set([3, 4]));
});

test('a name does not depend on the order the files come in, nor on what stands in others', () => {
  const forwards = shortClassNames(files);
  const backwards = shortClassNames(files.toReversed());
  expect(files.map((file) => backwards('card', file, CSS))).toEqual(files.map((file) => forwards('card', file, CSS)));
  expect(shortClassNames([first, second])('card', first, CSS)).toBe(forwards('card', first, CSS));
});

test('a class or a style sheet that is not there is a mistake', () => {
  const name = shortClassNames(files);
  expect(() => name('absent', first, CSS)).toThrow('There is no class absent');
  expect(() => name('card', 'elsewhere.module.css', CSS)).toThrow('elsewhere.module.css');
});
