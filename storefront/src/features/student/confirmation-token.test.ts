import { expect, it } from 'vitest';
import { confirmationToken } from './student-form.tsx';

it.each([
  ['#confirm=abc_-9', 'abc_-9'],
  ['', undefined],
  ['#', undefined],
  ['#confirm=', undefined],
  ['#reviews', undefined],
])('%j holds %j', (hash, token) => expect(confirmationToken(hash)).toBe(token));
