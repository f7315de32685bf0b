import { expect, test } from 'vitest';
import { emailProblem, fieldProblems, outcomeProblems } from './problems.ts';

const NAMES = ['email', 'password'] as const;

test('an action that has worked leaves no problem', async () => {
  expect(await outcomeProblems(true, NAMES)).toBeUndefined();
});

test('no answer is said above the fields, and nobody claims to know what came of it', async () => {
  const problems = await outcomeProblems(undefined, NAMES);
  expect(problems).toEqual({ fields: {}, form: expect.stringContaining('could not reach the bay') });
  expect(problems?.form).not.toContain('changed');
});

test('errors go to the fields they name, the first of each, and in plain words', async () => {
  const problems = await outcomeProblems(
    [
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
      { code: 'INVALID', field: ['input', 'email'], message: 'Email is invalid' },
      { code: 'TOO_SHORT', field: ['input', 'password'], message: 'Password is too short' },
      { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
      { field: ['input'], message: 'Something new' },
    ],
    NAMES,
  );
  expect(problems?.fields).toEqual({
    email: expect.stringContaining('account with this email already'),
    password: expect.stringContaining('too short'),
  });
  expect(problems?.form).toContain('do not match');
});

test('fields without a problem are left out', () => {
  expect(fieldProblems({ email: undefined, password: undefined })).toBeUndefined();
  expect(fieldProblems({ email: 'no', password: undefined })).toEqual({ fields: { email: 'no' } });
});

test.each(['marina.costa@example.com', ' ana@b.co ', 'ü@straße.de'])('%s could be an email', (email) => {
  expect(emailProblem(email)).toBeUndefined();
});

test.each([
  ['', 'Enter your email.'],
  ['   ', 'Enter your email.'],
  ['marina', 'Enter an email like marina@example.com.'],
  ['a@b@c.de', 'Enter an email like marina@example.com.'],
  ['a b@c.de', 'Enter an email like marina@example.com.'],
  ['@c.de', 'Enter an email like marina@example.com.'],
  ['marina.costa@example', 'This email is missing its ending, for example .com.'],
  ['marina.costa@example.', 'This email is missing its ending, for example .com.'],
])('%o: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
