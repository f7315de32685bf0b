import { expect, test } from 'vitest';
import { emailProblem } from './email-problem.ts';

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
