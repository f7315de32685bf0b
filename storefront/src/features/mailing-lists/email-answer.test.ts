import { expect, it } from 'vitest';
import { emailLink } from './email-answer.tsx';

it.each([
  ['#confirm=abc', { token: 'abc', wanted: true }],
  ['#leave=abc', { token: 'abc', wanted: false }],
  ['', undefined],
  ['#what-happens-next', undefined],
  ['#confirm=', undefined],
])('the address with %j asks for %j', (hash, link) => expect(emailLink(hash)).toEqual(link));
