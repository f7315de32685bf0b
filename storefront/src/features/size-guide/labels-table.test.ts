import { expect, it } from 'vitest';
import { cupSize } from './labels-table.tsx';

it.each([
  ['XS', 32, 27, '30 A to C', '65 A to C', '28C or 32A'],
  ['M', 36, 31, '34 A to C', '75 A to C', '32C or 36A'],
  ['L', 38.5, 33.5, '36 B to D', '80 B to D', '34D or 38B'],
  ['XXL', 44.5, 39.5, '42 B to D', '95 B to D', '40D or 44B'],
])('%s is cut for the bras its chart says', (size, bust, underBust, us, eu, sisters) => {
  expect(cupSize(size, { Bust: bust, 'Under-bust': underBust })).toEqual({ size, us, eu, sisters });
});

it('ends at the ends of the cups', () => {
  expect(cupSize('S', { Bust: 31, 'Under-bust': 29 })?.us).toBe('32 AA');
  expect(cupSize('S', { Bust: 60, 'Under-bust': 29 })?.us).toBe('32 F');
});

it('says nothing of what is not measured there', () => {
  expect(cupSize('M', { Waist: 29, Hips: 39 })).toBeUndefined();
  expect(cupSize('M', { Bust: 36 })).toBeUndefined();
});
