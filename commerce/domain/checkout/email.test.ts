import { expect, it } from 'vitest';
import { emailProblem } from './email.ts';

it.each(['marina@example.com', 'm.costa+bay@mail.example.co.uk', 'zoë@exämple.de'])('%s is fine', (email) =>
  expect(emailProblem(email)).toBeUndefined(),
);

it.each(['', 'marina', 'marina@', 'marina@example', '@example.com', 'a b@example.com', 'a@b@example.com', 'x@y..com'])(
  '"%s" is not',
  (email) => expect(emailProblem(email)).toMatch(/email/),
);

it('has an end', () => expect(emailProblem(`${'a'.repeat(250)}@example.com`)).toBe('Keep it to 254 characters.'));
