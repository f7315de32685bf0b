import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from './build-files.ts';
import { INPUTS } from './build-inputs.ts';

const RELATIVE_IMPORT = /^(?:import|export|\}) ?.*from '(\.{1,2}\/[^']+\.tsx?)';$/gm;
/** What the code generator asks of these rooms are types alone, which no build holds. */
const TYPES_ALONE = /^(?:services|commerce)\//;

function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(join(REPOSITORY, file), 'utf8').matchAll(RELATIVE_IMPORT))
    withImports(relative(REPOSITORY, join(REPOSITORY, dirname(file), name)), seen);
  return seen;
}

it.each(['storefront/vite.config.ts', 'tools/codegen.ts'])(
  'everything %s imports is an input of the build',
  (start) => {
    const isInput = (file: string): boolean => INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
    const files = [...withImports(start)].filter((file) => !TYPES_ALONE.test(file));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !isInput(file))).toEqual([]);
  },
);
