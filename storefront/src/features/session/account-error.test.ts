import { expect, test, vi } from 'vitest';
import { type AccountError, errorsOf, outcomeOf } from './account-error.ts';

const ERRORS: readonly AccountError[] = [
  { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
];

test('the server’s errors are returned unchanged: the very same list', () => {
  expect(errorsOf({ customerUserErrors: ERRORS, userErrors: [] })).toBe(ERRORS);
  expect(errorsOf({ customerUserErrors: [], userErrors: ERRORS })).toBe(ERRORS);
  const answer = { ok: true, data: { customerUserErrors: ERRORS } } as const;
  expect(outcomeOf(answer, (data) => data, 'Error')).toBe(ERRORS);
});

test('success is true when there are none', () => {
  expect(outcomeOf({ ok: true, data: { customerUserErrors: [] } }, (data) => data, 'Error')).toBe(true);
  expect(outcomeOf({ ok: true, data: null }, () => null, 'Error')).toBe(true);
});

test('a lost connection is logged and answers nothing; too many tries are an error like others', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = { ok: false, failure: { kind: 'network', messages: ['Failed to fetch'] } } as const;
  expect(outcomeOf(lost, () => null, 'Error resetting password')).toBeUndefined();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error resetting password', ['Failed to fetch']);
  logged.mockRestore();
  const throttled = { ok: false, failure: { kind: 'throttled', messages: [] } } as const;
  expect(outcomeOf(throttled, () => null, 'Error')).toEqual([expect.objectContaining({ code: 'THROTTLED' })]);
});

test('tells nobody that they tried too often where the shop is full for everybody', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = {
    ok: false,
    failure: { kind: 'throttled', messages: ['Too much is asked at once.'], status: 429 },
  } as const;
  expect(outcomeOf(full, () => null, 'Error')).toBeUndefined();
  logged.mockRestore();
});
