import { expect, it } from 'vitest';
import { isLostConnection, isRefusedConnection } from './postgres-error.ts';

const withCode = (code: string) => Object.assign(new Error('server login has been failing'), { code });

it.each(['57P01', '08006', '08P01', 'ECONNRESET'])('%s is a connection that went away', (code) => {
  expect(isLostConnection(withCode(code))).toBe(true);
});

it.each(['57P03', '53300', 'ECONNREFUSED', 'ENOENT'])('%s is a connection that never came about', (code) => {
  expect([isRefusedConnection(withCode(code)), isLostConnection(withCode(code))]).toEqual([true, false]);
});

it.each(['23505', '42P01', '22P02'])('%s is none', (code) => {
  expect([isLostConnection(withCode(code)), isRefusedConnection(withCode(code))]).toEqual([false, false]);
});
