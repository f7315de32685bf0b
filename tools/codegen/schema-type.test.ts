import { expect, it } from 'vitest';
import { schemaType } from './schema-type.ts';

it.each([
  [{ type: 'string', pattern: '^a' }, 'string'],
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ const: true }, 'true'],
  [{ enum: ['newest', 'helpful'] }, '"newest" | "helpful"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { type: 'number' } }, 'ReadonlyArray<number>'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, 'readonly [string, number]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] },
    '{ readonly "a": string; readonly "b"?: number; }',
  ],
])('%j is %s', (schema, type) => expect(schemaType(schema)).toBe(type));

it('guesses nothing', () => expect(() => schemaType({ type: 'date' })).toThrow('There is no type'));
