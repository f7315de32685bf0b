import { expect, it } from 'vitest';
import { medianViolations, sizeViolations, sourceSizeViolations } from './sizes.ts';

const manyIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/part-${index}.ts`);
const short = (): string => 'export {};\n';

it('finds a folder of more files than anybody looks through', () => {
  expect(sizeViolations(manyIn('storefront/src/ui', 31), short)).toEqual([
    'storefront/src/ui/: 31 files, 30 at most; sort them into folders by noun',
  ]);
});

it('counts folders one by one', () => {
  expect(sizeViolations([...manyIn('art-kit/prints', 30), ...manyIn('art-kit/prints/dyes', 30)], short)).toEqual([]);
});

it.each([
  [400, []],
  [401, ['server/start.ts: 401 lines, 400 at most; it holds more than one idea']],
])('a file of %i lines', (lines, complaints) => {
  expect(sizeViolations(['server/start.ts'], () => 'export {};\n'.repeat(lines))).toEqual(complaints);
});

it('finds a room half of which is crumbs, tests and generated files left out', () => {
  const measured = new Map([
    ['server/one.ts', 10],
    ['server/two.ts', 40],
    ['server/three.ts', 90],
    ['server/one.test.ts', 300],
    ['server/generated/types.ts', 300],
    ['emails/one.ts', 5],
  ]);
  expect(medianViolations(measured, { server: 50 }, 40)).toEqual([
    'server/: half of the files are shorter than 40 lines, 50 at least; put them with their readers',
  ]);
  expect(medianViolations(measured, { server: 40 }, 41)).toEqual([
    'the repository: half of the files are shorter than 40 lines, 41 at least; put them with their readers',
  ]);
});

it('finds nothing in the sources as they are', () => {
  expect(sourceSizeViolations()).toEqual([]);
});
