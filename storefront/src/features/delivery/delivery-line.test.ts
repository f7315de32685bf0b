import { expect, it } from 'vitest';
import { arrivalText } from './delivery-line.tsx';

it.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 to Thu 26 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
  ['2026-11-23', '2026-11-23', 'Mon 23 Nov'],
  ['2026-12-30', '2027-01-04', 'Wed 30 Dec to Mon 4 Jan'],
])('%s to %s', (from, to, text) => expect(arrivalText(from, to)).toBe(text));
