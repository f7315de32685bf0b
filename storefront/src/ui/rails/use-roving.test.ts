import { expect, it } from 'vitest';
import { roveTo } from './use-roving.ts';

it('walks a row by arrows, Home and End, and stops at its ends', () => {
  const from = (at: number) => (key: string) => roveTo(key, at, 4);
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map(from(1))).toEqual([2, 2, 0, 0, 0, 3]);
  expect(['ArrowRight', 'End'].map(from(3))).toEqual([3, 3]);
  expect(['ArrowLeft', 'Home'].map(from(0))).toEqual([0, 0]);
});

it('leaves other keys to the browser', () => {
  expect(['Tab', 'Enter', ' ', 'a'].map((key) => roveTo(key, 1, 4))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
