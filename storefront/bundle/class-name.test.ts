import { expect, test } from 'vitest';
import { shortClassNames } from './class-name.ts';

const CSS =
  '.card { animation: rise 1s } .card .title, .card:hover { color: red } @keyframes rise { to { opacity: 1 } }';
const NAMES = ['card', 'title', 'rise'];
const sheetsOf = (count: number): Map<string, string> =>
  new Map(Array.from({ length: count }, (_, index) => [`src/features/part-${index}.module.css`, CSS]));
const sheets = sheetsOf(400);
const [first = ''] = sheets.keys();

function allNames(of: ReadonlyMap<string, string>): Map<string, string> {
  const { nameOf } = shortClassNames(of);
  return new Map([...of.keys()].map((file) => [file, NAMES.map((name) => nameOf(name, file)).join(' ')]));
}

test('every class, id and animation has a name of its own, and its style sheet is known by it', () => {
  const { nameOf, sheetOf } = shortClassNames(sheets);
  const names = [...sheets.keys()].flatMap((file) => NAMES.map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(3 * sheets.size);
  expect(NAMES.map((name) => sheetOf(nameOf(name, first)))).toEqual([first, first, first]);
  expect(sheetOf('ad')).toBeUndefined();
});

test('two characters are enough until half of what they spell is taken, and none begins with an a', () => {
  const lengthsOf = (count: number): Set<number> =>
    new Set([...allNames(sheetsOf(count)).values()].flatMap((names) => names.split(' ').map(({ length }) => length)));
  expect(lengthsOf(500)).toEqual(new Set([2]));
  expect(lengthsOf(600)).toEqual(new Set([3]));
  expect([...allNames(sheetsOf(500)).values()].filter((names) => /\ba/i.test(names))).toEqual([]);
});

test('a name does not depend on the order the files come in', () => {
  expect(allNames(new Map([...sheets].reverse()))).toEqual(new Map([...allNames(sheets)].reverse()));
});

test('a class more in one style sheet leaves the names of nearly all others', () => {
  const before = allNames(sheets);
  const after = allNames(new Map(sheets).set(first, `${CSS} .note { color: red }`));
  const changed = [...before].filter(([file, names]) => after.get(file) !== names);
  expect(after.get(first)).toBe(before.get(first));
  expect(changed.length).toBeLessThanOrEqual(5);
});

test('a class or a style sheet that is not there is a mistake', () => {
  const { nameOf } = shortClassNames(sheets);
  expect(() => nameOf('absent', first)).toThrow('There is no class absent');
  expect(() => nameOf('card', 'elsewhere.module.css')).toThrow('elsewhere.module.css');
});
