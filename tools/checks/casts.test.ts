import { expect, it } from 'vitest';
import { castViolations } from './casts.ts';

const saidOf = (text: string, file = 'server/read.ts'): string[] => castViolations([file], () => text);

it.each([
  'const row = read() as Row;',
  'const client = read() as pg.Client;',
  'const input = read() as v.InferOutput<typeof Input>;',
  'const rest = read() as object;',
  'const key = read() as symbol;',
  "const colour = read() as 'red';",
  'const both = read() as unknown as Row;',
  'const row = <Row>read();',
  'const rows = read() as [Row];',
])('finds %s', (text) => {
  const [first] = saidOf(`// a line before it\n${text}\n`);
  expect(first).toBe(`server/read.ts:2: a cast: ${text}`);
});

it('says which line of an expression over several it is', () => {
  expect(saidOf('const row = (\n  read()\n) as Row;\nconst next = 1;\n')).toEqual([
    'server/read.ts:3: a cast: ) as Row;',
  ]);
});

it.each([
  'const COLOURS = ["red", "blue"] as const;',
  "import { at as placeOf } from './at.ts';",
  "import * as v from 'valibot';",
  'export { one as another };',
  '// as Row it would not do',
  'const SQL = `select count(*) as Total from (select 1) as Row`;',
  'const text = "as Row";',
  'const row = read() satisfies Row;',
  'const first = <Row,>(rows: readonly Row[]) => rows[0];',
])('says nothing of %s', (text) => {
  expect(saidOf(text)).toEqual([]);
});

it('leaves tests alone', () => {
  expect(saidOf('const row = read() as Row;', 'server/read.test.ts')).toEqual([]);
});

it('finds nothing in the sources as they are', () => {
  expect(castViolations()).toEqual([]);
});
