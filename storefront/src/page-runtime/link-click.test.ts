import { expect, test } from 'vitest';
import { isAbsolute, isOurClick } from './link-click.ts';

const plain = { button: 0, defaultPrevented: false, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test('a plain click is ours', () => {
  expect(isOurClick(plain, {})).toBe(true);
});

test.each([
  [{ ...plain, button: 1 }, {}],
  [{ ...plain, defaultPrevented: true }, {}],
  [{ ...plain, metaKey: true }, {}],
  [{ ...plain, altKey: true }, {}],
  [{ ...plain, ctrlKey: true }, {}],
  [{ ...plain, shiftKey: true }, {}],
  [plain, { target: '_blank' }],
  [plain, { download: 'chart.pdf' }],
])('%j on %j is the browser’s', (click, anchor) => {
  expect(isOurClick(click, anchor)).toBe(false);
});

test.each([
  ['https://example.com/', true],
  ['mailto:hello@bluebirdbay.example', true],
  ['//example.com/', true],
  ['/products/a/', false],
  ['#main', false],
  ['?sort=price', false],
])('%s', (to, absolute) => {
  expect(isAbsolute(to)).toBe(absolute);
});
