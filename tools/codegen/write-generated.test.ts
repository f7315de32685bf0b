import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeGenerated } from './write-generated.ts';

const folder = mkdtempSync(join(tmpdir(), 'bluebird-bay-generated-'));
const file = join(folder, 'generated', 'types.ts');
afterAll(() => rmSync(folder, { recursive: true }));

it('a file that says what it is to say is not written again, one that says something else is', () => {
  writeGenerated(file, 'export type A = 1;\n');
  utimesSync(file, 1, 1);
  writeGenerated(file, 'export type A = 1;\n');
  expect(statSync(file).mtimeMs).toBe(1_000);
  writeGenerated(file, 'export type A = 2;\n');
  expect(readFileSync(file, 'utf8')).toBe('export type A = 2;\n');
});
