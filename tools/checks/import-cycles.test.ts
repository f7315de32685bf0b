import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';

const graph = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

test.each<[string, Record<string, string[]>, string[][]]>([
  ['none in a tree', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['two that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  [
    'a longer one behind files that are in none',
    { a: ['b'], b: ['c'], c: ['d'], d: ['b'], e: ['a'] },
    [['b', 'c', 'd']],
  ],
  [
    'two of them, apart',
    { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['two that share a file as one', { a: ['b'], b: ['a', 'c'], c: ['b'] }, [['a', 'b', 'c']]],
  ['none by way of what is not ours', { a: ['b'], c: ['b'] }, []],
])('finds %s', (_name, imports, circles) => {
  expect(
    importCycles(graph(imports))
      .map((circle) => circle.toSorted())
      .toSorted(),
  ).toEqual(circles);
});
