import { expect, test } from 'vitest';
import { returnPath, withReturn } from './return-path.ts';

const returned = (target: string): string | undefined => returnPath(`?return=${encodeURIComponent(target)}`);

test('the way back survives the sign-in page', () => {
  const page = withReturn('/account/sign-in/', '/user-account/order-history/order-details/', '?order=7');
  expect(returnPath(page.slice(page.indexOf('?')))).toBe('/user-account/order-history/order-details/?order=7');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\\b',
  '',
])('%o is no way back', (target) => {
  expect(returned(target)).toBeUndefined();
});
