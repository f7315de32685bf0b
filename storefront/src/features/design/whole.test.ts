import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** What cannot be seen by itself: a boundary, words for screen readers, where toasts stand, what dialogs and drawers share. */
const UNSEEN = ['error-boundary.tsx', 'visually-hidden.tsx', 'toast-host.tsx', 'modal.module.css'];

const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: SRC })
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n');

it('the page of parts shows every part of ui/', () => {
  const design = textOf('{features/design/*.tsx,pages/system/design-page.tsx}');
  const parts = textOf('ui/**/*.tsx');
  // A sheet that belongs to a part is seen with it.
  const all = globSync('ui/**/*.{tsx,module.css}', { cwd: SRC })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
    .filter((file) => file.endsWith('.tsx') || !parts.includes(`/${basename(file)}'`));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((file) => !UNSEEN.includes(basename(file)) && !design.includes(`/${file}'`))).toEqual([]);
});
