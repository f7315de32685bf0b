import { expect, it } from 'vitest';
import { jsonViolations } from './json.ts';

const saidOf = (text: string, file = 'server/read.ts'): string[] => jsonViolations([file], () => text);

it.each([
  'const cart: Cart = JSON.parse(text);',
  'const { id } = JSON.parse(text);',
  'return JSON.parse(text).data;',
  'function cartIn(text: string): Cart {\n  return JSON.parse(text);\n}',
  'function read(text: string): unknown {\n  return 1;\n}\nfunction cartIn(text: string): Cart {\n  return JSON.parse(text);\n}',
  'let cart: Cart;\ncart = JSON.parse(text);',
  'const [first] = Object.values(JSON.parse(text));',
  'lines.map((line) => JSON.parse(line));',
  'const cart: Cart = Object(JSON.parse(text));',
])('finds %s', (text) => {
  expect(saidOf(`// a line before it\n${text}\n`)).toEqual([
    expect.stringMatching(/^server\/read\.ts:\d+: JSON\.parse/),
  ]);
});

it.each([
  'const cart: unknown = JSON.parse(text);',
  'const { id }: Record<string, unknown> = Object(JSON.parse(text));',
  'function parsed(text: string): unknown {\n  try {\n    return JSON.parse(text);\n  } catch {}\n}',
  'const cart = v.parse(\n  Cart,\n  JSON.parse(text),\n);',
  'return cartOf(JSON.parse(text));',
  'try {\n  JSON.parse(text);\n} catch {}',
  'const SCRIPT = `const cart=JSON.parse(text)`;',
])('says nothing of %s', (text) => {
  expect(saidOf(text)).toEqual([]);
});

it('leaves tests alone', () => {
  expect(saidOf('const { id } = JSON.parse(text);', 'server/read.test.ts')).toEqual([]);
});

it('finds nothing in the sources as they are', () => {
  expect(jsonViolations()).toEqual([]);
});
