import { expect, it } from 'vitest';
import { lettersToEnd } from './club-explained.tsx';

const TOKEN = `-_${'a'.repeat(30)}`;

it.each([
  [`#no-more-emails=${TOKEN}`, TOKEN],
  [`#no-more-emails=${TOKEN}a`, undefined],
  ['#no-more-emails=', undefined],
  ['#no-more-emails=//evil.example', undefined],
  ['#questions', undefined],
  ['', undefined],
])('the last line of an older letter, %s, ends the letters of its token: %s', (hash, token) => {
  expect(lettersToEnd(hash)).toBe(token);
});
