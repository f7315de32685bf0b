import { expect, it } from 'vitest';
import { pathTerms } from './error-page.tsx';

it.each([
  ['/products/kaila-top-old/', 'kaila top old'],
  ['/collections/B%C3%A9b%C3%A9_blue', 'Bébé blue'],
  ['/about.html', 'about'],
  ['/<script>alert(1)</script>/', 'script'],
  ['/%zz/', ''],
  ['/', ''],
  [`/${'a'.repeat(500)}/`, 'a'.repeat(60)],
])('%s: "%s"', (pathname, terms) => {
  expect(pathTerms(pathname)).toBe(terms);
});
