import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text.ts';

it.each([
  ['2026-11-23', '2026-11-23', 'Mon 23 Nov'],
  ['2026-11-25', '2026-11-27', 'Wed 25 to Fri 27 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
])('%s to %s reads "%s"', (from, to, text) => expect(arrivalText({ from, to })).toBe(text));
