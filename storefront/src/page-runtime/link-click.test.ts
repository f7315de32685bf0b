import { expect, test } from 'vitest';
import { isAbsolute, isOurClick } from './link-click.ts';

const plain = { button: 0, defaultPrevented: false, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

const own = { target: '', download: null };

test('a plain click is ours (N-2)', () => {
  expect(isOurClick(plain, own)).toBe(true);
});

test.each([
  [{ ...plain, button: 1 }, own],
  [{ ...plain, defaultPrevented: true }, own],
  [{ ...plain, metaKey: true }, own],
  [{ ...plain, altKey: true }, own],
  [{ ...plain, ctrlKey: true }, own],
  [{ ...plain, shiftKey: true }, own],
  [plain, { ...own, target: '_blank' }],
  [plain, { ...own, download: '' }],
  [plain, { ...own, download: 'chart.pdf' }],
])('%j on %j is the browser’s (N-2)', (click, anchor) => {
  expect(isOurClick(click, anchor)).toBe(false);
});

test.each([
  ['https://example.com/', true],
  ['mailto:hello@bluebirdbay.example', true],
  ['//example.com/', true],
  ['/products/a/', false],
  ['#main', false],
  ['?sort=price', false],
])('%s leads off the shop: %s (N-1)', (to, absolute) => {
  expect(isAbsolute(to)).toBe(absolute);
});
