import { expect, it } from 'vitest';
import { pageRequest } from './page-of-list.ts';

const cursor = (key: unknown): string => Buffer.from(JSON.stringify([key, 7])).toString('base64url');

it.each([
  ['bigint', '4600'],
  ['text', 'Kaila'],
  ['timestamptz', '2026-11-20 10:00:00+00'],
  ['timestamptz', '2024-02-29 23:59:59.123456+05:30'],
  ['timestamptz', '0099-01-01 00:00:00-08'],
] as const)('reads a cursor of a list by %s: %s', (keyType, key) =>
  expect(pageRequest({ first: 2, after: cursor(key) }, keyType)).toEqual({
    limit: 2,
    backward: false,
    from: { key, id: 7 },
  }),
);

it.each([
  ['bigint', '46.00'],
  ['bigint', 'Kaila'],
  ['text', 'a\0b'],
  ['text', 4600],
  ['timestamptz', '4600'],
  // dates that look like dates: the database would have to refuse them
  ['timestamptz', '2026-13-01 00:00:00+00'],
  ['timestamptz', '2026-02-30 00:00:00+00'],
  ['timestamptz', '2026-11-20 25:00:00+00'],
  ['timestamptz', '2026-11-20 10:00:00+99'],
  ['timestamptz', '0000-01-01 00:00:00+00'],
] as const)('refuses a cursor of a list by %s: %s', (keyType, key) =>
  expect(() => pageRequest({ first: 2, after: cursor(key) }, keyType)).toThrow('Malformed cursor'),
);
