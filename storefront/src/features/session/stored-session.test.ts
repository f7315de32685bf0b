import { expect, test } from 'vitest';
import { isOfSame } from './stored-session.ts';

const renewal = { from: 'old', to: 'new' };

test.each([
  ['nothing was asked for yet', undefined, 'new', { from: undefined, to: 'new' }, false],
  ['it was asked for with this token', 'new', 'new', undefined, true],
  ['the token was renewed since, and a form may be half filled in', 'old', 'new', renewal, true],
  ['somebody else has signed in', 'old', 'theirs', undefined, false],
  ['somebody else has signed in after a renewal', 'old', 'theirs', renewal, false],
])('what a page knows where %s', (_when, asked, token, renewed, isTheirs) => {
  expect(isOfSame(asked, token, renewed)).toBe(isTheirs);
});
