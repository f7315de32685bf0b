import { expect, test } from 'vitest';
import { newPasswordProblem, passwordRules } from './password-rules.ts';

const kept = (password: string, email?: string): boolean[] => passwordRules(password, email).map((rule) => rule.kept);

test('rules are kept one by one while somebody types', () => {
  expect(kept('')).toEqual([false, false, false]);
  expect(kept('seabr')).toEqual([false, true, true]);
  expect(kept('seabreeze ')).toEqual([true, false, true]);
  expect(kept('saltwater')).toEqual([true, true, true]);
  expect(kept('Marina@Example.com', 'marina@example.com ')).toEqual([true, true, false]);
});

test('an emoji is one character', () => {
  expect(kept('🌊🌊🌊🌊')).toEqual([false, true, true]);
  expect(kept('🌊🌊🌊🌊🌊🌊🌊🌊')[0]).toBe(true);
});

test('what is not kept is said once somebody is done', () => {
  expect(newPasswordProblem('saltwater')).toBeUndefined();
  expect(newPasswordProblem('')).toBe('Choose a password.');
  expect(newPasswordProblem('salt')).toBe('This password must keep the rule: at least 8 characters.');
  expect(newPasswordProblem('x'.repeat(129))).toBe('A password has 128 characters at most.');
});
