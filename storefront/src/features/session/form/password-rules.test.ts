import { expect, test } from 'vitest';
import { newPasswordProblem, passwordRules } from './password-rules.tsx';

const isMet = (password: string, email?: string): boolean[] => passwordRules(password, email).map((rule) => rule.isMet);

test('rules are kept one by one while somebody types', () => {
  expect(isMet('')).toEqual([false, false, false]);
  expect(isMet('seabr')).toEqual([false, true, true]);
  expect(isMet('seabreeze ')).toEqual([true, false, true]);
  expect(isMet('saltwater')).toEqual([true, true, true]);
  expect(isMet('Marina@Example.com', 'marina@example.com ')).toEqual([true, true, false]);
});

test('an emoji is one character', () => {
  expect(isMet('🌊🌊🌊🌊')).toEqual([false, true, true]);
  expect(isMet('🌊🌊🌊🌊🌊🌊🌊🌊')[0]).toBe(true);
});

test('what is not kept is said once somebody is done', () => {
  expect(newPasswordProblem('saltwater')).toBeUndefined();
  expect(newPasswordProblem('')).toBe('Choose a password.');
  expect(newPasswordProblem('salt')).toBe('A little longer, please: at least 8 characters.');
  expect(newPasswordProblem('x'.repeat(129))).toBe('A password has 128 characters at most.');
});
