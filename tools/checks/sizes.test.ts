import { expect, it } from 'vitest';
import { sizeViolations } from './sizes.ts';

const manyIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/part-${index}.ts`);
const short = (): string => 'export {};\n';

it('finds a folder of more files than anybody looks through', () => {
  expect(sizeViolations(manyIn('storefront/src/ui', 41), short)).toEqual([
    'storefront/src/ui/: 41 files, 40 at most; sort them into folders by noun',
  ]);
});

it('counts folders one by one', () => {
  expect(sizeViolations([...manyIn('art-kit/prints', 40), ...manyIn('art-kit/prints/dyes', 40)], short)).toEqual([]);
});

it.each([
  [400, []],
  [401, ['server/start.ts: 401 lines, 400 at most; it holds more than one idea']],
])('a file of %i lines', (lines, complaints) => {
  expect(sizeViolations(['server/start.ts'], () => 'export {};\n'.repeat(lines))).toEqual(complaints);
});

it('finds nothing in the sources as they are', () => {
  expect(sizeViolations()).toEqual([]);
});
