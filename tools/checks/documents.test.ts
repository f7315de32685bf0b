import { expect, it } from 'vitest';
import { documentViolations } from './documents.ts';

it('finds a file that a document names and nobody has', () => {
  const text = 'See\n`tools/check.ts`, `tools/gone.ts`, `server/pages/`, `server/cellar/`.';
  expect(documentViolations(['README.md'], () => text)).toEqual([
    'README.md:2: there is no tools/gone.ts',
    'README.md:2: there is no server/cellar/',
  ]);
});

it('leaves alone what is no file of the repository', () => {
  const text =
    '`content/pages/<name>.mdx`, `p/triangle/passionfruit/flat-3`, `art-kit/garments/*.ts`, `npm/run`, `/app/data/x`';
  expect(documentViolations(['README.md'], () => text)).toEqual([]);
});

it('finds nothing in the documents as they are', () => {
  expect(documentViolations()).toEqual([]);
});
